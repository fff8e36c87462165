package dev.oser.lang.r.text;

import org.jspecify.annotations.Nullable;

/**
 * Short parts of texts, of which the same come again and again: words, letters, codes. A part that
 * was cut out of late is the same object, so that it takes no room, and is found fast by who counts
 * or looks for it.
 */
public final class RecentTexts {
  private static final int LONGEST = 24;
  private static final int BITS = 10;

  /** What spreads hashes that are close to each other: 2^32 divided by the golden ratio. */
  private static final int SPREAD = 0x9E37_79B9;

  /** So many parts are not worth a table. */
  private static final int FEW = 32;

  private @Nullable String @Nullable [] recent;
  private int parts;

  /** {@return what {@code substring} gives} */
  public String part(String text, int begin, int end) {
    int length = end - begin;
    if (length > LONGEST || parts < FEW) {
      parts++;
      return text.substring(begin, end);
    }
    var known = recent;
    if (known == null) {
      known = new String[1 << BITS];
      recent = known;
    }
    return find(text, begin, end, known);
  }

  private static String find(String text, int begin, int end, @Nullable String[] recent) {
    int hash = 0;
    for (int i = begin; i < end; i++) {
      hash = 31 * hash + text.charAt(i);
    }
    int at = hash * SPREAD >>> Integer.SIZE - BITS;
    var known = recent[at];
    if (known != null && known.length() == end - begin && text.startsWith(known, begin)) {
      return known;
    }
    var made = text.substring(begin, end);
    recent[at] = made;
    return made;
  }
}
