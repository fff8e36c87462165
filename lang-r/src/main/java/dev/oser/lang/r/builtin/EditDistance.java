package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.Arrays;

/**
 * How many characters to insert, delete or replace to make one text of another (Levenshtein), or of
 * any part of another (Sellers).
 */
final class EditDistance {
  private EditDistance() {}

  /** {@return a matrix of one row: the distance of a text to each of some others} */
  @RBuiltin(".editDistance")
  static Value distances(Context context, Value text, Value others, Value partial) {
    var from = Coercion.string(text, "x");
    var targets = (StringVector) others;
    boolean anywhere = Coercion.flag(partial, "partial");
    var result = new int[targets.length()];
    for (int i = 0; i < result.length; i++) {
      var target = targets.get(i);
      result[i] = Na.isNa(from) || Na.isNa(target) ? Na.INT : distance(from, target, anywhere);
    }
    var matrix = IntVector.of(result);
    matrix.setAttribute(Symbol.DIM, IntVector.of(1, result.length));
    return matrix;
  }

  static int distance(String one, String other, boolean anywhere) {
    var from = one.codePoints().toArray();
    var to = other.codePoints().toArray();
    // The distance of what was read of the first text to each start of the second.
    var row = new int[to.length + 1];
    for (int j = 0; j <= to.length; j++) {
      row[j] = anywhere ? 0 : j;
    }
    for (int i = 1; i <= from.length; i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length; j++) {
        int replaced = diagonal + (from[i - 1] == to[j - 1] ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return anywhere ? Arrays.stream(row).min().orElse(0) : row[to.length];
  }
}
