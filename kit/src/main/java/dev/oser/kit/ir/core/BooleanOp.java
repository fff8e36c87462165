package dev.oser.kit.ir.core;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import java.lang.classfile.CodeBuilder;
import java.util.Collections;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Logic on i1. Both operands are always evaluated. */
public enum BooleanOp implements CoreOp {
  AND(2, "Both.", (a, b) -> a & b, CodeBuilder::iand),
  OR(2, "At least one.", (a, b) -> a | b, CodeBuilder::ior),
  XOR(2, "Exactly one.", (a, b) -> a ^ b, CodeBuilder::ixor),
  NOT(1, "The opposite.", (a, _) -> !a, code -> code.iconst_1().ixor());

  private final int arity;
  private final String documentation;
  private final BinaryOperator<Boolean> rule;
  private final Consumer<CodeBuilder> code;

  BooleanOp(
      int arity, String documentation, BinaryOperator<Boolean> rule, Consumer<CodeBuilder> code) {
    this.arity = arity;
    this.documentation = documentation;
    this.rule = rule;
    this.code = code;
  }

  @Override
  public String mnemonic() {
    return Arithmetic.mnemonic(CoreType.I1, this);
  }

  @Override
  public List<Type> operandTypes() {
    return Collections.nCopies(arity, CoreType.I1);
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
    return this != NOT;
  }

  @Override
  public String documentation() {
    return documentation;
  }

  @Override
  public Object evaluate(@Nullable Object[] operands, Execution execution) {
    return rule.apply(Boxed.i1(operands, 0), Boxed.i1(operands, arity - 1));
  }

  @Override
  public @Nullable Value simplify(List<Value> operands) {
    var a = operands.getFirst();
    var b = operands.getLast();
    if (this == NOT) {
      return Arithmetic.operandOf(this, a);
    }
    var known = simplify(a, b);
    return known == null ? simplify(b, a) : known;
  }

  private @Nullable Value simplify(Value a, Value b) {
    boolean same = a.equals(b);
    boolean isTrue = b.equals(Constant.of(true));
    boolean isFalse = b.equals(Constant.of(false));
    return switch (this) {
      case AND -> same || isTrue ? a : isFalse ? b : null;
      case OR -> same || isFalse ? a : isTrue ? b : null;
      case XOR -> same ? Constant.of(false) : isFalse ? a : null;
      case NOT -> null;
    };
  }

  @Override
  public void lower(Emitter emitter) {
    code.accept(emitter.code());
  }
}
