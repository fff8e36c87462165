package dev.oser.lang.r.syntax;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How the deparser writes the functions that have a syntax of their own.
 *
 * @param precedence between two operands
 * @param unary the precedence before one operand, or 0
 */
record Syntax(Form form, int precedence, int unary, boolean rightAssociative) {
  enum Form {
    /** Spaces around it, and the line may break after it. */
    SPACED,
    /** No spaces and no break. */
    TIGHT,
    /** Spaces, but the line does not break. */
    ASSIGNMENT,
    MEMBER,
    NAMESPACE,
    NOT
  }

  private static final Map<String, Syntax> TABLE =
      Map.ofEntries(
          Map.entry("=", assignment(Operator.EQUALS_ASSIGN)),
          Map.entry("<-", assignment(Operator.LEFT_ASSIGN)),
          Map.entry("<<-", assignment(Operator.LEFT_ASSIGN)),
          Map.entry("~", new Syntax(Form.SPACED, Operator.TILDE, Operator.TILDE, false)),
          Map.entry("|", spaced(Operator.OR)),
          Map.entry("||", spaced(Operator.OR)),
          Map.entry("&", spaced(Operator.AND)),
          Map.entry("&&", spaced(Operator.AND)),
          Map.entry("!", new Syntax(Form.NOT, Operator.NOT, Operator.NOT, false)),
          Map.entry("==", spaced(Operator.COMPARE)),
          Map.entry("!=", spaced(Operator.COMPARE)),
          Map.entry("<", spaced(Operator.COMPARE)),
          Map.entry(">", spaced(Operator.COMPARE)),
          Map.entry("<=", spaced(Operator.COMPARE)),
          Map.entry(">=", spaced(Operator.COMPARE)),
          Map.entry("+", new Syntax(Form.SPACED, Operator.SUM, Operator.SIGN, false)),
          Map.entry("-", new Syntax(Form.SPACED, Operator.SUM, Operator.SIGN, false)),
          Map.entry("*", spaced(Operator.PRODUCT)),
          Map.entry("/", tight(Operator.PRODUCT, false)),
          Map.entry("%%", tight(Operator.SPECIAL, false)),
          Map.entry("%/%", tight(Operator.SPECIAL, false)),
          Map.entry(":", tight(Operator.RANGE, false)),
          Map.entry("^", tight(Operator.POWER, true)),
          Map.entry("$", new Syntax(Form.MEMBER, Operator.POWER + 1, 0, false)),
          Map.entry("@", new Syntax(Form.MEMBER, Operator.POWER + 1, 0, false)),
          Map.entry("::", new Syntax(Form.NAMESPACE, Operator.POWER + 2, 0, false)),
          Map.entry(":::", new Syntax(Form.NAMESPACE, Operator.POWER + 2, 0, false)));

  private static Syntax assignment(int precedence) {
    return new Syntax(Form.ASSIGNMENT, precedence, 0, true);
  }

  /** Those that take two operands are also written before one, if there is only one. */
  private static Syntax spaced(int precedence) {
    return new Syntax(Form.SPACED, precedence, precedence, false);
  }

  private static Syntax tight(int precedence, boolean rightAssociative) {
    return new Syntax(Form.TIGHT, precedence, 0, rightAssociative);
  }

  static @Nullable Syntax of(String name) {
    var syntax = TABLE.get(name);
    return syntax == null && isSpecial(name)
        ? new Syntax(Form.SPACED, Operator.SPECIAL, 0, false)
        : syntax;
  }

  private static boolean isSpecial(String name) {
    return name.length() > 1 && name.startsWith("%") && name.endsWith("%");
  }
}
