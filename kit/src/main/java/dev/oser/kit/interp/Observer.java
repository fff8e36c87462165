package dev.oser.kit.interp;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Instruction;
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
   * Where and with what an activation goes on.
   *
   * @param at the instruction of another version that is next
   * @param values the values of it that are live there
   */
  record Transfer(Instruction at, Map<Definition, @Nullable Object> values) {}
}
