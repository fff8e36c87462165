package dev.oser.kit.interp;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Function;
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

    Execution execution();
  }

  /**
   * Where and with what an activation goes on.
   *
   * @param function another version of the function
   * @param at the instruction of it that is next
   * @param values the values of it that are live there
   */
  record Transfer(Function function, Instruction at, Map<Definition, @Nullable Object> values) {}
}
