package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.runtime.Frame;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** What the interpreter tells of what is hot, and what may run it faster. */
public interface Tier {
  /** Nothing runs faster. */
  Tier NONE = new Interpreting();

  /** {@return which bits of the number of entries are 0 when code is told of} */
  int entryMask();

  /** {@return which bits of the number of turns are 0 when a loop is told of} */
  int turnMask();

  /** Code was entered often once more. */
  void entered(Code code, Environment environment);

  /**
   * A loop has turned often once more.
   *
   * @param head the first instruction of its next turn
   * @param turns how often it has turned so far
   * @param home the latest of the running calls when the code began
   * @param stack the operands there
   * @param mayLeave whether nobody but compiled code waits for the result, so that this may return
   *     anything to have the interpreter end, and the code go on afterwards
   * @return the result of the code, if something else has run it to its end; else null
   */
  @Nullable Value turned(
      Code code,
      int head,
      int turns,
      Environment environment,
      @Nullable Frame home,
      Value[] stack,
      boolean mayLeave);

  /** Leaves everything to the interpreter. */
  record Interpreting() implements Tier {
    @Override
    public void entered(Code code, Environment environment) {}

    @Override
    public @Nullable Value turned(
        Code code,
        int head,
        int turns,
        Environment environment,
        @Nullable Frame home,
        Value[] stack,
        boolean mayLeave) {
      return null;
    }

    @Override
    public int entryMask() {
      return Integer.MAX_VALUE;
    }

    @Override
    public int turnMask() {
      return Integer.MAX_VALUE;
    }
  }
}
