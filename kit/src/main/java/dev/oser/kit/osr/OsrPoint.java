package dev.oser.kit.osr;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import java.util.List;

/**
 * A place where a running activation leaves for a continuation. It splits a block; if its condition
 * holds, control goes to a block that makes the transition (Flexible OSR §2, Figure 2).
 */
public final class OsrPoint {
  private final Function function;
  private final Block leaving;
  private final Instruction at;

  private OsrPoint(Function function, Block leaving, Instruction at) {
    this.function = function;
    this.leaving = leaving;
    this.at = at;
  }

  /**
   * Inserts a resolved point before the instruction where a map starts.
   *
   * @param continuation made for this map, or for the one this was copied from
   */
  public static OsrPoint insert(
      Editor editor, StateMap map, OsrCondition condition, Continuation continuation) {
    return insert(editor, map, condition, continuation, 0);
  }

  /**
   * Inserts a resolved point that leads to one of several entrances of a continuation.
   *
   * @param entrance the number of the map among those the continuation was made for
   */
  public static OsrPoint insert(
      Editor editor,
      StateMap map,
      OsrCondition condition,
      Continuation continuation,
      int entrance) {
    return insert(editor, map, condition, continuation.shape(), entrance);
  }

  static OsrPoint insert(
      Editor editor,
      StateMap map,
      OsrCondition condition,
      ContinuationShape continuation,
      int entrance) {
    continuation.requireFits(map, entrance);
    map.inputs().forEach(input -> requireComputed(input, map.from()));
    var point = split(editor, map.from(), condition);
    var arguments =
        continuation.arguments(editor, point.leaving, entrance, List.copyOf(map.inputs()));
    editor.terminate(
        point.leaving,
        new ControlOp.Transition(continuation.name(), continuation.type()),
        arguments,
        List.of(),
        map.from().position());
    return point;
  }

  /** Makes the branch of a point; the block it leaves by is still to be filled. */
  static OsrPoint split(Editor editor, Instruction at, OsrCondition condition) {
    if (at.block().function() != editor.function()) {
      throw new IllegalArgumentException(at + " is not in this " + editor.function());
    }
    condition.requireAt(at);
    var before = at.block();
    var rest = editor.split(at, before.name() + ".rest");
    var leaving = editor.addBlock(rest, before.name() + ".osr");
    var decides = condition.emit(editor, before);
    editor.terminate(
        before,
        new ControlOp.Branch(condition.weights()),
        List.of(decides),
        List.of(Target.of(leaving), Target.of(rest)),
        at.position());
    return new OsrPoint(editor.function(), leaving, at);
  }

  /** Throws unless a value is there whenever an instruction is reached. */
  static void requireComputed(Value value, Instruction at) {
    var function = at.block().function();
    if (value instanceof Definition definition
        && !(ToUnoptimised.isThere(definition)
            && definition.block().function() == function
            && Dominators.of(function).dominates(definition, at))) {
      throw new IllegalArgumentException(value.text() + " may not have been computed before " + at);
    }
  }

  public Function function() {
    return function;
  }

  /** {@return the instruction that is executed next if the point does not fire} */
  public Instruction at() {
    return at;
  }

  /** {@return the block that makes the transition} */
  public Block leaving() {
    return leaving;
  }

  /** Takes the point out again. What its condition computed is left to dead-code elimination. */
  public void remove(Editor editor) {
    if (editor.function() != function) {
      throw new IllegalArgumentException(this + " is not in this " + editor.function());
    }
    if (leaving.incoming().size() != 1
        || !(leaving.incoming().getFirst().terminator().op() instanceof ControlOp.Branch)) {
      throw new IllegalStateException(this + " has been removed or optimised away");
    }
    // Points that were inserted next to this one may have made the block before it another.
    var before = leaving.incoming().getFirst().source();
    var rest = before.terminator().edges().get(1).target();
    editor.terminate(before, new ControlOp.Jump(), List.of(), List.of(Target.of(rest)));
    editor.removeBlocks(List.of(leaving));
    if (editor.canMerge(rest)) {
      editor.merge(rest);
    }
  }

  @Override
  public String toString() {
    return "the OSR point before " + at + " in " + function;
  }
}
