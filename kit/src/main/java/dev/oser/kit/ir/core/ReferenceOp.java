package dev.oser.kit.ir.core;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.Condition;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.ObjectAccess;
import dev.oser.kit.ir.ObjectReference;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.runtime.FunctionValue;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Questions about references. */
public sealed interface ReferenceOp extends CoreOp {
  /** The class whose static methods generated code calls. */
  ClassDesc FUNCTION_VALUE = ClassDesc.of(FunctionValue.class.getName());

  MethodTypeDesc IS_OF =
      MethodTypeDesc.of(ConstantDescs.CD_boolean, ConstantDescs.CD_Object, ConstantDescs.CD_String);

  MethodTypeDesc CAST =
      MethodTypeDesc.of(ConstantDescs.CD_Object, ConstantDescs.CD_Object, ConstantDescs.CD_String);

  /**
   * {@return whether an object can be asked if it is of the type; arrays of functions cannot, since
   * their class only knows the JVM representation of the functions}
   */
  static boolean canTest(Type type) {
    var element = type;
    while (element instanceof ArrayType(Type inner)) {
      element = inner;
    }
    return type.isReference() && (element == type || !(element instanceof FunctionType));
  }

  /** Functions are asked for their type too, and for their class: it is that of their machine. */
  private static boolean isOf(Type type, @Nullable Object object, Execution execution) {
    return execution.classOf(type).isInstance(object)
        && (!(type instanceof FunctionType) || FunctionValue.isOf(object, type.text()));
  }

  private static void requireTestable(Type type) {
    if (!canTest(type)) {
      throw new IllegalArgumentException("objects cannot be tested for " + type.text());
    }
  }

  /** Compares identities. */
  enum Identity implements ReferenceOp, Condition {
    EQ("ref.eq", "Whether both are the same object, or both null."),
    NE("ref.ne", "Whether they are different objects.");

    private final String mnemonic;
    private final String documentation;

    Identity(String mnemonic, String documentation) {
      this.mnemonic = mnemonic;
      this.documentation = documentation;
    }

    @Override
    public String mnemonic() {
      return mnemonic;
    }

    @Override
    public String documentation() {
      return documentation;
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(CoreType.REF, CoreType.REF);
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
    public ObjectAccess objectAccess() {
      return new ObjectAccess.Compare(this == EQ);
    }

    @Override
    public boolean isCommutative() {
      return true;
    }

    @Override
    public Object evaluate(@Nullable Object[] operands, Execution execution) {
      return (operands[0] == operands[1]) == (this == EQ);
    }

    /** A value is itself. Of functions, only the machine knows who they are. */
    @Override
    public @Nullable Value simplify(List<Value> operands) {
      var a = operands.get(0);
      var b = operands.get(1);
      if (a instanceof Definition && a.equals(b)) {
        return Constant.of(this == EQ);
      }
      return a instanceof Constant first
              && b instanceof Constant second
              && isKnown(first)
              && isKnown(second)
          ? Constant.of(Objects.equals(first.value(), second.value()) == (this == EQ))
          : null;
    }

    private static boolean isKnown(Constant constant) {
      return constant.value() == null || constant.value() instanceof ObjectReference;
    }

    @Override
    public void lowerJump(CodeBuilder code, boolean when, Label target) {
      if (when == (this == EQ)) {
        code.if_acmpeq(target);
      } else {
        code.if_acmpne(target);
      }
    }
  }

  /** Tests the type of an object. */
  record Is(Type type) implements ReferenceOp {
    public Is {
      requireTestable(type);
    }

    @Override
    public String mnemonic() {
      return "ref.is";
    }

    @Override
    public String immediates() {
      return type.text();
    }

    @Override
    public String documentation() {
      return "Whether the object is of the type; null is of none.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(CoreType.REF);
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
    public Object evaluate(@Nullable Object[] operands, Execution execution) {
      return isOf(type, operands[0], execution);
    }

    /** Null is of no type. Any other value of a subtype would be of the type, but may be null. */
    @Override
    public @Nullable Value simplify(List<Value> operands) {
      return operands.getFirst() instanceof Constant constant && constant.value() == null
          ? Constant.of(false)
          : null;
    }

    @Override
    public void lower(Emitter emitter) {
      if (type instanceof FunctionType) {
        emitter.code().dup().ldc(type.text()).invokestatic(FUNCTION_VALUE, "isOf", IS_OF).swap();
      }
      emitter.code().instanceOf(type.descriptor());
      if (type instanceof FunctionType) {
        emitter.code().iand();
      }
    }
  }

  /** Gives an object a more precise type. */
  record Cast(Type type) implements ReferenceOp {
    public Cast {
      requireTestable(type);
    }

    @Override
    public String mnemonic() {
      return "ref.cast";
    }

    @Override
    public String immediates() {
      return type.text();
    }

    @Override
    public String documentation() {
      return "The object as a value of the type; null stays null; traps if it is of another type.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(CoreType.REF);
    }

    @Override
    public Type resultType() {
      return type;
    }

    @Override
    public Effects effects() {
      return Effects.TRAPS;
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      if (operands[0] != null && !isOf(type, operands[0], execution)) {
        throw new Trap(TrapKind.WRONG_TYPE, "");
      }
      return operands[0];
    }

    /** What is known to be of the type already needs no test. */
    @Override
    public @Nullable Value simplify(List<Value> operands) {
      var a = operands.getFirst();
      return a.type().isSubtypeOf(type) ? a : null;
    }

    @Override
    public void lower(Emitter emitter) {
      if (type instanceof FunctionType) {
        emitter.code().ldc(type.text()).invokestatic(FUNCTION_VALUE, "cast", CAST);
      }
      emitter.code().checkcast(type.descriptor());
    }
  }
}
