package dev.oser.kit.interp;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Instruction;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Watches the activations of a function, and may move one to another version. */
public interface Observer {
  /** Is told that an instruction is next; returns where to go on instead, or null to go on. */
  @Nullable Transfer before(Instruction next, State state);

  /** What an activation knows when it is asked. */
  interface State {
    /** {@return the value of a definition that has been computed} */
    @Nullable Object valueOf(Definition definition);

    /**
     * {@return whether a definition that dominates the next instruction has a value: after a
     * transfer, what was not live at the landing has none until it is computed}
     */
    boolean has(Definition definition);

    Execution execution();
  }

  /**
   * Where an activation goes on.
   *
   * @param frames the frames that replace its frame, the innermost first
   */
  record Transfer(List<Frame> frames) {
    public Transfer {
      frames = List.copyOf(frames);
    }

    /** {@return a transfer to a single frame} */
    public static Transfer to(Instruction at, Map<Definition, @Nullable Object> values) {
      return new Transfer(List.of(new Frame(at, values, null)));
    }
  }

  /**
   * A frame in the middle of its function.
   *
   * @param at the instruction that is next
   * @param values the values that are live there
   * @param awaited the call whose result the frame inside this one returns; null for the innermost
   */
  record Frame(
      Instruction at, Map<Definition, @Nullable Object> values, @Nullable Instruction awaited) {}
}
