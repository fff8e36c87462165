package dev.oser.kit.ir.core;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import java.lang.classfile.CodeBuilder;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Integer arithmetic and bit operations on two operands of the same width, i32 or i64. */
public record IntegerBinary(Kind kind, CoreType type) implements CoreOp {
  // What a record has of itself is made by the JVM when it is first asked, which takes long.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof IntegerBinary op && op.kind == kind && op.type == type;
  }

  @Override
  public int hashCode() {
    return 31 * kind.hashCode() + type.hashCode();
  }

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
        "Quotient rounded towards zero; the least integer divided by -1 wraps; traps if the divisor"
            + " is 0.",
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

    /** {@return whether the operands can change places} */
    public boolean isCommutative() {
      return switch (this) {
        case ADD, MUL, AND, OR, XOR, MIN, MAX -> true;
        case SUB, DIV, REM, SHL, SHR, USHR -> false;
      };
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
    return Boxed.wrap(
        kind.rule.apply(Boxed.integer(operands, 0), Boxed.integer(operands, 1), width()), type);
  }

  @Override
  public @Nullable Value simplify(List<Value> operands) {
    var a = operands.get(0);
    var b = operands.get(1);
    var known = simplify(a, b);
    return known == null && kind.isCommutative() ? simplify(b, a) : known;
  }

  private @Nullable Value simplify(Value a, Value b) {
    boolean same = a.equals(b);
    return switch (kind) {
      case ADD -> Arithmetic.is(b, 0) ? a : null;
      case SUB -> same ? constant(0) : Arithmetic.is(b, 0) ? a : null;
      case MUL -> Arithmetic.is(b, 0) ? b : Arithmetic.is(b, 1) ? a : null;
      // Not 0 / x nor x / x: x may be 0.
      case DIV -> Arithmetic.is(b, 1) ? a : null;
      case REM -> Arithmetic.is(b, 1) || Arithmetic.is(b, -1) ? constant(0) : null;
      case AND -> same || Arithmetic.is(b, -1) ? a : Arithmetic.is(b, 0) ? b : null;
      case OR -> same || Arithmetic.is(b, 0) ? a : Arithmetic.is(b, -1) ? b : null;
      case XOR -> same ? constant(0) : Arithmetic.is(b, 0) ? a : null;
      case SHL, USHR -> isNoShift(b) || Arithmetic.is(a, 0) ? a : null;
      case SHR -> isNoShift(b) || Arithmetic.is(a, 0) || Arithmetic.is(a, -1) ? a : null;
      case MIN -> same || Arithmetic.is(b, greatest()) ? a : Arithmetic.is(b, least()) ? b : null;
      case MAX -> same || Arithmetic.is(b, least()) ? a : Arithmetic.is(b, greatest()) ? b : null;
    };
  }

  private boolean isNoShift(Value distance) {
    return distance instanceof Constant(_, Number number)
        && (number.longValue() & (width() - 1)) == 0;
  }

  private Constant constant(long value) {
    return new Constant(type, Boxed.wrap(value, type));
  }

  private int width() {
    return type == CoreType.I32 ? 32 : 64;
  }

  private long least() {
    return type == CoreType.I32 ? Integer.MIN_VALUE : Long.MIN_VALUE;
  }

  private long greatest() {
    return type == CoreType.I32 ? Integer.MAX_VALUE : Long.MAX_VALUE;
  }

  @Override
  public void lower(Emitter emitter) {
    (type == CoreType.I32 ? kind.intCode : kind.longCode).accept(emitter.code());
  }
}
