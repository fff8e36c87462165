package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A call of a builtin that R has as a closure, or one that R's own code makes. It has no variables,
 * so it has an environment only if somebody asks.
 */
public final class BuiltinFrame implements Frame {
  private static final Symbol INDEX = Symbol.of("i");

  private final Call call;
  private final Function function;
  private final Environment caller;
  private final @Nullable Frame previous;
  private final int number;
  private final Environment outer;
  private @Nullable Environment environment;
  private Args supplied;
  private boolean pending;
  private int index;
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
      if (index > 0) {
        environment.put(INDEX, new IntVector(index));
      }
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
    var rest = new Args.Builder();
    var written = written();
    for (int i = 0; i < places.length; i++) {
      supplied.get(i).share();
      if (places[i] == formals.dots()) {
        rest.add(promised(i, written), supplied.name(i));
      } else if (supplied.get(i) != Symbol.MISSING) {
        target.put(formals.names()[places[i]], supplied.get(i));
      }
    }
    if (formals.dots() >= 0) {
      var dots = rest.build();
      target.put(Symbol.DOTS, new Dots(dots.values(), dots.names()));
    }
  }

  /** {@return an argument with the code it comes from, if the call shows it} */
  private Value promised(int index, List<Value> written) {
    var value = supplied.get(index);
    if (value instanceof Promise || written.size() != supplied.size()) {
      return value;
    }
    var code = written.get(index);
    return code instanceof Call || code instanceof Symbol && code != Symbol.MISSING
        ? Promise.kept(code, value)
        : value;
  }

  /** {@return the code of the arguments, also of those that the caller passes on} */
  private List<Value> written() {
    var all = new ArrayList<Value>();
    for (int i = 0; i < call.size(); i++) {
      if (call.argument(i) != Symbol.DOTS) {
        all.add(call.argument(i));
      } else if (caller.get(Symbol.DOTS) instanceof Dots dots) {
        for (var each : dots.values()) {
          all.add(each instanceof Promise promise ? promise.expression() : each);
        }
      }
    }
    return all;
  }

  /** Says which element a function is called for; R's own code counts in a variable. */
  public void setIndex(int number) {
    index = number;
    if (environment != null) {
      environment.put(INDEX, new IntVector(index));
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
