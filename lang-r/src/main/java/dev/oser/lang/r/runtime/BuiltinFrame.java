package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A call of a builtin that R has as a closure, or one that R's own code makes. It has no variables,
 * so it has an environment only if somebody asks.
 */
public final class BuiltinFrame implements Frame {
  private final Call call;
  private final Function function;
  private final Environment caller;
  private final @Nullable Frame previous;
  private final int number;
  private final Environment outer;
  private @Nullable Environment environment;
  private Args supplied;
  private boolean pending;
  private List<Value> onExit = List.of();
  private @Nullable Value result;

  private BuiltinFrame(
      Call call,
      Function function,
      Environment outer,
      @Nullable Environment environment,
      Environment caller,
      Args supplied,
      @Nullable Frame previous) {
    this.call = call;
    this.function = function;
    this.outer = outer;
    this.environment = environment;
    this.caller = caller;
    this.supplied = supplied;
    this.previous = previous;
    this.number = Frame.numberAfter(previous);
  }

  /**
   * A call with an environment of its own.
   *
   * @param outer what is around that environment
   */
  public static BuiltinFrame of(
      Call call,
      Function function,
      Environment outer,
      Environment caller,
      Args supplied,
      @Nullable Frame previous) {
    return new BuiltinFrame(call, function, outer, null, caller, supplied, previous);
  }

  /** A call that evaluates something in this environment. */
  static BuiltinFrame in(
      Environment environment,
      Call call,
      Function function,
      Environment caller,
      @Nullable Frame previous) {
    return new BuiltinFrame(call, function, environment, environment, caller, Args.NONE, previous);
  }

  /** {@return a frame of a builtin whose arguments are still to be evaluated} */
  public static BuiltinFrame pending(
      Call call,
      Function function,
      Environment outer,
      Environment caller,
      @Nullable Frame previous) {
    var frame = of(call, function, outer, caller, Args.NONE, previous);
    frame.pending = true;
    return frame;
  }

  /** Says what is made in this call, so that it can be measured. */
  void setResult(Value made) {
    result = made;
  }

  /** {@return what has been made so far, or null} */
  @Nullable Value result() {
    return result;
  }

  /** {@return whether the arguments are still to be evaluated} */
  public boolean isPending() {
    return pending;
  }

  /** Says what the arguments have become. */
  public void supply(Args arguments) {
    supplied = arguments;
    pending = false;
  }

  @Override
  public Call call() {
    return call;
  }

  @Override
  public Function function() {
    return function;
  }

  @Override
  public Environment environment() {
    if (environment == null) {
      environment = new Environment(outer);
      bind(environment);
    }
    environment.escape();
    return environment;
  }

  /** Who looks into the frame of what R has as a closure finds its arguments there. */
  private void bind(Environment target) {
    if (!(function instanceof Builtin builtin)
        || !builtin.signature().matched()
        || supplied.size() == 0) {
      return;
    }
    var formals = builtin.signature().formals();
    int[] places;
    try {
      places = Matching.plan(formals, supplied.names(), supplied.size(), supplied, call);
    } catch (RError e) {
      return; // the call itself says so
    }
    for (int i = 0; i < places.length; i++) {
      if (places[i] != formals.dots() && supplied.get(i) != Symbol.MISSING) {
        supplied.get(i).share();
        target.put(formals.names()[places[i]], supplied.get(i));
      }
    }
  }

  @Override
  public boolean runsIn(Environment candidate) {
    return environment == candidate;
  }

  @Override
  public Environment caller() {
    caller.escape();
    return caller;
  }

  @Override
  public Args supplied() {
    return supplied;
  }

  @Override
  public @Nullable Dispatch dispatch() {
    return null;
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
