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
import java.util.function.DoubleBinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * IEEE 754 arithmetic on two f64 operands. Nothing traps. Which NaN comes out, if one does, is not
 * defined: see {@link #definesNan}.
 */
public enum FloatBinary implements CoreOp {
  ADD("Sum.", (a, b) -> a + b, CodeBuilder::dadd),
  SUB("Difference.", (a, b) -> a - b, CodeBuilder::dsub),
  MUL("Product.", (a, b) -> a * b, CodeBuilder::dmul),
  DIV("Quotient.", (a, b) -> a / b, CodeBuilder::ddiv),
  REM(
      "Remainder of the division rounded towards zero (C's fmod).",
      (a, b) -> a % b,
      CodeBuilder::drem),
  MIN(
      "The smaller operand; -0.0 is smaller than 0.0; NaN if either is.",
      Math::min,
      Arithmetic.jdk(Math.class, "min", "(DD)D")),
  MAX(
      "The larger operand; 0.0 is larger than -0.0; NaN if either is.",
      Math::max,
      Arithmetic.jdk(Math.class, "max", "(DD)D"));

  private final String documentation;
  private final DoubleBinaryOperator rule;
  private final Consumer<CodeBuilder> code;

  FloatBinary(String documentation, DoubleBinaryOperator rule, Consumer<CodeBuilder> code) {
    this.documentation = documentation;
    this.rule = rule;
    this.code = code;
  }

  @Override
  public String mnemonic() {
    return Arithmetic.mnemonic(CoreType.F64, this);
  }

  @Override
  public List<Type> operandTypes() {
    return List.of(CoreType.F64, CoreType.F64);
  }

  @Override
  public Type resultType() {
    return CoreType.F64;
  }

  @Override
  public Effects effects() {
    return Effects.PURE;
  }

  /** Two different NaN may change places too: which of them comes out is not defined. */
  @Override
  public boolean isCommutative() {
    return switch (this) {
      case ADD, MUL, MIN, MAX -> true;
      case SUB, DIV, REM -> false;
    };
  }

  @Override
  public String documentation() {
    return documentation;
  }

  @Override
  public Object evaluate(@Nullable Object[] operands, Execution execution) {
    return rule.applyAsDouble(Boxed.f64(operands, 0), Boxed.f64(operands, 1));
  }

  /**
   * Only what holds for every operand, NaN and -0.0 among them. {@code x + 0.0} is not {@code x}
   * for -0.0, but adding -0.0 or subtracting 0.0 keeps both zeros. {@code x * 0.0}, {@code x - x}
   * and {@code x / x} are NaN for NaN and infinities.
   */
  @Override
  public @Nullable Value simplify(List<Value> operands) {
    var a = operands.get(0);
    var b = operands.get(1);
    return switch (this) {
      case ADD -> Arithmetic.is(b, -0.0) ? a : Arithmetic.is(a, -0.0) ? b : null;
      case SUB -> Arithmetic.is(b, 0.0) ? a : null;
      case MUL -> Arithmetic.is(b, 1.0) ? a : Arithmetic.is(a, 1.0) ? b : null;
      case DIV -> Arithmetic.is(b, 1.0) ? a : null;
      case REM -> null;
      case MIN, MAX -> a.equals(b) ? a : null;
    };
  }

  @Override
  public void lower(Emitter emitter) {
    code.accept(emitter.code());
  }
}
