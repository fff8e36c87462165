package dev.oser.kit.ir.core;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.runtime.Overflow;
import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Whether integer arithmetic on i32 or i64 wraps: what a compiler assumes not to be so, next to the
 * op that computes the result. It is pure, so it moves, folds and is shared like any other
 * condition, and needs neither pairs of values nor traps.
 */
public record IntegerOverflow(Kind kind, CoreType type) implements CoreOp {
  // What a record has of itself is made by the JVM when it is first asked, which takes long.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof IntegerOverflow op && op.kind == kind && op.type == type;
  }

  @Override
  public int hashCode() {
    return 31 * kind.hashCode() + type.hashCode();
  }

  /** The operations. */
  public enum Kind {
    ADD("sum", "ofSum", 2),
    SUB("difference", "ofDifference", 2),
    MUL("product", "ofProduct", 2),
    NEG("negation", "ofNegation", 1);

    private final String result;
    private final String method;
    private final int arity;

    Kind(String result, String method, int arity) {
      this.result = result;
      this.method = method;
      this.arity = arity;
    }

    /** {@return the op of this kind on i32 or i64} */
    public IntegerOverflow on(CoreType type) {
      return new IntegerOverflow(this, type);
    }

    private BigInteger exact(BigInteger a, BigInteger b) {
      return switch (this) {
        case ADD -> a.add(b);
        case SUB -> a.subtract(b);
        case MUL -> a.multiply(b);
        case NEG -> a.negate();
      };
    }
  }

  public IntegerOverflow {
    Arithmetic.requireInteger(type);
  }

  @Override
  public String mnemonic() {
    return type.text() + "." + kind.name().toLowerCase(Locale.ROOT) + "_overflows";
  }

  @Override
  public List<Type> operandTypes() {
    return Collections.nCopies(kind.arity, type);
  }

  @Override
  public Type resultType() {
    return CoreType.I1;
  }

  @Override
  public Effects effects() {
    return Effects.PURE;
  }

  @Override
  public boolean isCommutative() {
    return kind == Kind.ADD || kind == Kind.MUL;
  }

  @Override
  public String documentation() {
    return "Whether the exact " + kind.result + " does not fit, so that the op wraps.";
  }

  /** By exact arithmetic, so that the reference shares nothing with what compiled code does. */
  @Override
  public Object evaluate(@Nullable Object[] operands, Execution execution) {
    var a = BigInteger.valueOf(Boxed.integer(operands, 0));
    var b = BigInteger.valueOf(Boxed.integer(operands, kind.arity - 1));
    return kind.exact(a, b).bitLength() >= (type == CoreType.I32 ? Integer.SIZE : Long.SIZE);
  }

  /** Neutral operands never make it wrap, nor does the difference of a value and itself. */
  @Override
  public @Nullable Value simplify(List<Value> operands) {
    var a = operands.getFirst();
    var b = operands.getLast();
    boolean fits =
        switch (kind) {
          case ADD -> Arithmetic.is(a, 0) || Arithmetic.is(b, 0);
          case SUB -> Arithmetic.is(b, 0) || a.equals(b);
          case MUL -> isZeroOrOne(a) || isZeroOrOne(b);
          case NEG -> false;
        };
    return fits ? Constant.of(false) : null;
  }

  private static boolean isZeroOrOne(Value value) {
    return Arithmetic.is(value, 0) || Arithmetic.is(value, 1);
  }

  @Override
  public void lower(Emitter emitter) {
    var parameter = type == CoreType.I32 ? "I" : "J";
    Arithmetic.jdk(Overflow.class, kind.method, "(" + parameter.repeat(kind.arity) + ")Z")
        .accept(emitter.code());
  }
}
