package dev.oser.lang.r.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * How wide characters are on a terminal and whether R shows or escapes them.
 *
 * <p>The table is measured (tools/r-library/characters.R): R's idea of Unicode is older than
 * Java's.
 */
public final class Characters {
  private static final int ESCAPED = 4;

  private Characters() {}

  /** {@return the columns a string takes, {@code nchar(type = "width")}} */
  public static int width(String text) {
    int width = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      width += width(c);
      i += Character.charCount(c);
    }
    return width;
  }

  /** {@return the columns a character takes: 0, 1 or 2} */
  public static int width(int c) {
    return isPlain(c) ? 1 : Table.kind(c) & ~ESCAPED;
  }

  /** {@return whether R prints the character itself} */
  public static boolean isShown(int c) {
    return isPlain(c) || (Table.kind(c) & ESCAPED) == 0;
  }

  private static boolean isPlain(int c) {
    return c >= 32 && c < 127;
  }

  /** Read when the first character outside ASCII is asked for. */
  private static final class Table {
    private static final int[] STARTS;
    private static final byte[] KINDS;

    static {
      var lines = read().lines().toList();
      STARTS = new int[lines.size()];
      KINDS = new byte[lines.size()];
      for (int i = 0; i < lines.size(); i++) {
        var line = lines.get(i);
        int blank = line.indexOf(' ');
        STARTS[i] = Integer.parseInt(line.substring(0, blank), 16);
        boolean escaped = line.endsWith("e");
        KINDS[i] = (byte) (line.charAt(blank + 1) - '0' | (escaped ? ESCAPED : 0));
      }
    }

    static int kind(int c) {
      int index = Arrays.binarySearch(STARTS, c);
      return KINDS[Math.max(0, index >= 0 ? index : -index - 2)];
    }

    private static String read() {
      try (var stream = Characters.class.getResourceAsStream("characters.txt")) {
        if (stream == null) {
          throw new IllegalStateException("characters.txt is not beside its class");
        }
        return new String(stream.readAllBytes(), StandardCharsets.US_ASCII);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
