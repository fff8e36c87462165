package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Family;
import dev.oser.lang.r.value.Builtin;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads what the processor writes about builtins. */
final class Descriptions {
  private Descriptions() {}

  static List<Builtin> read(String[] descriptions, Family family) {
    var result = new ArrayList<Builtin>(descriptions.length);
    for (var description : descriptions) {
      var parts = description.split("\t", -1);
      result.add(
          new Builtin(
              new Builtin.Signature(
                  parts[0],
                  parts[4].isEmpty() ? Formals.NONE : formals(parts[4]),
                  !parts[2].isEmpty(),
                  !parts[3].isEmpty(),
                  Builtin.Treatment.valueOf(parts[5]),
                  Builtin.Dispatch.valueOf(parts[6]),
                  Builtin.Visibility.valueOf(parts[7]),
                  !parts[8].isEmpty(),
                  Integer.parseInt(parts[9]),
                  Integer.parseInt(parts[10])),
              family,
              Integer.parseInt(parts[1])));
    }
    return result;
  }

  private static Formals formals(String text) {
    var names = text.split(",");
    var symbols = new Symbol[names.length];
    var defaults = new Value[names.length];
    for (int i = 0; i < names.length; i++) {
      symbols[i] = Symbol.of(names[i]);
    }
    Arrays.fill(defaults, Symbol.MISSING);
    return Formals.of(symbols, defaults);
  }
}
