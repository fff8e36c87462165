package dev.oser.cli.shell;

import java.util.Locale;

/** Durations for people. */
final class Times {
  private Times() {}

  /** {@return the duration with three digits and a unit that fits} */
  static String text(double nanoseconds) {
    if (nanoseconds < 1e3) {
      return format(nanoseconds, "ns");
    }
    if (nanoseconds < 1e6) {
      return format(nanoseconds / 1e3, "µs");
    }
    return nanoseconds < 1e9 ? format(nanoseconds / 1e6, "ms") : format(nanoseconds / 1e9, "s");
  }

  private static String format(double value, String unit) {
    int decimals = value < 10 ? 2 : value < 100 ? 1 : 0;
    return String.format(Locale.ROOT, "%." + decimals + "f %s", value, unit);
  }

  /** {@return the time since a moment of {@code System.nanoTime}} */
  static String since(long start) {
    return text(System.nanoTime() - start);
  }
}
