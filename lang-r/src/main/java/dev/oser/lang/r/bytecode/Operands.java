package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/**
 * The operand stack of an activation. What is on it is in use, so it must not change: an activation
 * that calls others pins its operands until they are done. {@code c(x, f())} keeps the old {@code
 * x} even if {@code f} assigns to {@code x[1]}; while nobody is called, operands cost nothing.
 *
 * <p>Activations of a session end in the opposite order in which they begin, so there is one of
 * these for each depth, used again and again.
 */
final class Operands {
  private static final Value[] NONE = new Value[0];

  private final @Nullable Operands caller;
  private final boolean pinning;
  private @Nullable Operands callee;
  private Value[] values = NONE;
  private int height;

  /**
   * Makes operands of an activation.
   *
   * @param pinning false to plant a mistake
   */
  Operands(@Nullable Operands caller, boolean pinning) {
    this.caller = caller;
    this.pinning = pinning;
  }

  /** Pins what the current activation has. {@return the operands of one that it calls} */
  Operands enter(Value[] stack) {
    if (pinning) {
      pin(values, height);
    }
    var next = callee;
    if (next == null) {
      next = new Operands(this, pinning);
      callee = next;
    }
    next.values = stack;
    next.height = 0;
    return next;
  }

  /** Ends this activation. {@return the operands of the one that called it} */
  Operands leave() {
    values = NONE;
    height = 0;
    var below = caller;
    if (below == null) {
      throw new IllegalStateException("no activation to leave");
    }
    unpin(below.values, below.height);
    return below;
  }

  /** Says how much of the stack is in use. */
  void setHeight(int height) {
    this.height = height;
  }

  static void pin(Value[] values, int count) {
    for (int i = 0; i < count; i++) {
      pin(values[i]);
    }
  }

  /** Only vectors are changed in place. */
  static void pin(Value value) {
    if (value instanceof Vector vector) {
      vector.pin();
    }
  }

  static void unpin(Value[] values, int count) {
    for (int i = 0; i < count; i++) {
      if (values[i] instanceof Vector vector) {
        vector.unpin();
      }
    }
  }
}
