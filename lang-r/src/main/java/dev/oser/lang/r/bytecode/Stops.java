package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Value;

/**
 * Stops the interpreter at its instructions, to test that it can go on from a description: at each
 * one for a while, then at some.
 */
public final class Stops {
  /** So many instructions are all stopped at; of later ones, a part. */
  private static final int ALL = 5_000;

  private static final int STEP = 97;
  private static final int MOST = 50_000;

  private final boolean forgetful;
  private long count;
  private int wait;

  /**
   * Makes stops.
   *
   * @param forgetful true to plant a mistake: what is on top of the operand stack is lost
   */
  public Stops(boolean forgetful) {
    this.forgetful = forgetful;
  }

  /** {@return the operands as they are written down} */
  Value[] written(Value[] operands) {
    if (forgetful && operands.length > 0) {
      operands[operands.length - 1] = NullValue.NULL;
    }
    return operands;
  }

  /** {@return how often it has stopped} */
  public long count() {
    return count;
  }

  /** {@return whether to stop now} */
  boolean isDue() {
    if (--wait > 0) {
      return false;
    }
    wait = count < ALL ? 1 : count < MOST ? STEP : STEP * STEP;
    count++;
    return true;
  }
}
