package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.Value;
import java.util.Arrays;

/** What {@code max.col} stands on: in which column each row of a matrix is largest. */
final class ColumnExtremes {
  private ColumnExtremes() {}

  /** {@return the first or last column with the largest number, NA for rows with missing ones} */
  @RBuiltin(".largestColumn")
  static Value largest(Value x, Value last) {
    var matrix = Matrix.of(x, x.length(), 1);
    boolean later = Coercion.flag(last, "last");
    int rows = matrix.rows();
    var places = new int[rows];
    Arrays.fill(places, matrix.columns() == 0 ? Na.INT : 1);
    // Down each column, as the numbers lie.
    var most = Arrays.copyOf(matrix.data(), rows);
    for (int j = 0; j < matrix.columns(); j++) {
      for (int i = 0; i < rows; i++) {
        double number = matrix.data()[j * rows + i];
        if (Double.isNaN(number)) {
          places[i] = Na.INT;
          most[i] = Double.NaN;
        } else if (number > most[i] || later && number == most[i]) {
          places[i] = j + 1;
          most[i] = number;
        }
      }
    }
    return IntVector.of(places);
  }
}
