package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/** What options may be: a session with another width or depth would not work. */
final class OptionRules {
  private OptionRules() {}

  static void check(String name, Value value) {
    switch (name) {
      case "digits" -> requireRange(name, value, 0, 22, "1...22");
      case "width" -> requireRange(name, value, 10, 10_000, "10...10000");
      case "expressions" -> requireRange(name, value, 25, 500_000, "25...500000");
      case "warn" -> {
        if (!(value instanceof Vector number)
            || number.length() != 1
            || !number.isNumeric()
            || number.intAt(0) == Na.INT) {
          throw new RError("invalid value for 'warn'");
        }
      }
      default -> {}
    }
  }

  private static void requireRange(String name, Value value, int least, int most, String allowed) {
    if (value == NullValue.NULL) {
      throw new RError("option '" + name + "' cannot be deleted");
    }
    int number = value instanceof Vector vector && vector.length() >= 1 ? vector.intAt(0) : Na.INT;
    if (number == Na.INT || number < least || number > most) {
      throw new RError("invalid '" + name + "' parameter, allowed " + allowed);
    }
  }
}
