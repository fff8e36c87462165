package dev.oser.kit.ir.core;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Type;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import java.lang.classfile.CodeBuilder;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Integer arithmetic and bit operations on two operands of the same width, i32 or i64. */
public record IntegerBinary(Kind kind, CoreType type) implements CoreOp {
  /**
   * Computes on operands widened to 64 bits; the result is wrapped to {@code width} bits
   * afterwards.
   */
  private interface Rule {
    long apply(long a, long b, int width);
  }

  /** The operations. */
  public enum Kind {
    ADD("Sum; wraps.", (a, b, _) -> a + b, CodeBuilder::iadd, CodeBuilder::ladd),
    SUB("Difference; wraps.", (a, b, _) -> a - b, CodeBuilder::isub, CodeBuilder::lsub),
    MUL("Product; wraps.", (a, b, _) -> a * b, CodeBuilder::imul, CodeBuilder::lmul),
    DIV(
        "Quotient rounded towards zero; the least integer divided by -1 wraps; traps if the divisor is 0.",
        (a, b, _) -> a / nonZero(b),
        CodeBuilder::idiv,
        CodeBuilder::ldiv),
    REM(
        "Remainder with the sign of the dividend; traps if the divisor is 0.",
        (a, b, _) -> a % nonZero(b),
        CodeBuilder::irem,
        CodeBuilder::lrem),
    AND("Bitwise and.", (a, b, _) -> a & b, CodeBuilder::iand, CodeBuilder::land),
    OR("Bitwise or.", (a, b, _) -> a | b, CodeBuilder::ior, CodeBuilder::lor),
    XOR("Bitwise exclusive or.", (a, b, _) -> a ^ b, CodeBuilder::ixor, CodeBuilder::lxor),
    SHL(
        "Shift left by the second operand modulo the width.",
        (a, b, width) -> a << (b & (width - 1)),
        CodeBuilder::ishl,
        code -> code.l2i().lshl()),
    SHR(
        "Arithmetic shift right by the second operand modulo the width.",
        (a, b, width) -> a >> (b & (width - 1)),
        CodeBuilder::ishr,
        code -> code.l2i().lshr()),
    USHR(
        "Logical shift right by the second operand modulo the width.",
        (a, b, width) -> (width == 32 ? a & 0xffff_ffffL : a) >>> (b & (width - 1)),
        CodeBuilder::iushr,
        code -> code.l2i().lushr()),
    MIN(
        "The smaller operand.",
        (a, b, _) -> Math.min(a, b),
        Arithmetic.jdk(Math.class, "min", "(II)I"),
        Arithmetic.jdk(Math.class, "min", "(JJ)J")),
    MAX(
        "The larger operand.",
        (a, b, _) -> Math.max(a, b),
        Arithmetic.jdk(Math.class, "max", "(II)I"),
        Arithmetic.jdk(Math.class, "max", "(JJ)J"));

    private final String documentation;
    private final Rule rule;
    private final Consumer<CodeBuilder> intCode;
    private final Consumer<CodeBuilder> longCode;

    Kind(
        String documentation,
        Rule rule,
        Consumer<CodeBuilder> intCode,
        Consumer<CodeBuilder> longCode) {
      this.documentation = documentation;
      this.rule = rule;
      this.intCode = intCode;
      this.longCode = longCode;
    }

    /** {@return the op of this kind on i32 or i64} */
    public IntegerBinary on(CoreType type) {
      return new IntegerBinary(this, type);
    }

    private static long nonZero(long divisor) {
      if (divisor == 0) {
        throw new Trap(TrapKind.DIVISION_BY_ZERO, "");
      }
      return divisor;
    }
  }

  public IntegerBinary {
    Arithmetic.requireInteger(type);
  }

  @Override
  public String mnemonic() {
    return Arithmetic.mnemonic(type, kind);
  }

  @Override
  public List<Type> operandTypes() {
    return List.of(type, type);
  }

  @Override
  public Type resultType() {
    return type;
  }

  @Override
  public Effects effects() {
    return kind == Kind.DIV || kind == Kind.REM ? Effects.TRAPS : Effects.PURE;
  }

  @Override
  public boolean isCommutative() {
    return switch (kind) {
      case ADD, MUL, AND, OR, XOR, MIN, MAX -> true;
      case SUB, DIV, REM, SHL, SHR, USHR -> false;
    };
  }

  @Override
  public String documentation() {
    return kind.documentation;
  }

  @Override
  public Object evaluate(@Nullable Object[] operands, Execution execution) {
    int width = type == CoreType.I32 ? 32 : 64;
    return Boxed.wrap(
        kind.rule.apply(Boxed.integer(operands, 0), Boxed.integer(operands, 1), width), type);
  }

  @Override
  public void lower(Emitter emitter) {
    (type == CoreType.I32 ? kind.intCode : kind.longCode).accept(emitter.code());
  }
}
