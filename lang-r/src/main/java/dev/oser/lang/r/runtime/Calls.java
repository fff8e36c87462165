package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Calls that are made, not written. */
public final class Calls {
  private static final Set<Value> ASSIGNMENTS =
      Set.of(Symbol.of("<-"), Symbol.of("<<-"), Symbol.of("="));

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

  /**
   * {@return the call of the replacement function that {@code place <- value} means, with {@code
   * *tmp*} as its object and a symbol where its value will be}
   */
  public static Call setter(Call place) {
    var arguments = new ArrayList<Value>(List.of(place.arguments()));
    arguments.set(0, Symbol.TEMPORARY);
    arguments.add(Symbol.VALUE);
    var names = new String[arguments.size()];
    for (int i = 0; i < place.size(); i++) {
      names[i] = place.name(i);
    }
    names[place.size()] = "value";
    return new Call(setterFunction(place.function()), arguments.toArray(Value[]::new), names);
  }

  private static Value setterFunction(Value function) {
    return switch (function) {
      case Symbol symbol -> Symbol.of(symbol.name() + "<-");
      case Call call when isQualified(call) ->
          new Call(
              call.function(),
              new Value[] {call.argument(0), Symbol.of(((Symbol) call.argument(1)).name() + "<-")},
              null);
      default -> throw new RError("invalid function in complex assignment");
    };
  }

  private static boolean isQualified(Call call) {
    return (call.calls(Symbol.of("::")) || call.calls(Symbol.of(":::")))
        && call.size() == 2
        && call.argument(1) instanceof Symbol;
  }

  /** {@return the call of a replacement function with the value it was called with} */
  public static Call withValue(Call call, Value value) {
    int last = call.size() - 1;
    if (last < 0 || call.argument(last) != Symbol.VALUE) {
      return call;
    }
    var arguments = call.arguments().clone();
    arguments[last] = value;
    value.share();
    return new Call(call.function(), arguments, call.names());
  }

  /** {@return the call of the replacement function where only the assignment may be known} */
  public static Call replacement(Call call, Value value) {
    return ASSIGNMENTS.contains(call.function()) && call.argument(0) instanceof Call place
        ? withValue(setter(place), value)
        : withValue(call, value);
  }
}
