package dev.oser.kit.osr.point;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.osr.continuation.Continuation;
import dev.oser.kit.osr.continuation.ContinuationShape;
import dev.oser.kit.osr.map.StateMap;
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

  /** Inserts a resolved point that leads to a continuation which may not have been made yet. */
  public static OsrPoint insert(
      Editor editor,
      StateMap map,
      OsrCondition condition,
      ContinuationShape continuation,
      int entrance) {
    continuation.requireFits(map, entrance);
    map.inputs().forEach(input -> StateMap.requireComputed(input, map.from()));
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
