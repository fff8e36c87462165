package dev.oser.profile.report;

import java.util.Locale;

/** How people read what was counted. */
final class Amounts {
  private final String metric;
  private final long total;

  /**
   * @param metric what is counted: calls, ns, bytes, paths
   * @param total all of it
   */
  Amounts(String metric, long total) {
    this.metric = metric;
    this.total = total;
  }

  String unit() {
    return metric.equals("ns") ? "ms" : metric;
  }

  String amount(long count) {
    return metric.equals("ns") ? String.format(Locale.ROOT, "%,.1f", count / 1e6) : number(count);
  }

  double percent(long part) {
    return total == 0 ? 0 : 100.0 * part / total;
  }

  static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
