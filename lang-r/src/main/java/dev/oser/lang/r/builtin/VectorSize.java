package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/** How long a vector is to be: one number, or a text that reads as one. */
final class VectorSize {
  private VectorSize() {}

  /**
   * {@return the size an argument says}
   *
   * @param refusal what is said of an argument that is no size at all
   */
  static double of(Context context, Value size, String refusal) {
    if (!(size instanceof Vector vector) || vector.length() != 1 || !isSize(vector)) {
      throw new RError(refusal);
    }
    if (vector instanceof IntVector && vector.isNa(0)) {
      throw new RError("vector size cannot be NA");
    }
    double count = vector.doubleAt(0);
    if (count < 0) {
      throw new RError(refusal);
    }
    if (vector instanceof StringVector text
        && Double.isNaN(count)
        && !text.isNa(0)
        && !text.get(0).isBlank()) {
      context.warning("NAs introduced by coercion");
    }
    if (Double.isNaN(count)) {
      throw new RError("vector size cannot be NA/NaN");
    }
    if (Double.isInfinite(count)) {
      throw new RError("vector size cannot be infinite");
    }
    return count;
  }

  private static boolean isSize(Vector vector) {
    return vector instanceof IntVector
        || vector instanceof DoubleVector
        || vector instanceof StringVector;
  }
}
