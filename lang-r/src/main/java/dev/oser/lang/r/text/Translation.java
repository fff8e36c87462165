package dev.oser.lang.r.text;

import java.util.HashMap;
import java.util.Map;

/** {@code chartr}: each character of one text becomes the one at its place in another. */
public final class Translation {
  private final Map<Integer, Integer> table = new HashMap<>();

  /**
   * A translation between two texts, in which {@code a-c} is a range.
   *
   * @throws IllegalArgumentException in the words of R
   */
  public Translation(String old, String replacement) {
    var from = expanded(old);
    var to = expanded(replacement);
    if (from.length > to.length) {
      throw new IllegalArgumentException("'old' is longer than 'new'");
    }
    for (int i = 0; i < from.length; i++) {
      table.put(from[i], to[i]);
    }
  }

  /** {@return the text with its characters exchanged} */
  public String apply(String text) {
    var result = new StringBuilder(text.length());
    text.codePoints().forEach(c -> result.appendCodePoint(table.getOrDefault(c, c)));
    return result.toString();
  }

  private static int[] expanded(String text) {
    var points = text.codePoints().toArray();
    var result = new StringBuilder();
    for (int i = 0; i < points.length; i++) {
      boolean range = i + 2 < points.length && points[i + 1] == '-';
      int last = range ? points[i + 2] : points[i];
      if (last < points[i]) {
        throw new IllegalArgumentException(
            "decreasing range specification ('"
                + Character.toString(points[i])
                + "-"
                + Character.toString(last)
                + "')");
      }
      for (int c = points[i]; c <= last; c++) {
        result.appendCodePoint(c);
      }
      i += range ? 2 : 0;
    }
    return result.codePoints().toArray();
  }
}
