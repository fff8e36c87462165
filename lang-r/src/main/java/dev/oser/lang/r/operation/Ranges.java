package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;

/** {@code from:to}. */
public final class Ranges {
  private static final double FUZZ = 1e-10;

  private Ranges() {}

  public static Value range(Value from, Value to, Context context) {
    if (from.length() == 0 || to.length() == 0) {
      throw new RError("argument of length 0");
    }
    warnAboutFirst(from, context);
    warnAboutFirst(to, context);
    double first = FirstElement.real(from, context);
    double last = FirstElement.real(to, context);
    if (Double.isNaN(first) || Double.isNaN(last)) {
      throw new RError("NA/NaN argument");
    }
    return range(first, last);
  }

  private static void warnAboutFirst(Value value, Context context) {
    int length = value.length();
    if (length > 1) {
      context.warning("numerical expression has " + length + " elements: only the first used");
    }
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
