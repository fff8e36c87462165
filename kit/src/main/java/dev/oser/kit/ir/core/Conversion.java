package dev.oser.kit.ir.core;

import static dev.oser.kit.ir.CoreType.F64;
import static dev.oser.kit.ir.CoreType.I1;
import static dev.oser.kit.ir.CoreType.I32;
import static dev.oser.kit.ir.CoreType.I64;
import static dev.oser.kit.ir.CoreType.I8;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import java.lang.classfile.CodeBuilder;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Conversions between primitive types, named {@code to.from_type}. */
public enum Conversion implements CoreOp {
  I32_FROM_I1(I1, I32, "0 for false, 1 for true.", a -> (boolean) a ? 1 : 0, _ -> {}),
  I32_FROM_I8(I8, I32, "Sign extension.", a -> (int) (byte) a, _ -> {}),
  I8_FROM_I32(I32, I8, "The low 8 bits.", a -> (byte) (int) a, CodeBuilder::i2b),
  I64_FROM_I32(I32, I64, "Sign extension.", a -> (long) (int) a, CodeBuilder::i2l),
  I32_FROM_I64(I64, I32, "The low 32 bits.", a -> (int) (long) a, CodeBuilder::l2i),
  F64_FROM_I32(I32, F64, "The same number.", a -> (double) (int) a, CodeBuilder::i2d),
  F64_FROM_I64(
      I64, F64, "The nearest number, ties to even.", a -> (double) (long) a, CodeBuilder::l2d),
  I32_FROM_F64(
      F64,
      I32,
      "Rounded towards zero; out of range gives the nearest integer; NaN gives 0.",
      a -> (int) (double) a,
      CodeBuilder::d2i),
  I64_FROM_F64(
      F64,
      I64,
      "Rounded towards zero; out of range gives the nearest integer; NaN gives 0.",
      a -> (long) (double) a,
      CodeBuilder::d2l),
  I64_FROM_F64_BITS(
      F64,
      I64,
      "The IEEE 754 bits; every NaN gives the same ones.",
      a -> Double.doubleToLongBits((double) a),
      Arithmetic.jdk(Double.class, "doubleToLongBits", "(D)J")),
  I64_FROM_F64_RAW_BITS(
      F64,
      I64,
      "The IEEE 754 bits, also of a NaN; which NaN arithmetic gives is not defined.",
      a -> Double.doubleToRawLongBits((double) a),
      Arithmetic.jdk(Double.class, "doubleToRawLongBits", "(D)J")),
  F64_FROM_I64_BITS(
      I64,
      F64,
      "The number with these IEEE 754 bits.",
      a -> Double.longBitsToDouble((long) a),
      Arithmetic.jdk(Double.class, "longBitsToDouble", "(J)D"));

  private final CoreType from;
  private final CoreType to;
  private final String documentation;
  private final UnaryOperator<Object> rule;
  private final Consumer<CodeBuilder> code;

  Conversion(
      CoreType from,
      CoreType to,
      String documentation,
      UnaryOperator<Object> rule,
      Consumer<CodeBuilder> code) {
    this.from = from;
    this.to = to;
    this.documentation = documentation;
    this.rule = rule;
    this.code = code;
  }

  /** {@return the name with its first underscore a dot: {@code i64.from_i32}} */
  @Override
  public String mnemonic() {
    return name().toLowerCase(Locale.ROOT).replaceFirst("_", ".");
  }

  @Override
  public List<Type> operandTypes() {
    return List.of(from);
  }

  @Override
  public Type resultType() {
    return to;
  }

  @Override
  public Effects effects() {
    return Effects.PURE;
  }

  @Override
  public String documentation() {
    return documentation;
  }

  @Override
  public Object evaluate(@Nullable Object[] operands, Execution execution) {
    return rule.apply(Boxed.at(operands, 0, Object.class));
  }

  @Override
  public boolean definesNan() {
    return true;
  }

  /** What was widened without loss is as it was when narrowed again. */
  @Override
  public @Nullable Value simplify(List<Value> operands) {
    var a = operands.getFirst();
    return switch (this) {
      case I8_FROM_I32 -> Arithmetic.operandOf(I32_FROM_I8, a);
      case I32_FROM_I64 -> Arithmetic.operandOf(I64_FROM_I32, a);
      case I32_FROM_F64 -> Arithmetic.operandOf(F64_FROM_I32, a);
      case I64_FROM_F64_RAW_BITS -> Arithmetic.operandOf(F64_FROM_I64_BITS, a);
      case F64_FROM_I64_BITS -> Arithmetic.operandOf(I64_FROM_F64_RAW_BITS, a);
      // Not through f64 and back: large integers are rounded. Nor the bits that all NaN share of a
      // number from bits.
      case I32_FROM_I1,
          I32_FROM_I8,
          I64_FROM_I32,
          F64_FROM_I32,
          F64_FROM_I64,
          I64_FROM_F64,
          I64_FROM_F64_BITS ->
          null;
    };
  }

  @Override
  public void lower(Emitter emitter) {
    code.accept(emitter.code());
  }
}
