package dev.oser.lang.r.regex;

import java.util.ArrayList;
import java.util.List;

/** {@code gregexpr} on one string. */
public final class Matches {
  private Matches() {}

  /** {@return all matches from left to right; after an empty one the search goes on behind it} */
  public static List<Match> all(String text, TextPattern pattern) {
    var matches = new ArrayList<Match>();
    int from = 0;
    // Without perl = TRUE R finds nothing in an empty text, not even an empty match.
    boolean empty = text.isEmpty() && pattern instanceof PerlPattern;
    while (from < text.length() || empty) {
      var match = pattern.find(text, from);
      if (match == null) {
        break;
      }
      matches.add(match);
      from = match.end();
      empty = false;
      if (match.isEmpty() && from < text.length()) {
        // R goes on one byte further and gives up if that is inside a character.
        if (pattern instanceof PerlPattern && text.charAt(from) >= 128) {
          break;
        }
        from = text.offsetByCodePoints(from, 1);
      }
    }
    return matches;
  }
}
