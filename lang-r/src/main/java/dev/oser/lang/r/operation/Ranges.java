package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/** {@code from:to}. */
public final class Ranges {
  private static final double FUZZ = 1e-10;

  private Ranges() {}

  public static Value range(Value from, Value to, Context context) {
    double first = bound(from, context);
    double last = bound(to, context);
    return range(first, last);
  }

  private static double bound(Value value, Context context) {
    int length = value.length();
    if (length == 0) {
      throw new RError("argument of length 0");
    }
    if (length > 1) {
      context.warning("numerical expression has " + length + " elements: only the first used");
    }
    if (value instanceof RawVector) {
      throw new RError("unimplemented type 'raw' in 'asReal'", NullValue.NULL);
    }
    double bound =
        value instanceof Vector vector && vector.isAtomic()
            ? Coercion.withWarnings(Vector.Kind.DOUBLE, vector, context).doubleAt(0)
            : Double.NaN;
    if (Double.isNaN(bound)) {
      throw new RError("NA/NaN argument");
    }
    return bound;
  }

  public static Value range(double first, double last) {
    double count = Math.floor(Math.abs(last - first) + FUZZ) + 1;
    if (count > Integer.MAX_VALUE) {
      throw new RError("result would be too long a vector");
    }
    int length = (int) count;
    int step = first <= last ? 1 : -1;
    if (first == Math.rint(first)
        && Math.abs(first) <= Integer.MAX_VALUE
        && Math.abs(first + step * (count - 1)) <= Integer.MAX_VALUE) {
      return IntVector.sequence((int) first, step, length);
    }
    var result = new double[length];
    for (int i = 0; i < length; i++) {
      result[i] = first + step * (double) i;
    }
    return DoubleVector.of(result);
  }
}
