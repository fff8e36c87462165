package dev.oser.lang.r.operation;

import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/**
 * Where the elements of a result go. Operands that nobody uses again and nobody holds are room for
 * them if they have as many: {@code x * 2 + 1} makes one vector, and not two. That takes operations
 * that compute elements in order, each from the elements at its own place.
 */
public enum Room {
  /** The operands stay as they are. */
  NEW,
  /** Nobody uses the first operand again. */
  LEFT,
  /** Nobody uses the second operand again. */
  RIGHT,
  /** Nobody uses the operands again. */
  EITHER;

  /** {@return an array for this many doubles} */
  public double[] doubles(int length, Vector a, Vector b) {
    var room = this == LEFT || this == EITHER ? doublesOf(length, a) : null;
    if (room == null && (this == RIGHT || this == EITHER)) {
      room = doublesOf(length, b);
    }
    return room == null ? new double[length] : room;
  }

  private static double @Nullable [] doublesOf(int length, Vector vector) {
    var known =
        vector instanceof DoubleVector numbers && numbers.isTemporary() ? numbers.storage() : null;
    return known != null && known.length == length ? known : null;
  }

  /** {@return an array for this many integers or truth values} */
  int[] ints(int length, Vector a, Vector b) {
    var room = this == LEFT || this == EITHER ? intsOf(length, a) : null;
    if (room == null && (this == RIGHT || this == EITHER)) {
      room = intsOf(length, b);
    }
    return room == null ? new int[length] : room;
  }

  private static int @Nullable [] intsOf(int length, Vector vector) {
    if (length < 2 || vector.length() != length || !vector.isTemporary()) {
      return null;
    }
    var known =
        switch (vector) {
          case IntVector numbers when !numbers.isSequence() -> numbers.elements();
          case LogicalVector truths -> truths.elements();
          default -> null;
        };
    return known != null && known.length == length ? known : null;
  }
}
