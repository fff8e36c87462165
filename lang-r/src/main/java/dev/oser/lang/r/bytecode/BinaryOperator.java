package dev.oser.lang.r.bytecode;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Functions of one and two operands that are instructions. */
final class BinaryOperator {
  private static final Map<String, Integer> BINARY =
      Map.ofEntries(
          Map.entry("+", Op.ADD),
          Map.entry("-", Op.SUBTRACT),
          Map.entry("*", Op.MULTIPLY),
          Map.entry("/", Op.DIVIDE),
          Map.entry("^", Op.POWER),
          Map.entry("%%", Op.MODULO),
          Map.entry("%/%", Op.INTEGER_DIVIDE),
          Map.entry("==", Op.EQUAL),
          Map.entry("!=", Op.NOT_EQUAL),
          Map.entry("<", Op.LESS),
          Map.entry(">", Op.GREATER),
          Map.entry("<=", Op.LESS_EQUAL),
          Map.entry(">=", Op.GREATER_EQUAL),
          Map.entry("&", Op.AND),
          Map.entry("|", Op.OR));

  private static final Map<String, Integer> UNARY =
      Map.of("!", Op.NOT, "-", Op.MINUS, "+", Op.PLUS);

  private BinaryOperator() {}

  static @Nullable Integer binary(String name) {
    return BINARY.get(name);
  }

  static @Nullable Integer unary(String name) {
    return UNARY.get(name);
  }
}
