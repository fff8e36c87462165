package dev.oser.lang.r.regex;

import dev.oser.lang.r.text.RecentTexts;
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

  /**
   * {@return the pieces between matches; after an empty match one character is a piece}
   *
   * @param recent where pieces may be found that were cut out before
   */
  public static List<String> split(String text, TextPattern pattern, RecentTexts recent) {
    var pieces = new ArrayList<String>();
    int from = 0;
    while (from < text.length()) {
      var match = pattern.findInRest(text, from);
      if (match == null) {
        pieces.add(recent.part(text, from, text.length()));
        break;
      }
      boolean moved = match.end() > from;
      int end = moved ? match.start() : text.offsetByCodePoints(from, 1);
      pieces.add(recent.part(text, from, end));
      from = moved ? match.end() : end;
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
