package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The part of a session's operand stack that belongs to one activation. What is on it is in use, so
 * it must not change: an activation that calls others pins its operands until they are done. {@code
 * c(x, f())} keeps the old {@code x} even if {@code f} assigns to {@code x[1]}; while nobody is
 * called, operands cost nothing.
 *
 * <p>Activations of a session end in the opposite order in which they begin, so there is one of
 * these for each depth, used again and again, and all share one array as long as it has room.
 */
final class Operands {
  private static final int ROOM = 1 << 14;

  private final @Nullable Operands caller;
  private final boolean pinning;
  private @Nullable Operands callee;
  private Value[] stack;

  /** For activations that do not fit behind those that called them. */
  private Value[] spare = new Value[0];

  private int base;
  private int end;
  private int height;
  private int place;
  private boolean mayLeave;
  private boolean away;

  private Operands(@Nullable Operands caller, Value[] stack, boolean pinning) {
    this.caller = caller;
    this.stack = stack;
    this.pinning = pinning;
  }

  /**
   * Makes operands for what comes before all activations.
   *
   * @param pinning false to plant a mistake
   */
  Operands(boolean pinning) {
    this(null, new Value[ROOM], pinning);
  }

  /**
   * Pins what the current activation has. {@return the operands of one that it calls}
   *
   * @param size how many operands it will have at most
   */
  Operands enter(int size) {
    if (pinning) {
      pin(stack, base, height);
    }
    var next = callee;
    if (next == null) {
      next = new Operands(this, stack, pinning);
      callee = next;
    }
    next.begin(stack, height, size);
    return next;
  }

  private void begin(Value[] below, int from, int size) {
    boolean fits = from + size <= below.length;
    if (!fits && spare.length < size) {
      spare = new Value[Math.max(size, ROOM)];
    }
    stack = fits ? below : spare;
    base = fits ? from : 0;
    height = base;
    end = base + size;
    mayLeave = false;
    away = false;
  }

  /** Ends this activation. {@return the operands of the one that called it} */
  Operands leave() {
    // What is no longer used must not be kept from the garbage collector.
    Arrays.fill(stack, base, end, null);
    height = base;
    var below = caller;
    if (below == null) {
      throw new IllegalStateException("no activation to leave");
    }
    unpin(below.stack, below.base, below.height);
    return below;
  }

  @Nullable Operands caller() {
    return caller;
  }

  /** {@return the array that holds these operands and those of others} */
  Value[] stack() {
    return stack;
  }

  /** {@return where the first operand is} */
  int base() {
    return base;
  }

  /** {@return where the next operand will be} */
  int height() {
    return height;
  }

  /** Says where the next operand will be. */
  void setHeight(int height) {
    this.height = height;
  }

  /** {@return whether a value is among the operands} */
  boolean contains(Value value) {
    for (int i = base; i < height; i++) {
      if (stack[i] == value) {
        return true;
      }
    }
    return false;
  }

  /** {@return the operands themselves, copied} */
  Value[] values() {
    return Arrays.copyOfRange(stack, base, height);
  }

  /** {@return whether other code runs the rest of this activation} */
  boolean isAway() {
    return away;
  }

  /** Says whether other code runs the rest of this activation. */
  void setAway(boolean isAway) {
    away = isAway;
  }

  /** {@return whether compiled code that was left goes on when this activation ends} */
  boolean mayLeave() {
    return mayLeave;
  }

  void setMayLeave(boolean may) {
    mayLeave = may;
  }

  /** {@return the instruction that runs with these operands} */
  int place() {
    return place;
  }

  /** Writes down which instruction runs. */
  void setPlace(int place) {
    this.place = place;
  }

  static void pin(Value[] values, int from, int to) {
    for (int i = from; i < to; i++) {
      pin(values[i]);
    }
  }

  /** Only vectors are changed in place. */
  static void pin(Value value) {
    if (value instanceof Vector vector) {
      vector.pin();
    }
  }

  static void unpin(Value[] values, int from, int to) {
    for (int i = from; i < to; i++) {
      if (values[i] instanceof Vector vector) {
        vector.unpin();
      }
    }
  }
}
