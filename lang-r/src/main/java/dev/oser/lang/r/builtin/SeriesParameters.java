package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/** The attribute {@code tsp} of a time series: when it starts and ends, and how often it is. */
final class SeriesParameters {
  /** What R takes for the same time ({@code getOption("ts.eps")} as it comes). */
  private static final double SAME = 1e-5;

  private SeriesParameters() {}

  /** {@return parameters that fit a value} */
  static Value checked(Value series, Value parameters) {
    if (parameters == NullValue.NULL) {
      return parameters;
    }
    if (!(parameters instanceof Vector numbers && numbers.isNumeric() && numbers.length() == 3)) {
      throw new RError("'tsp' attribute must be numeric of length three");
    }
    var start = numbers.doubleAt(0);
    var end = numbers.doubleAt(1);
    var frequency = numbers.doubleAt(2);
    if (!(frequency > 0) || start > end) {
      throw new RError("invalid time series parameters specified");
    }
    int count = count(series);
    if (count == 0) {
      throw new RError("cannot assign 'tsp' to zero-length vector");
    }
    if (Math.abs(end - start - (count - 1) / frequency) > SAME) {
      throw new RError("invalid time series parameters specified");
    }
    return Coercion.to(Vector.Kind.DOUBLE, numbers);
  }

  /** {@return how many times there are: the rows of several series} */
  private static int count(Value series) {
    return series.attribute(Symbol.DIM) instanceof Vector dim ? dim.intAt(0) : series.length();
  }
}
