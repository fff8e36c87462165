package dev.oser.bench.r;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a case took, in seconds, for n, 10n and 100n.
 *
 * @param problem what went wrong, or an empty text
 */
record BuiltinTimes(BuiltinCase measured, double[] gnu, double[] oser, String problem) {
  /** A difference that is shorter is not noticed by a person, and is noise more often than not. */
  private static final double NOTICED_SECONDS = 0.001;

  private static final double MANY_TIMES = 3;

  /** {@return our time divided by GNU R's, for the largest input} */
  double ratio() {
    return oser[2] / gnu[2];
  }

  boolean failed() {
    return !problem.isEmpty();
  }

  /**
   * {@return whether the ratio means something: it is below one, or the difference can be noticed}
   */
  boolean counts() {
    return !failed() && (ratio() <= 1 || isNoticed());
  }

  private boolean isNoticed() {
    return oser[2] - gnu[2] >= NOTICED_SECONDS;
  }

  boolean isSlow() {
    return counts() && ratio() > MANY_TIMES;
  }

  /** {@return whether our time grows much faster than the input where GNU R's does not} */
  boolean isQuadratic() {
    double ours = growth(oser);
    return !failed() && isNoticed() && ours > 1.5 && ours > growth(gnu) + 0.4;
  }

  boolean standsOut() {
    return isSlow() || isQuadratic();
  }

  /** {@return the exponent of the size that the time grew with, from 10n to 100n} */
  private static double growth(double[] seconds) {
    return Math.log10(seconds[2] / seconds[1]);
  }

  static String heading() {
    return "%-26s %10s %10s %10s %7s %6s %6s"
        .formatted("", "largest n", "GNU R, ms", "Oser, ms", "ratio", "growth", "ours");
  }

  String line() {
    if (failed()) {
      return "%-26s %s".formatted(measured.name(), problem);
    }
    return "%-26s %10d %10.3f %10.3f %7.2f %6.2f %6.2f%s%s"
        .formatted(
            measured.name(),
            measured.size() * 100,
            gnu[2] * 1000,
            oser[2] * 1000,
            ratio(),
            growth(gnu),
            growth(oser),
            isSlow() ? "  slow" : "",
            isQuadratic() ? "  quadratic" : "");
  }

  Map<String, Object> detail() {
    var detail = new LinkedHashMap<String, Object>();
    detail.put("name", measured.name());
    detail.put("n", measured.size() * 100);
    if (failed()) {
      detail.put("problem", problem);
      return detail;
    }
    detail.put("gnu_ms", gnu[2] * 1000);
    detail.put("oser_ms", oser[2] * 1000);
    detail.put("ratio", ratio());
    detail.put("counts", counts());
    detail.put("gnu_growth", growth(gnu));
    detail.put("oser_growth", growth(oser));
    return detail;
  }
}
