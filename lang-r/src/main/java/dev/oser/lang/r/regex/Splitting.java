package dev.oser.lang.r.regex;

import java.util.ArrayList;
import java.util.List;

/** {@code strsplit} on one string. */
public final class Splitting {
  private Splitting() {}

  /** {@return the pieces between matches; after an empty match one character is a piece} */
  public static List<String> split(String text, TextPattern pattern) {
    var pieces = new ArrayList<String>();
    var rest = text;
    while (!rest.isEmpty()) {
      // Each piece is looked at as if it were a text of its own, so that ^ matches again.
      var match = pattern.find(rest, 0);
      if (match == null) {
        pieces.add(rest);
        break;
      }
      int length = match.end() > 0 ? match.start() : rest.offsetByCodePoints(0, 1);
      int next = match.end() > 0 ? match.end() : length;
      pieces.add(rest.substring(0, length));
      rest = rest.substring(next);
    }
    return pieces;
  }

  /** {@return the characters of a text} */
  public static List<String> characters(String text) {
    return text.codePoints().mapToObj(Character::toString).toList();
  }
}
