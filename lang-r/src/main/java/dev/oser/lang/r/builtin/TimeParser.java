package dev.oser.lang.r.builtin;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a point in time as {@code strptime} of POSIX does in the C locale. */
final class TimeParser {
  private static final int UNKNOWN = Integer.MIN_VALUE;
  private static final List<String> HALVES = List.of("AM", "PM");

  /**
   * A date and the time of its day.
   *
   * @param seconds of the minute, with their fraction
   */
  record Parsed(LocalDateTime minute, double seconds) {}

  private final String text;
  private final ZoneId zone;
  private int at;
  private int year = UNKNOWN;
  private int century = UNKNOWN;
  private int month = UNKNOWN;
  private int day = UNKNOWN;
  private int dayOfYear = UNKNOWN;
  private int dayOfWeek = UNKNOWN;
  private int sundayWeek = UNKNOWN;
  private int mondayWeek = UNKNOWN;
  private int hour;
  private int minute;
  private double second;
  private int afternoon = UNKNOWN;
  private int offset = UNKNOWN;
  private boolean failed;
  private long since = Long.MIN_VALUE;

  private TimeParser(String text, ZoneId zone) {
    this.text = text;
    this.zone = zone;
  }

  /** {@return the time at the start of a text, or null if it is not in this format} */
  static @Nullable Parsed parse(String text, String format, ZoneId zone) {
    var parser = new TimeParser(text, zone);
    return parser.matches(format) ? parser.result() : null;
  }

  private boolean matches(String format) {
    for (int i = 0; i < format.length(); i++) {
      char c = format.charAt(i);
      if (Character.isWhitespace(c)) {
        skipBlanks();
      } else if (c != '%' || i + 1 == format.length()) {
        if (!literal(c)) {
          return false;
        }
      } else {
        char directive = format.charAt(++i);
        boolean fraction = false;
        if ((directive == 'E' || directive == 'O') && i + 1 < format.length()) {
          fraction = directive == 'O' && format.charAt(i + 1) == 'S';
          directive = format.charAt(++i);
        }
        if (fraction && i + 1 < format.length() && Character.isDigit(format.charAt(i + 1))) {
          i++;
        }
        if (!(fraction ? fractionalSeconds() : directive(directive))) {
          return false;
        }
      }
    }
    return true;
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private boolean literal(char c) {
    boolean same = at < text.length() && text.charAt(at) == c;
    at += same ? 1 : 0;
    return same;
  }

  private boolean directive(char directive) {
    switch (directive) {
      case 'Y' -> year = number(4, 0, 9999);
      case 'C' -> century = number(2, 0, 99);
      case 'y' -> {
        int two = number(2, 0, 99);
        year = two == UNKNOWN ? UNKNOWN : two + (two < 69 ? 2000 : 1900);
      }
      case 'm' -> month = number(2, 1, 12);
      case 'd', 'e' -> day = number(2, 1, 31);
      case 'H', 'k' -> hour = number(2, 0, 24);
      case 'I', 'l' -> {
        hour = number(2, 1, 12);
        hour = hour == 12 ? 0 : hour;
      }
      case 'M' -> minute = number(2, 0, 59);
      case 'S' -> second = number(2, 0, 61);
      case 'j' -> dayOfYear = number(3, 1, 366);
      case 'U' -> sundayWeek = number(2, 0, 53);
      case 'W' -> mondayWeek = number(2, 0, 53);
      case 'u' -> dayOfWeek = number(1, 1, 7);
      case 'w' -> {
        dayOfWeek = number(1, 0, 6);
        dayOfWeek = dayOfWeek == 0 ? 7 : dayOfWeek;
      }
      case 'b', 'B', 'h' -> month = name(CalendarNames.MONTHS);
      case 'a', 'A' -> dayOfWeek = name(CalendarNames.DAYS);
      case 'p', 'P' -> afternoon = name(HALVES);
      case 's' -> {
        int digits = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
          at++;
        }
        if (digits == at) {
          return false;
        }
        since = Long.parseLong(text.substring(digits, at));
        return true;
      }
      case 'z' -> offset = offset();
      case 'Z' -> {
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
          at++;
        }
        return true;
      }
      case 'n', 't' -> {
        skipBlanks();
        return true;
      }
      case '%' -> {
        return literal('%');
      }
      default -> {
        var whole = TimeFormat.composed(directive);
        return whole != null && matches(whole);
      }
    }
    return !failed;
  }

  private int number(int digits, int least, int most) {
    skipBlanks();
    int start = at;
    int result = 0;
    while (at < text.length() && at - start < digits && Character.isDigit(text.charAt(at))) {
      result = result * 10 + (text.charAt(at++) - '0');
    }
    if (at == start || result < least || result > most) {
      failed = true;
      return UNKNOWN;
    }
    return result;
  }

  private boolean fractionalSeconds() {
    skipBlanks();
    int start = at;
    while (at < text.length() && at - start < 2 && Character.isDigit(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      return false;
    }
    if (at < text.length() && text.charAt(at) == '.') {
      at++;
      while (at < text.length() && Character.isDigit(text.charAt(at))) {
        at++;
      }
    }
    second = Double.parseDouble(text.substring(start, at));
    return second <= 61;
  }

  /** {@return which of the names comes next, whole or abbreviated, from 1} */
  private int name(List<String> names) {
    for (int i = 0; i < names.size(); i++) {
      var name = names.get(i);
      for (int length : new int[] {name.length(), CalendarNames.ABBREVIATED}) {
        if (text.regionMatches(true, at, name, 0, length)) {
          at += length;
          return i + 1;
        }
      }
    }
    failed = true;
    return UNKNOWN;
  }

  /** {@return the distance from UTC in seconds} */
  private int offset() {
    if (literal('Z')) {
      return 0;
    }
    boolean negative = at < text.length() && text.charAt(at) == '-';
    if (!negative && !(at < text.length() && text.charAt(at) == '+')) {
      failed = true;
      return UNKNOWN;
    }
    at++;
    int hours = number(2, 0, 14);
    literal(':');
    int minutes = failed ? 0 : number(2, 0, 59);
    return (negative ? -1 : 1) * (hours * 3600 + minutes * 60);
  }

  private @Nullable Parsed result() {
    if (since != Long.MIN_VALUE) {
      var time = Instant.ofEpochSecond(since).atZone(zone).toLocalDateTime();
      return new Parsed(time.withSecond(0), time.getSecond());
    }
    try {
      var date = date();
      if (date == null || hour == 24 && (minute > 0 || second > 0)) {
        return null;
      }
      int hours = afternoon == 2 ? hour + 12 : hour;
      var time = date.atStartOfDay().plusHours(hours).plusMinutes(minute);
      if (offset != UNKNOWN) {
        time =
            time.atOffset(ZoneOffset.ofTotalSeconds(offset))
                .atZoneSameInstant(zone)
                .toLocalDateTime();
      }
      return new Parsed(time, second);
    } catch (DateTimeException e) {
      return null;
    }
  }

  /** {@return the date; what is not given is that of today} */
  private @Nullable LocalDate date() {
    var today = LocalDate.now(zone);
    if (century != UNKNOWN) {
      year = century * 100 + (year == UNKNOWN ? 0 : Math.floorMod(year, 100));
    }
    int inYear = year == UNKNOWN ? today.getYear() : year;
    if (dayOfYear != UNKNOWN) {
      return LocalDate.ofYearDay(inYear, dayOfYear);
    }
    if (month == UNKNOWN && day == UNKNOWN) {
      if (dayOfWeek != UNKNOWN && (sundayWeek != UNKNOWN || mondayWeek != UNKNOWN)) {
        return byWeek(inYear);
      }
      return year == UNKNOWN
          ? today
          : LocalDate.of(inYear, today.getMonthValue(), today.getDayOfMonth());
    }
    if (month == UNKNOWN) {
      return LocalDate.of(inYear, today.getMonthValue(), day);
    }
    return day == UNKNOWN ? null : LocalDate.of(inYear, month, day);
  }

  private LocalDate byWeek(int inYear) {
    var start = LocalDate.of(inYear, 1, 1);
    boolean monday = sundayWeek == UNKNOWN;
    int first = monday ? start.getDayOfWeek().getValue() - 1 : start.getDayOfWeek().getValue() % 7;
    int wanted = monday ? dayOfWeek - 1 : dayOfWeek % 7;
    int week = monday ? mondayWeek : sundayWeek;
    return start.plusDays((week - (first == 0 ? 1 : 0)) * 7L + wanted - first);
  }
}
