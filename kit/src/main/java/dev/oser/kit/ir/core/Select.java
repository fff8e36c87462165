package dev.oser.kit.ir.core;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One of two values. */
public record Select(Type type) implements CoreOp {
  @Override
  public String mnemonic() {
    return "select";
  }

  @Override
  public String immediates() {
    return type.text();
  }

  @Override
  public List<Type> operandTypes() {
    return List.of(CoreType.I1, type, type);
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
    return "The second operand if the first is true, otherwise the third; both are always"
        + " evaluated.";
  }

  @Override
  public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
    return Boxed.i1(operands, 0) ? operands[1] : operands[2];
  }

  @Override
  public boolean definesNan() {
    return true;
  }

  @Override
  public @Nullable Value simplify(List<Value> operands) {
    var condition = operands.get(0);
    var a = operands.get(1);
    var b = operands.get(2);
    if (condition instanceof Constant(_, Boolean known)) {
      return known ? a : b;
    }
    if (a.equals(b)) {
      return a;
    }
    boolean isCondition = a.equals(Constant.of(true)) && b.equals(Constant.of(false));
    return isCondition ? condition : null;
  }

  @Override
  public boolean loadsOperandsItself() {
    return true;
  }

  @Override
  public void lower(Emitter emitter) {
    var code = emitter.code();
    var operands = emitter.instruction().operands();
    var otherwise = code.newLabel();
    var end = code.newLabel();
    emitter.jump(operands.get(0), false, otherwise);
    emitter.push(operands.get(1));
    code.goto_(end).labelBinding(otherwise);
    emitter.push(operands.get(2));
    code.labelBinding(end);
  }
}
