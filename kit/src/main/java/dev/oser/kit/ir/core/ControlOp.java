package dev.oser.kit.ir.core;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.ir.Type;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The terminators of the core. */
public sealed interface ControlOp extends CoreOp, TerminatorOp {
  /** Leaving a block is never left out, moved or repeated. */
  @Override
  default Effects effects() {
    return new Effects(Memory.NONE, Memory.NONE, false, false, true);
  }

  /** Goes to its only successor. */
  record Jump() implements ControlOp {
    @Override
    public String mnemonic() {
      return "jump";
    }

    @Override
    public String documentation() {
      return "Goes to the block.";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of();
    }

    @Override
    public int edgeCount() {
      return 1;
    }

    @Override
    public int choose(@Nullable Object[] operands, Execution execution) {
      return 0;
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.goTo(0);
    }
  }

  /**
   * Goes one way or the other.
   *
   * @param weights how often it is expected to go to the first and to the second block, or nothing
   *     if nobody knows
   */
  record Branch(List<Integer> weights) implements ControlOp {
    public Branch {
      weights = List.copyOf(weights);
    }

    public Branch() {
      this(List.of());
    }

    @Override
    public String mnemonic() {
      return "branch";
    }

    @Override
    public String immediates() {
      return weights.isEmpty() ? "" : weights.toString();
    }

    @Override
    public String documentation() {
      return "Goes to the first block if the condition is true, otherwise to the second;"
          + " may say how often to expect which, as in `branch [1, 999] %rare, a, b`.";
    }

    /** Less than once in a hundred times is rarely. */
    @Override
    public boolean isUnlikely(int edge) {
      return !weights.isEmpty() && 99L * weights.get(edge) < weights.get(1 - edge);
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(CoreType.I1);
    }

    @Override
    public int edgeCount() {
      return 2;
    }

    @Override
    public int choose(@Nullable Object[] operands, Execution execution) {
      return Boxed.i1(operands, 0) ? 0 : 1;
    }

    @Override
    public boolean loadsOperandsItself() {
      return true;
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.branch(emitter.instruction().operand(0), 0, 1);
    }
  }

  /**
   * Goes to the block of the case the operand equals; the edges are those of the cases, then the
   * default.
   */
  record Switch(List<Integer> cases) implements ControlOp {
    public Switch {
      cases = List.copyOf(cases);
    }

    @Override
    public String mnemonic() {
      return "switch";
    }

    @Override
    public String documentation() {
      return "Goes to the block of the case that equals the operand, otherwise to the last block.";
    }

    @Override
    public String immediates() {
      return cases.stream().map(String::valueOf).collect(Collectors.joining(", ", "[", "]"));
    }

    @Override
    public List<Type> operandTypes() {
      return List.of(CoreType.I32);
    }

    @Override
    public int edgeCount() {
      return cases.size() + 1;
    }

    @Override
    public int choose(@Nullable Object[] operands, Execution execution) {
      int index = cases.indexOf(Boxed.i32(operands, 0));
      return index >= 0 ? index : cases.size();
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.tableSwitch(cases);
    }
  }

  /** Ends the function. */
  record Return(Type type) implements ControlOp {
    @Override
    public String mnemonic() {
      return "return";
    }

    @Override
    public String documentation() {
      return "Ends the function with the operand as its result; without an operand in a void function.";
    }

    @Override
    public List<Type> operandTypes() {
      return type == CoreType.VOID ? List.of() : List.of(type);
    }

    @Override
    public int edgeCount() {
      return 0;
    }

    @Override
    public int choose(@Nullable Object[] operands, Execution execution) {
      return RETURN;
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.code().return_(TypeKind.from(type.descriptor()));
    }
  }

  /**
   * Leaves the function for another one for good: what that one returns is this one's result. Any
   * number of them in a row take no more stack than a few.
   */
  record Transition(String callee, FunctionType type) implements ControlOp {
    @Override
    public String mnemonic() {
      return "transition";
    }

    @Override
    public String immediates() {
      return "@" + callee;
    }

    @Override
    public boolean takesArgumentList() {
      return true;
    }

    @Override
    public String documentation() {
      return "Goes on in the current version of another function, whose result is the result of this one.";
    }

    @Override
    public Effects effects() {
      return Effects.CALL;
    }

    @Override
    public boolean trapsItself() {
      return false;
    }

    @Override
    public List<Type> operandTypes() {
      return type.parameters();
    }

    @Override
    public int edgeCount() {
      return 0;
    }

    @Override
    public int choose(@Nullable Object[] operands, Execution execution) {
      return TRANSITION;
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.transition(callee, type);
    }
  }

  /** Stops the program. */
  record TrapOp(String message) implements ControlOp {
    private static final ClassDesc SELF = ClassDesc.of(ControlOp.class.getName());

    @Override
    public String mnemonic() {
      return "trap";
    }

    @Override
    public String immediates() {
      return Literals.quote(message);
    }

    @Override
    public String documentation() {
      return "Stops the program with the message.";
    }

    @Override
    public Effects effects() {
      return new Effects(Memory.NONE, Memory.NONE, true, false, true);
    }

    @Override
    public List<Type> operandTypes() {
      return List.of();
    }

    @Override
    public int edgeCount() {
      return 0;
    }

    @Override
    public int choose(@Nullable Object[] operands, Execution execution) {
      throw explicit(message);
    }

    @Override
    public void lower(Emitter emitter) {
      emitter.pushObject(message, ConstantDescs.CD_String);
      var type = MethodTypeDesc.of(ClassDesc.of(Trap.class.getName()), ConstantDescs.CD_String);
      emitter.code().invokestatic(SELF, "explicit", type, true).athrow();
    }
  }

  /** {@return the trap of a {@code trap} op; generated code calls this} */
  static Trap explicit(String message) {
    return new Trap(TrapKind.EXPLICIT, message);
  }
}
