package dev.oser.kit.ir.core;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import java.lang.classfile.CodeBuilder;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Integer arithmetic and bit operations on one operand, i32 or i64. */
public record IntegerUnary(Kind kind, CoreType type) implements CoreOp {
  /** The operations. */
  public enum Kind {
    NEG(
        "Negation; the least integer stays as it is.",
        a -> -a,
        a -> -a,
        CodeBuilder::ineg,
        CodeBuilder::lneg),
    NOT(
        "Bitwise complement.",
        a -> ~a,
        a -> ~a,
        code -> code.iconst_m1().ixor(),
        code -> code.ldc(-1L).lxor()),
    POPCOUNT(
        "How many bits are set.",
        Integer::bitCount,
        Long::bitCount,
        Arithmetic.jdk(Integer.class, "bitCount", "(I)I"),
        Arithmetic.jdk(Long.class, "bitCount", "(J)I").andThen(CodeBuilder::i2l)),
    CLZ(
        "How many zero bits precede the highest set bit; the width for 0.",
        Integer::numberOfLeadingZeros,
        Long::numberOfLeadingZeros,
        Arithmetic.jdk(Integer.class, "numberOfLeadingZeros", "(I)I"),
        Arithmetic.jdk(Long.class, "numberOfLeadingZeros", "(J)I").andThen(CodeBuilder::i2l)),
    CTZ(
        "How many zero bits follow the lowest set bit; the width for 0.",
        Integer::numberOfTrailingZeros,
        Long::numberOfTrailingZeros,
        Arithmetic.jdk(Integer.class, "numberOfTrailingZeros", "(I)I"),
        Arithmetic.jdk(Long.class, "numberOfTrailingZeros", "(J)I").andThen(CodeBuilder::i2l));

    private final String documentation;
    private final IntUnaryOperator onInt;
    private final LongUnaryOperator onLong;
    private final Consumer<CodeBuilder> intCode;
    private final Consumer<CodeBuilder> longCode;

    Kind(
        String documentation,
        IntUnaryOperator onInt,
        LongUnaryOperator onLong,
        Consumer<CodeBuilder> intCode,
        Consumer<CodeBuilder> longCode) {
      this.documentation = documentation;
      this.onInt = onInt;
      this.onLong = onLong;
      this.intCode = intCode;
      this.longCode = longCode;
    }

    /** {@return the op of this kind on i32 or i64} */
    public IntegerUnary on(CoreType type) {
      return new IntegerUnary(this, type);
    }
  }

  public IntegerUnary {
    Arithmetic.requireInteger(type);
  }

  @Override
  public String mnemonic() {
    return Arithmetic.mnemonic(type, kind);
  }

  @Override
  public List<Type> operandTypes() {
    return List.of(type);
  }

  @Override
  public Type resultType() {
    return type;
  }

  @Override
  public Effects effects() {
    return Effects.PURE;
  }

  @Override
  public String documentation() {
    return kind.documentation;
  }

  @Override
  public Object evaluate(@Nullable Object[] operands, Execution execution) {
    long a = Boxed.integer(operands, 0);
    return type == CoreType.I32
        ? (Object) kind.onInt.applyAsInt((int) a)
        : (Object) kind.onLong.applyAsLong(a);
  }

  /** Negation and complement undo themselves. */
  @Override
  public @Nullable Value simplify(List<Value> operands) {
    return kind == Kind.NEG || kind == Kind.NOT
        ? Arithmetic.operandOf(this, operands.getFirst())
        : null;
  }

  @Override
  public void lower(Emitter emitter) {
    (type == CoreType.I32 ? kind.intCode : kind.longCode).accept(emitter.code());
  }
}
