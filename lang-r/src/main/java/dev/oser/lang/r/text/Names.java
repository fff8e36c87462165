package dev.oser.lang.r.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.function.Predicate;

/** {@code make.names} and {@code make.unique}. */
public final class Names {
  private Names() {}

  /**
   * {@return the text as a name that needs no quotes}
   *
   * @param reserved says what is a word of the language
   */
  public static String valid(String text, Predicate<String> reserved) {
    var result = new StringBuilder();
    var points = text.codePoints().toArray();
    boolean letter = points.length > 0 && Character.isAlphabetic(points[0]);
    boolean dot = points.length > 0 && points[0] == '.';
    boolean number = dot && points.length > 1 && isDigit(points[1]);
    if (!letter && (!dot || number)) {
      result.append('X');
    }
    for (int c : points) {
      boolean part = Character.isAlphabetic(c) || Character.isDigit(c) || c == '.' || c == '_';
      result.appendCodePoint(part ? c : '.');
    }
    var name = result.toString();
    return reserved.test(name) ? name + "." : name;
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  /** {@return the names with numbers behind those that were there before} */
  public static List<String> unique(List<String> names, String separator) {
    var taken = new HashSet<>(names);
    var seen = new HashSet<String>();
    var counts = new HashMap<String, Integer>();
    var result = new ArrayList<String>();
    for (var name : names) {
      if (seen.add(name)) {
        result.add(name);
        continue;
      }
      int count = counts.getOrDefault(name, 0);
      String candidate;
      do {
        candidate = name + separator + ++count;
      } while (!taken.add(candidate));
      counts.put(name, count);
      result.add(candidate);
    }
    return result;
  }
}
