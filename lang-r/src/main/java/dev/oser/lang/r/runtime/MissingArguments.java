package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** Which arguments are missing, also those that are handed on. */
public final class MissingArguments {
  private MissingArguments() {}

  /**
   * {@return whether there is no value} An argument that is passed on is missing if it was missing
   * where it comes from, unless it has a default there.
   */
  public static boolean isNothing(Value bound) {
    return switch (bound) {
      case Symbol symbol -> symbol == Symbol.MISSING;
      case Dots dots -> dots.length() == 0;
      case Promise promise -> {
        var where = promise.environment();
        if (promise.expression() instanceof Symbol symbol
            && where != null
            && promise.value() == null) {
          int number = symbol.dotsIndex();
          if (number > 0) {
            yield isNothing(where, number);
          }
          var further = where.get(symbol);
          boolean formal = where.layout().slot(symbol) >= 0;
          yield formal && further != null && !(further instanceof Vector) && isNothing(further);
        }
        yield false;
      }
      default -> false;
    };
  }

  /**
   * {@return the call of the program's function that was given a missing argument under this name,
   * or null} That is the call which R names when the argument is used in the end, however far it
   * was handed on.
   */
  public static @Nullable Call given(Symbol missing, @Nullable Frame latest) {
    Environment from = null;
    Call found = null;
    for (var frame = latest; frame != null; frame = frame.previous()) {
      if (from != null && frame.runsIn(from)) {
        break;
      }
      var origin = originOf(missing, frame);
      if (origin != null && (from == null || origin == from)) {
        from = origin;
        found = isOfLibrary(frame) ? null : frame.call();
      }
    }
    return found;
  }

  /** {@return where an argument of a call is missing that was written as this name, or null} */
  private static @Nullable Environment originOf(Symbol missing, Frame frame) {
    if (!(frame instanceof Activation && frame.function() instanceof Closure closure)) {
      return null;
    }
    for (var formal : closure.formals().names()) {
      if (frame.environment().get(formal) instanceof Promise promise
          && promise.value() == null
          && promise.expression() == missing
          && promise.environment() != null
          && promise.environment().get(missing) == Symbol.MISSING) {
        return promise.environment();
      }
    }
    return null;
  }

  private static boolean isOfLibrary(Frame frame) {
    return frame.function() instanceof Closure closure
        && closure.environment().name().equals(Namespaces.BASE);
  }

  /** {@return whether {@code ..n} is a missing argument} */
  public static boolean isNothing(Environment environment, int number) {
    return Runtime.find(Symbol.DOTS, environment) instanceof Dots dots
        && number <= dots.length()
        && isNothing(dots.values()[number - 1]);
  }
}
