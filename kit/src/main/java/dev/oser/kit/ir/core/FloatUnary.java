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
import java.util.function.DoubleUnaryOperator;
import org.jspecify.annotations.Nullable;

/** IEEE 754 arithmetic on one f64 operand. Nothing traps. */
public enum FloatUnary implements CoreOp {
  NEG("Negation: flips the sign bit.", a -> -a, CodeBuilder::dneg),
  ABS("Absolute value: clears the sign bit.", Math::abs, Arithmetic.jdk(Math.class, "abs", "(D)D")),
  SQRT("Square root, correctly rounded.", Math::sqrt, Arithmetic.jdk(Math.class, "sqrt", "(D)D")),
  FLOOR("The largest integer not above.", Math::floor, Arithmetic.jdk(Math.class, "floor", "(D)D")),
  CEIL("The smallest integer not below.", Math::ceil, Arithmetic.jdk(Math.class, "ceil", "(D)D"));

  private final String documentation;
  private final DoubleUnaryOperator rule;
  private final Consumer<CodeBuilder> code;

  FloatUnary(String documentation, DoubleUnaryOperator rule, Consumer<CodeBuilder> code) {
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
    return List.of(CoreType.F64);
  }

  @Override
  public Type resultType() {
    return CoreType.F64;
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
    return rule.applyAsDouble(Boxed.f64(operands, 0));
  }

  /** The sign bit is changed, of a NaN too; the others are arithmetic. */
  @Override
  public boolean definesNan() {
    return this == NEG || this == ABS;
  }

  /**
   * Flipping the sign bit twice changes nothing, of NaN neither. What is not negative stays so, and
   * what is an integer.
   */
  @Override
  public @Nullable Value simplify(List<Value> operands) {
    var a = operands.getFirst();
    var inner = Arithmetic.operandOf(this, a);
    return switch (this) {
      case NEG -> inner;
      case ABS, FLOOR, CEIL -> inner == null ? null : a;
      case SQRT -> null;
    };
  }

  @Override
  public void lower(Emitter emitter) {
    code.accept(emitter.code());
  }
}
