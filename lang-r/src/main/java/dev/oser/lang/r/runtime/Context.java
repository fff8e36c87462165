package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * What code in Java knows about the call from R that it answers.
 *
 * @param call the call as it is written
 * @param environment where it is evaluated
 * @param builtin what is called
 * @param own the frame of this call itself, if it has one
 */
public record Context(
    Runtime runtime,
    Call call,
    Environment environment,
    @Nullable Builtin builtin,
    @Nullable Frame own) {
  public Context(Runtime runtime, Call call, Environment environment, @Nullable Builtin builtin) {
    this(runtime, call, environment, builtin, null);
  }

  /** {@return where the call is evaluated; who asks may keep it} */
  @Override
  public Environment environment() {
    runtime.requireLoud();
    environment.escape();
    return environment;
  }

  /** {@return whether compiled code wants a value or nothing at all} */
  public boolean isQuiet() {
    return runtime.isQuiet();
  }

  /** Something is about to be done that others notice: compiled code gets nothing then. */
  public void requireLoud() {
    runtime.requireLoud();
  }

  /** {@return where functions that this calls are called from} */
  public Environment calling() {
    runtime.requireLoud();
    return own == null ? environment : own.environment();
  }

  /** {@return the value of an argument that may be a promise} */
  public Value force(Value argument) {
    return argument instanceof Promise promise ? runtime.evaluator().force(promise) : argument;
  }

  public Value eval(Value expression, Environment where) {
    return runtime.evaluator().eval(expression, where);
  }

  /** Calls a function from here. */
  public Value apply(Function function, Value... arguments) {
    return apply(function, Args.of(arguments));
  }

  public Value apply(Function function, Args arguments) {
    return runtime
        .evaluator()
        .call(function, arguments, Calls.shown("FUN", arguments), calling(), null);
  }

  public Value apply(Function function, Args arguments, Call shown) {
    return runtime.evaluator().call(function, arguments, shown, calling(), null);
  }

  public void warning(String message) {
    runtime.conditions().warning(message, call);
  }

  /** {@return the function that a value is or names, as {@code match.fun} finds it} */
  public Function function(Value value) {
    runtime.requireLoud();
    if (value instanceof Function function) {
      return function;
    }
    if (value instanceof StringVector text && text.length() == 1) {
      return runtime.function(Symbol.of(text.get(0)), environment);
    }
    if (value instanceof Symbol symbol) {
      return runtime.function(symbol, environment);
    }
    var named = namedAs(value);
    if (named != null) {
      return named;
    }
    throw new RError(
        "'"
            + String.join(" ", Language.deparse(value))
            + "' is not a function, character or symbol");
  }

  /** {@return the function of the name that a variable with this value was given by, or null} */
  private @Nullable Function namedAs(Value value) {
    for (var argument : call.arguments()) {
      if (argument instanceof Symbol symbol && Runtime.find(symbol, environment) == value) {
        return runtime.functionOrNull(symbol, environment);
      }
    }
    return null;
  }

  /** {@return the frame of the closure or evaluation that this call is in, or null at top level} */
  public @Nullable Frame frame() {
    runtime.requireLoud();
    return runtime.frameOf(environment);
  }

  /** {@return the frame of the closure that this call is written in, or null} */
  public @Nullable Frame functionFrame() {
    runtime.requireLoud();
    return runtime.functionFrameOf(environment);
  }

  /** {@return the call of the closure or evaluation that this call is in, or NULL at top level} */
  public Value functionCall() {
    var frame = frame();
    return frame == null ? NullValue.NULL : frame.call();
  }

  /** Whoever asks which variables an environment has says so: compiled code may hold them. */
  public void readVariables(Value of) {
    if (of instanceof Environment) {
      runtime.requireLoud();
    }
  }

  /** Whether the result is to be printed at top level. */
  public void setVisible(boolean visible) {
    runtime.setVisible(visible);
  }

  /** Says what this call makes while it runs R code: nobody else holds it, but it takes room. */
  public void making(Value result) {
    if (own instanceof BuiltinFrame frame) {
      frame.setResult(result);
    }
  }

  /** Says for which element, counted from 1, a function is called next. */
  public void setIndex(int index) {
    if (own instanceof BuiltinFrame frame) {
      frame.setIndex(index);
    }
  }

  /** Warns in the name of the closure that is running, as some primitives do. */
  public void warningOfFrame(String message) {
    var frame = runtime.frame();
    runtime.conditions().warning(message, frame == null ? NullValue.NULL : frame.call());
  }
}
