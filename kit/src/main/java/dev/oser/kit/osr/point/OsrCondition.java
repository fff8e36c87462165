package dev.oser.kit.osr.point;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.opt.SsaVariable;
import dev.oser.kit.osr.map.StateMap;
import java.util.List;

/** When an OSR point fires. Whatever it is, it becomes code before the point. */
public sealed interface OsrCondition {
  /** Makes the code at the end of a block, and returns what decides. */
  Value emit(Editor editor, Block block);

  /** {@return the values of the program it reads} */
  default List<Definition> reads() {
    return List.of();
  }

  /**
   * Checks that it can be decided before an instruction.
   *
   * @throws IllegalArgumentException if not; the message says why
   */
  default void requireAt(Instruction point) {
    reads().forEach(value -> StateMap.requireComputed(value, point));
  }

  /** {@return this condition for a copy of the function} */
  default OsrCondition in(FunctionCopy copy) {
    return this;
  }

  /** {@return how often it is expected to hold and not to hold, or nothing} */
  default List<Integer> weights() {
    return List.of(1, 1_000_000);
  }

  /** Whenever the point is reached. */
  record Always() implements OsrCondition {
    @Override
    public Value emit(Editor editor, Block block) {
      return Constant.of(true);
    }

    @Override
    public List<Integer> weights() {
      return List.of(1, 0);
    }
  }

  /** Not at all; for measurements, and for points whose condition comes later. */
  record Never() implements OsrCondition {
    @Override
    public Value emit(Editor editor, Block block) {
      return Constant.of(false);
    }

    @Override
    public List<Integer> weights() {
      return List.of(0, 1);
    }
  }

  /**
   * If a value of the program is true.
   *
   * @param value an i1 that is available at the point
   * @param weights how often it is expected to be true and false, or nothing if nobody knows
   */
  record Guard(Value value, List<Integer> weights) implements OsrCondition {
    public Guard {
      if (value.type() != CoreType.I1) {
        throw new IllegalArgumentException(
            "a guard is an i1; " + value.text() + " is " + value.type().text());
      }
    }

    public Guard(Value value) {
      this(value, List.of(1, 1_000_000));
    }

    @Override
    public List<Definition> reads() {
      return value instanceof Definition definition ? List.of(definition) : List.of();
    }

    @Override
    public OsrCondition in(FunctionCopy copy) {
      return new Guard(copy.valueOf(value), weights);
    }

    @Override
    public Value emit(Editor editor, Block block) {
      return value;
    }
  }

  /**
   * When one activation reaches the point for the {@code times}-th time. It counts from zero, which
   * is what a continuation begins with, and downwards: HotSpot would express a counter that goes up
   * with the loop's own induction variable in terms of that, which costs more than it saves.
   */
  record Counter(long times) implements OsrCondition {
    @Override
    public Value emit(Editor editor, Block block) {
      var function = editor.function();
      var variable = new SsaVariable(editor, "osr.count", CoreType.I64);
      variable.setAtStart(function.entry(), Constant.of(0L));
      // What it is at the end is made from what it is at the start, which may come around a loop
      // from this end: so the difference is made first, from a stand-in.
      var subtract = IntegerBinary.Kind.SUB.on(CoreType.I64);
      var count =
          editor.add(
              block.terminator(), "osr.count", subtract, List.of(Constant.of(0L), Constant.of(1L)));
      variable.setAtEnd(block, count);
      editor.setOperand(count, 0, variable.atStart(block));
      var reached = Comparison.Kind.LE.on(CoreType.I64);
      return editor.add(
          block.terminator(), "osr.fire", reached, List.of(count, Constant.of(-times)));
    }
  }

  /**
   * When a function says so. As long as nobody installs another version of it, a call of a function
   * that returns a constant costs nothing: so it is a flag that another thread can set.
   *
   * @param function the name of a function without parameters that returns an i1
   */
  record Flag(String function) implements OsrCondition {
    @Override
    public Value emit(Editor editor, Block block) {
      var op = new CallOp.Call(function, FunctionType.of(CoreType.I1));
      return editor.add(block.terminator(), "osr.flag", op, List.of());
    }
  }
}
