package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/** What options may be: a session with another width or depth would not work. */
final class OptionRules {
  private OptionRules() {}

  /** {@return what an option is when it is set to this} */
  static Value checked(String name, Value value) {
    return switch (name) {
      case "digits" -> inRange(name, value, 0, 22, "1...22");
      case "width" -> inRange(name, value, 10, 10_000, "10...10000");
      case "expressions" -> inRange(name, value, 25, 500_000, "25...500000");
      case "max.print" -> {
        if (!(value instanceof Vector number) || number.length() != 1 || !(number.intAt(0) > 0)) {
          throw new RError("invalid value for 'max.print'");
        }
        yield new IntVector(number.intAt(0));
      }
      case "OutDec" -> {
        if (!(value instanceof StringVector text) || text.length() != 1) {
          throw new RError("invalid value for 'OutDec'");
        }
        yield value;
      }
      case "warn" -> {
        if (value == NullValue.NULL) {
          throw new RError("option 'warn' cannot be deleted");
        }
        if (!(value instanceof Vector number)
            || number.length() != 1
            || !number.isNumeric()
            || number.intAt(0) == Na.INT) {
          throw new RError("invalid value for 'warn'");
        }
        yield value;
      }
      default -> value;
    };
  }

  private static Value inRange(String name, Value value, int least, int most, String allowed) {
    if (value == NullValue.NULL) {
      throw new RError("option '" + name + "' cannot be deleted");
    }
    int number = value instanceof Vector vector && vector.length() >= 1 ? vector.intAt(0) : Na.INT;
    if (number == Na.INT || number < least || number > most) {
      throw new RError("invalid '" + name + "' parameter, allowed " + allowed);
    }
    return new IntVector(number);
  }
}
