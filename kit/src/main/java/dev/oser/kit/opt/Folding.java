package dev.oser.kit.opt;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.FunctionReference;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.ObjectReference;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.RecordType;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.Value;
import dev.oser.kit.runtime.FunctionValue;
import dev.oser.kit.runtime.Output;
import dev.oser.kit.runtime.RecordValue;
import dev.oser.kit.runtime.Trap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What can be known about an op before the program runs. Ops are asked themselves, by {@link
 * Op#simplify} and {@link Op#evaluate}, so that a language's ops fold like the core's. They are
 * evaluated in a world that refuses everything: folding never calls, allocates or prints.
 */
final class Folding {
  /** What {@link #choice} answers when the edge depends on more than what is known. */
  static final int UNKNOWN = -2;

  private Folding() {}

  /**
   * {@return a value that equals the result of the op, which then neither traps nor has effects and
   * can be deleted; null if there is none}
   */
  static @Nullable Value value(Op op, List<Value> operands) {
    if (op.resultType() == CoreType.VOID || !dependsOnOperandsOnly(op.effects())) {
      return null;
    }
    var simple = op.simplify(operands);
    return simple != null ? simple : constant(op, operands);
  }

  private static boolean dependsOnOperandsOnly(Effects effects) {
    return effects.reads() == Memory.NONE && effects.isRepeatable();
  }

  private static @Nullable Constant constant(Op op, List<Value> operands) {
    var known = payloads(operands);
    if (known == null) {
      return null;
    }
    try {
      var result = op.evaluate(known, Nowhere.WORLD);
      boolean isObject = op.resultType().isReference() && result != null;
      boolean isSomeNan = result instanceof Double number && number.isNaN() && !op.definesNan();
      return isObject || isSomeNan ? null : new Constant(op.resultType(), result);
    } catch (Trap | Refusal _) {
      return null;
    }
  }

  /**
   * {@return the payloads of constants; null if some operand is none, or is a function, which only
   * a machine can turn into a value, or an object, which changes}
   */
  private static @Nullable Object @Nullable [] payloads(List<Value> operands) {
    var payloads = new @Nullable Object[operands.size()];
    for (int i = 0; i < payloads.length; i++) {
      if (!(operands.get(i) instanceof Constant constant)
          || constant.value() instanceof FunctionReference
          || constant.value() instanceof ObjectReference) {
        return null;
      }
      payloads[i] = constant.value();
    }
    return payloads;
  }

  /**
   * {@return the index of the edge that a terminator with these operands always takes, or {@link
   * #UNKNOWN}}
   */
  static int choice(TerminatorOp op, List<Value> operands) {
    var known = onlyChooses(op) ? payloads(operands) : null;
    if (known == null) {
      return UNKNOWN;
    }
    try {
      return op.choose(known, Nowhere.WORLD);
    } catch (Trap | Refusal _) {
      return UNKNOWN;
    }
  }

  /**
   * {@return whether a terminator does nothing but choose one of several edges by its operands, so
   * that it can be a jump when the choice does not matter} One without operands chooses by
   * something else.
   */
  static boolean onlyChooses(TerminatorOp op) {
    var effects = op.effects();
    return op.edgeCount() > 1
        && !op.operandTypes().isEmpty()
        && effects.reads() == Memory.NONE
        && effects.writes() == Memory.NONE
        && !effects.allocates()
        && !effects.traps();
  }

  /** An op asked for a machine. */
  private static final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Refusal() {
      super("there is no machine while code is compiled", null, false, false);
    }
  }

  /** No machine. */
  private enum Nowhere implements Execution {
    WORLD;

    @Override
    public @Nullable Object call(String function, @Nullable Object[] arguments) {
      throw new Refusal();
    }

    @Override
    public FunctionValue functionValue(String function, FunctionType type) {
      throw new Refusal();
    }

    @Override
    public RecordValue newRecord(RecordType type, @Nullable Object[] fields) {
      throw new Refusal();
    }

    @Override
    public Class<?> classOf(Type type) {
      throw new Refusal();
    }

    @Override
    public ClassLoader hostLoader() {
      throw new Refusal();
    }

    @Override
    public void spend(long instructions) {
      throw new Refusal();
    }

    @Override
    public Output output() {
      throw new Refusal();
    }
  }
}
