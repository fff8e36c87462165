package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A call that is running: of a closure, or of a builtin that R has as a closure. */
public final class Frame {
  private final Call call;
  private final Function function;
  private final Environment environment;
  private final Environment caller;
  private Args supplied;
  private final @Nullable Dispatch dispatch;
  private final @Nullable Frame previous;
  private final int number;
  private boolean pending;
  private List<Value> onExit = List.of();

  /**
   * @param caller the environment it is called from, which {@code parent.frame} gives
   * @param supplied the arguments before they were matched
   */
  public Frame(
      Call call,
      Function function,
      Environment environment,
      Environment caller,
      Args supplied,
      @Nullable Dispatch dispatch,
      @Nullable Frame previous) {
    this.call = call;
    this.function = function;
    this.environment = environment;
    this.caller = caller;
    this.supplied = supplied;
    this.dispatch = dispatch;
    this.previous = previous;
    this.number = previous == null ? 1 : previous.number + 1;
  }

  /** {@return a frame of a builtin whose arguments are still to be evaluated} */
  public static Frame pending(
      Call call,
      Function function,
      Environment environment,
      Environment caller,
      @Nullable Frame previous) {
    var frame = new Frame(call, function, environment, caller, Args.NONE, null, previous);
    frame.pending = true;
    return frame;
  }

  public boolean isPending() {
    return pending;
  }

  /** Says what the arguments have become. */
  public void supply(Args arguments) {
    supplied = arguments;
    pending = false;
  }

  public Call call() {
    return call;
  }

  public Function function() {
    return function;
  }

  public Environment environment() {
    return environment;
  }

  public Environment caller() {
    return caller;
  }

  public Args supplied() {
    return supplied;
  }

  public @Nullable Dispatch dispatch() {
    return dispatch;
  }

  public @Nullable Frame previous() {
    return previous;
  }

  /** {@return which frame this is, from 1} */
  public int number() {
    return number;
  }

  /**
   * {@return whether this is a step of a base function that is not one in GNU R, so that errors and
   * lists of calls do not show it: a function of base whose name begins with a dot}
   */
  private boolean isStep() {
    return function instanceof Closure closure
        && closure.environment().name().equals("base")
        && call.function() instanceof Symbol symbol
        && symbol.name().startsWith(".")
        && !symbol.name().endsWith("<-");
  }

  /** {@return the latest of these frames that is shown} */
  public static @Nullable Frame shown(@Nullable Frame latest) {
    var frame = latest;
    while (frame != null && frame.isStep()) {
      frame = frame.previous;
    }
    return frame;
  }

  /** {@return what is to be evaluated when this ends} */
  public List<Value> onExit() {
    return onExit;
  }

  public void setOnExit(List<Value> expressions) {
    this.onExit = List.copyOf(expressions);
  }
}
