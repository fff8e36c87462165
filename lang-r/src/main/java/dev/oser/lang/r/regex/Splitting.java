package dev.oser.lang.r.regex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** {@code strsplit} on one string. */
public final class Splitting {
  private static final String[] ASCII = ascii();

  private Splitting() {}

  private static String[] ascii() {
    var characters = new String[128];
    Arrays.setAll(characters, Character::toString);
    return characters;
  }

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
    var characters = new ArrayList<String>(text.length());
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      characters.add(c < ASCII.length ? ASCII[c] : Character.toString(c));
    }
    return characters;
  }
}
