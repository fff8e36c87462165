package dev.oser.lang.r.builtin;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes a point in time as {@code strftime} of POSIX does in the C locale. */
final class TimeFormat {
  private final ZonedDateTime time;

  /** The seconds of the minute, with their fraction. */
  private final double seconds;

  private TimeFormat(ZonedDateTime time, double seconds) {
    this.time = time;
    this.seconds = seconds;
  }

  /** {@return the text of a time in seconds since 1970} */
  static String text(double since, ZoneId zone, String format) {
    double whole = Math.floor(since);
    var time = Instant.ofEpochSecond((long) whole).atZone(zone);
    return new TimeFormat(time, time.getSecond() + (since - whole)).text(format);
  }

  /** {@return the name of the zone at a time, as "CET"} */
  static String zoneName(ZonedDateTime time) {
    var name = time.getZone().getId();
    return switch (name) {
      case "Z", "UTC", "Etc/UTC" -> "UTC";
      case "GMT", "Etc/GMT" -> "GMT";
      default -> DateTimeFormatter.ofPattern("zzz", Locale.ENGLISH).format(time);
    };
  }

  private String text(String format) {
    var result = new StringBuilder();
    for (int i = 0; i < format.length(); i++) {
      char c = format.charAt(i);
      if (c != '%' || i + 1 == format.length()) {
        result.append(c);
        continue;
      }
      char directive = format.charAt(++i);
      if ((directive == 'E' || directive == 'O') && i + 1 < format.length()) {
        boolean alternative = directive == 'O';
        directive = format.charAt(++i);
        if (alternative && directive == 'S') {
          boolean digit = i + 1 < format.length() && Character.isDigit(format.charAt(i + 1));
          result.append(seconds(digit ? format.charAt(++i) - '0' : 0));
          continue;
        }
      }
      result.append(directive(directive));
    }
    return result.toString();
  }

  /** Digits that are not shown are cut off: a time is not rounded into the next minute. */
  private String seconds(int digits) {
    double unit = Math.pow(10, digits);
    double shown = Math.floor(seconds * unit + 1e-6) / unit;
    int width = digits == 0 ? 2 : 3 + digits;
    return String.format(Locale.ROOT, "%0" + width + "." + digits + "f", shown);
  }

  private String directive(char directive) {
    return switch (directive) {
      case 'Y' -> Integer.toString(time.getYear());
      case 'y' -> two(Math.floorMod(time.getYear(), 100));
      case 'C' -> two(Math.floorDiv(time.getYear(), 100));
      case 'm' -> two(time.getMonthValue());
      case 'd' -> two(time.getDayOfMonth());
      case 'e' -> padded(time.getDayOfMonth());
      case 'H' -> two(time.getHour());
      case 'k' -> padded(time.getHour());
      case 'I' -> two(clockHour());
      case 'l' -> padded(clockHour());
      case 'M' -> two(time.getMinute());
      case 'S' -> two(time.getSecond());
      case 'p' -> time.getHour() < 12 ? "AM" : "PM";
      case 'P' -> time.getHour() < 12 ? "am" : "pm";
      case 'j' -> String.format(Locale.ROOT, "%03d", time.getDayOfYear());
      case 'a' -> CalendarNames.abbreviated(day());
      case 'A' -> day();
      case 'b', 'h' -> CalendarNames.abbreviated(month());
      case 'B' -> month();
      case 'u' -> Integer.toString(time.getDayOfWeek().getValue());
      case 'w' -> Integer.toString(time.getDayOfWeek().getValue() % 7);
      case 'U' -> two(week(time.getDayOfWeek().getValue() % 7));
      case 'W' -> two(week(time.getDayOfWeek().getValue() - 1));
      case 'V' -> two(time.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
      case 'G' -> Integer.toString(time.get(IsoFields.WEEK_BASED_YEAR));
      case 'g' -> two(Math.floorMod(time.get(IsoFields.WEEK_BASED_YEAR), 100));
      case 's' -> Long.toString(time.toEpochSecond());
      case 'z' -> offset();
      case 'Z' -> zoneName(time);
      case 'n' -> "\n";
      case 't' -> "\t";
      case '%' -> "%";
      default -> {
        var whole = composed(directive);
        yield whole == null ? "%" + directive : text(whole);
      }
    };
  }

  /** {@return what a directive stands for, or null} */
  static @Nullable String composed(char directive) {
    return switch (directive) {
      case 'F' -> "%Y-%m-%d";
      case 'T', 'X' -> "%H:%M:%S";
      case 'R' -> "%H:%M";
      case 'D', 'x' -> "%m/%d/%y";
      case 'r' -> "%I:%M:%S %p";
      case 'c' -> "%a %b %e %H:%M:%S %Y";
      case '+' -> "%a %b %e %H:%M:%S %Z %Y";
      default -> null;
    };
  }

  private int clockHour() {
    return time.get(ChronoField.CLOCK_HOUR_OF_AMPM);
  }

  /** {@return the week of the year, where days before the first start of a week are in week 0} */
  private int week(int sinceStart) {
    return (time.getDayOfYear() - 1 + 7 - sinceStart) / 7;
  }

  private String offset() {
    int minutes = time.getOffset().getTotalSeconds() / 60;
    int size = Math.abs(minutes);
    return (minutes < 0 ? "-" : "+") + two(size / 60) + two(size % 60);
  }

  private String day() {
    return CalendarNames.DAYS.get(time.getDayOfWeek().getValue() - 1);
  }

  private String month() {
    return CalendarNames.MONTHS.get(time.getMonthValue() - 1);
  }

  private static String two(int number) {
    return (number < 10 ? "0" : "") + number;
  }

  private static String padded(int number) {
    return (number < 10 ? " " : "") + number;
  }
}
