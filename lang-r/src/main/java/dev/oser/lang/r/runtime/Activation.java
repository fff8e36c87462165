package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Layout;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A call of a closure: its frame and its environment. Variables that the code names are in slots,
 * parameters first.
 *
 * <p>A parameter holds a promise, or a value if the argument needed none; what the arguments were
 * before they were matched is found out when somebody asks, from what parameters held before any of
 * them was assigned to.
 */
public final class Activation extends Environment implements Frame {
  private final Closure closure;
  private final Layout layout;
  private final @Nullable Value[] slots;
  private final Call call;
  private final Environment caller;
  private @Nullable Frame previous;
  private int number;

  /** Of the first parameters, which hold the value of an argument that was no promise. */
  private long given;

  private boolean escaped;
  private @Nullable Args supplied;

  /** What the parameters were before the first of them was assigned to. */
  private @Nullable Value @Nullable [] before;

  private @Nullable Dispatch dispatch;
  private List<Value> onExit = List.of();

  /**
   * Makes an activation of a closure that has not begun.
   *
   * @param caller the environment it is called from, which {@code parent.frame} gives
   */
  public Activation(Closure closure, Layout layout, Call call, Environment caller) {
    super(closure.environment());
    this.closure = closure;
    this.layout = layout;
    this.slots = new Value[layout.size()];
    this.call = call;
    this.caller = caller;
  }

  /** Says what the arguments are if they do not follow from the call. */
  public void supply(Args arguments, @Nullable Dispatch by) {
    supplied = arguments;
    dispatch = by;
  }

  /** It begins, after this frame. */
  public void begin(@Nullable Frame after) {
    previous = after;
    number = Frame.numberAfter(after);
  }

  /** {@return the slots, which are this activation's own} */
  public @Nullable Value[] slots() {
    return slots;
  }

  /**
   * Gives a parameter a value, without a promise. It is copied when it is changed, as if a promise
   * held it, too: what was given stays what it was for who asks.
   */
  public void give(int parameter, Value value) {
    value.own();
    if (!value.isShared()) {
      value.own();
    }
    slots[parameter] = value;
    given |= 1L << parameter;
  }

  /** {@return how many of the first parameters can be given values} */
  public static int mostGiven() {
    return Long.SIZE;
  }

  /** {@return whether a parameter still holds the value of its argument, without a promise} */
  public boolean isGiven(int parameter) {
    return parameter < Long.SIZE && (given & 1L << parameter) != 0;
  }

  /** A parameter is about to be assigned to: what it was given is no longer there to be asked. */
  private void overwrite(int parameter) {
    if (supplied == null && before == null) {
      before = Arrays.copyOf(slots, layout.parameters());
    }
    if (parameter < Long.SIZE) {
      given &= ~(1L << parameter);
    }
  }

  /**
   * {@return what was written for a parameter that still holds the value of its argument, or null}
   */
  public @Nullable Value written(Symbol parameter) {
    int slot = layout.slot(parameter);
    if (slot < 0 || !isGiven(slot)) {
      return null;
    }
    int[] plan = plan();
    for (int i = 0; i < plan.length; i++) {
      if (plan[i] == slot) {
        return call.argument(i);
      }
    }
    return null;
  }

  private int[] plan() {
    return Matching.plan(
        closure.formals(),
        call.names(),
        call.size(),
        new Args(call.arguments(), call.names()),
        call);
  }

  @Override
  public Args supplied() {
    if (supplied != null) {
      return supplied;
    }
    var formals = closure.formals();
    var bound = before != null ? before : slots;
    int[] plan = plan();
    var values = new Value[plan.length];
    int next = 0;
    for (int i = 0; i < values.length; i++) {
      var argument = call.argument(i);
      if (plan[i] == formals.dots() && bound[plan[i]] instanceof Dots dots) {
        values[i] = dots.values()[next++];
      } else if (argument == Symbol.MISSING) {
        values[i] = argument;
      } else {
        values[i] = argument(argument, bound[plan[i]]);
      }
    }
    return new Args(values, call.names());
  }

  private static Value argument(Value written, @Nullable Value value) {
    if (value == null) {
      throw new IllegalStateException("a parameter without its argument");
    }
    if (value instanceof Promise promise) {
      promise.passOn();
      return promise;
    }
    return written instanceof Symbol || written instanceof Call
        ? Promise.kept(written, value)
        : value;
  }

  /** {@return whether somebody may look at the variables when the code has ended} */
  public boolean isWatched() {
    return escaped || !onExit.isEmpty();
  }

  /** Promises that have not been evaluated are seen with this, and so is where they come from. */
  @Override
  public void escape() {
    if (escaped) {
      return;
    }
    escaped = true;
    for (var value : slots) {
      if (value instanceof Promise promise) {
        escape(promise);
      } else if (value instanceof Dots dots) {
        for (var each : dots.values()) {
          if (each instanceof Promise promise) {
            escape(promise);
          }
        }
      }
    }
  }

  private static void escape(Promise promise) {
    var where = promise.environment();
    if (where != null) {
      where.escape();
    }
  }

  /** It has ended: its variables no longer own anything, unless somebody still sees them. */
  public void release(Value result) {
    if (escaped) {
      return;
    }
    for (var value : slots) {
      var owned =
          value instanceof Promise promise && promise.isOfOneCall() ? promise.value() : value;
      if (owned instanceof Vector vector) {
        vector.leaveTo(result);
      }
    }
  }

  @Override
  public Layout layout() {
    return layout;
  }

  @Override
  public @Nullable Value get(Symbol symbol) {
    int slot = layout.slot(symbol);
    return slot >= 0 ? slots[slot] : super.get(symbol);
  }

  @Override
  public void put(Symbol symbol, Value value) {
    int slot = layout.slot(symbol);
    if (slot < 0) {
      super.put(symbol, value);
      return;
    }
    bind(slot, value);
  }

  /** Binds the variable of a slot to a value that has been told so. */
  private void bind(int slot, Value value) {
    change();
    if (slot < layout.parameters()) {
      overwrite(slot);
    }
    slots[slot] = value;
  }

  /** Assigns to the variable of a slot. Locks must have been looked at. */
  public void assign(int slot, Value value) {
    if (slots[slot] != value) {
      value.own();
      bind(slot, value);
    } else {
      change(); // it may have been changed in place
    }
  }

  @Override
  public boolean remove(Symbol symbol) {
    int slot = layout.slot(symbol);
    if (slot < 0) {
      return super.remove(symbol);
    }
    boolean found = slots[slot] != null;
    change();
    if (slot < layout.parameters()) {
      overwrite(slot);
    }
    slots[slot] = null;
    return found;
  }

  /** {@return the names that are bound here, as GNU R has them: variables before parameters} */
  @Override
  public List<Symbol> names() {
    var names = super.names();
    addNames(names, layout.parameters(), slots.length);
    addNames(names, 0, layout.parameters());
    return names;
  }

  private void addNames(List<Symbol> names, int from, int to) {
    for (int i = from; i < to; i++) {
      if (slots[i] != null) {
        names.add(layout.name(i));
      }
    }
  }

  @Override
  public Call call() {
    return call;
  }

  @Override
  public Closure function() {
    return closure;
  }

  @Override
  public Environment environment() {
    escape();
    return this;
  }

  @Override
  public boolean runsIn(Environment environment) {
    return environment == this;
  }

  @Override
  public Environment caller() {
    caller.escape();
    return caller;
  }

  /** {@return the environment it is called from, for who does not keep it} */
  public Environment peekCaller() {
    return caller;
  }

  @Override
  public @Nullable Dispatch dispatch() {
    return dispatch;
  }

  @Override
  public @Nullable Frame previous() {
    return previous;
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public List<Value> onExit() {
    return onExit;
  }

  @Override
  public void setOnExit(List<Value> expressions) {
    this.onExit = List.copyOf(expressions);
  }
}
