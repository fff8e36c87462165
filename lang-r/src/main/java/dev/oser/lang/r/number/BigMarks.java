package dev.oser.lang.r.number;

import java.util.ArrayList;
import java.util.List;

/**
 * Marks between the digits of numbers that are already text, as {@code prettyNum} puts them there.
 *
 * @param big between groups of digits before the point
 * @param small between groups of digits after the point
 * @param point what stands between both in the text
 * @param newPoint what shall stand there
 */
public record BigMarks(
    String big, int bigInterval, String small, int smallInterval, char point, String newPoint) {

  /** What becomes of leading blanks when marks make a number longer. */
  public enum Width {
    /** All texts get the same width. */
    COMMON,
    /** Marks take the place of blanks where there are some. */
    INDIVIDUAL,
    /** Blanks stay. */
    NONE
  }

  /** {@return marks of this kind before the point only} */
  public static BigMarks of(String big) {
    return new BigMarks(big, 3, "", 5, '.', ".");
  }

  /** {@return the numbers with marks} */
  public List<String> apply(List<String> numbers, Width width) {
    var marked = numbers.stream().map(this::apply).toList();
    var result = new ArrayList<String>();
    int widest = 0;
    boolean longer = false;
    for (int i = 0; i < marked.size(); i++) {
      longer |= marked.get(i).length() > numbers.get(i).length();
      widest = Math.max(widest, marked.get(i).length());
    }
    if (!longer) {
      return marked;
    }
    for (int i = 0; i < marked.size(); i++) {
      var text = marked.get(i);
      int target =
          switch (width) {
            case COMMON -> widest;
            case INDIVIDUAL -> numbers.get(i).length();
            case NONE -> text.length();
          };
      var stripped = text.stripLeading();
      result.add(" ".repeat(Math.max(0, target - stripped.length())) + stripped);
    }
    return result;
  }

  /** {@return one number with marks, its blanks as they were} */
  public String apply(String number) {
    int start = 0;
    while (start < number.length() && !isDigit(number, start)) {
      start++;
    }
    int end = start;
    while (end < number.length() && isDigit(number, end)) {
      end++;
    }
    var result = new StringBuilder(number.substring(0, start));
    for (int i = start; i < end; i++) {
      if (i > start && (end - i) % bigInterval == 0) {
        result.append(big);
      }
      result.append(number.charAt(i));
    }
    if (end == number.length() || number.charAt(end) != point) {
      return result.append(number.substring(end)).toString();
    }
    result.append(newPoint);
    int last = end + 1;
    while (last < number.length() && isDigit(number, last)) {
      last++;
    }
    // R marks the end of the last group too if an exponent follows, unless it is the only group.
    boolean grouped = last - end - 1 > smallInterval;
    for (int i = end + 1; i < last; i++) {
      result.append(number.charAt(i));
      if (grouped && (i - end) % smallInterval == 0 && i + 1 < number.length()) {
        result.append(small);
      }
    }
    return result.append(number.substring(last)).toString();
  }

  private static boolean isDigit(String text, int index) {
    char c = text.charAt(index);
    return c >= '0' && c <= '9';
  }
}
