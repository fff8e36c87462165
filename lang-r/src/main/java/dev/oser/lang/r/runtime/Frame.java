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
public sealed interface Frame permits Activation, BuiltinFrame {
  Call call();

  Function function();

  /** {@return the environment of the call; who asks may keep it} */
  Environment environment();

  /** {@return whether this is the environment of the call; it may not have one yet} */
  boolean runsIn(Environment environment);

  /**
   * {@return the environment it is called from, which {@code parent.frame} gives; who asks may keep
   * it}
   */
  Environment caller();

  /** {@return the arguments before they were matched} */
  Args supplied();

  @Nullable Dispatch dispatch();

  @Nullable Frame previous();

  /** {@return which frame this is, from 1} */
  int number();

  /** {@return what is to be evaluated when this ends} */
  List<Value> onExit();

  void setOnExit(List<Value> expressions);

  /** {@return the number of a frame that comes after this one} */
  static int numberAfter(@Nullable Frame previous) {
    return previous == null ? 1 : previous.number() + 1;
  }

  /**
   * {@return whether this is a step of a base function that is not one in GNU R, so that errors and
   * lists of calls do not show it: a function of base whose name begins with a dot}
   */
  private boolean isStep() {
    return function() instanceof Closure closure
        && closure.environment().name().equals(Namespaces.BASE)
        && called() instanceof Symbol symbol
        && symbol.name().startsWith(".")
        && !symbol.name().endsWith("<-");
  }

  /** {@return the name of what is called, also if it is called with that of its package} */
  private Value called() {
    return call().function() instanceof Call qualified && qualified.size() == 2
        ? qualified.argument(1)
        : call().function();
  }

  /** {@return the latest of these frames that is shown} */
  static @Nullable Frame shown(@Nullable Frame latest) {
    var frame = latest;
    while (frame != null && frame.isStep()) {
      frame = frame.previous();
    }
    return frame;
  }
}
