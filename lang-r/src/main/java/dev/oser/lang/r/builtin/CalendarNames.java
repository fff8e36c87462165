package dev.oser.lang.r.builtin;

import java.util.List;

/**
 * What months and days are called in the C locale. The JDK knows that too, but takes twenty
 * milliseconds to find it out, which a script that reads one date would wait for.
 */
final class CalendarNames {
  static final List<String> MONTHS =
      List.of(
          "January",
          "February",
          "March",
          "April",
          "May",
          "June",
          "July",
          "August",
          "September",
          "October",
          "November",
          "December");

  /** From Monday on. */
  static final List<String> DAYS =
      List.of("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday");

  static final int ABBREVIATED = 3;

  private CalendarNames() {}

  static String abbreviated(String name) {
    return name.substring(0, ABBREVIATED);
  }
}
