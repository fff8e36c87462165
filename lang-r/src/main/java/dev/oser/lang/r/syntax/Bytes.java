package dev.oser.lang.r.syntax;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/**
 * R's strings are bytes; ours are Java strings. A byte that is no part of a UTF-8 character (from
 * {@code "\xe9"}) is kept as a lone low surrogate, U+DC00 plus the byte, which no valid text
 * contains.
 */
public final class Bytes {
  private static final int ESCAPED = 0xDC00;

  private Bytes() {}

  public static String toText(byte[] bytes) {
    var input = ByteBuffer.wrap(bytes);
    var output = CharBuffer.allocate(bytes.length + 1);
    var decoder = StandardCharsets.UTF_8.newDecoder();
    while (true) {
      CoderResult result = decoder.decode(input, output, true);
      if (result.isUnderflow()) {
        break;
      }
      output.put((char) (ESCAPED + (input.get() & 0xFF)));
    }
    return output.flip().toString();
  }

  public static byte[] ofText(String text) {
    var encoded = text.getBytes(StandardCharsets.UTF_8);
    // A lone surrogate does not come back.
    if (new String(encoded, StandardCharsets.UTF_8).equals(text)) {
      return encoded;
    }
    var bytes = new ByteArrayOutputStream(text.length());
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (isByte(c)) {
        bytes.write(c - ESCAPED);
      } else {
        bytes.writeBytes(Character.toString(c).getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toByteArray();
  }

  /** {@return whether this stands for a byte that is not UTF-8} */
  public static boolean isByte(int codePoint) {
    return codePoint >= ESCAPED + 0x80 && codePoint <= ESCAPED + 0xFF;
  }

  /** {@return the byte that this stands for} */
  public static int byteOf(int codePoint) {
    return codePoint - ESCAPED;
  }
}
