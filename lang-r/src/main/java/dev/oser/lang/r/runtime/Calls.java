package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;

/** Calls that are made, not written. */
public final class Calls {
  private Calls() {}

  /** {@return a call with these arguments as {@code sys.call} shows it} */
  public static Call shown(String function, Args arguments) {
    return shown(Symbol.of(function), arguments);
  }

  public static Call shown(Value function, Args arguments) {
    var expressions = new Value[arguments.size()];
    for (int i = 0; i < expressions.length; i++) {
      var argument = arguments.get(i);
      expressions[i] = argument instanceof Promise promise ? promise.expression() : argument;
      expressions[i].share();
    }
    return new Call(function, expressions, arguments.names());
  }
}
