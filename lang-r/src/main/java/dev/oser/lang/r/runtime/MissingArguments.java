package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

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

  /** {@return whether {@code ..n} is a missing argument} */
  public static boolean isNothing(Environment environment, int number) {
    return Runtime.find(Symbol.DOTS, environment) instanceof Dots dots
        && number <= dots.length()
        && isNothing(dots.values()[number - 1]);
  }
}
