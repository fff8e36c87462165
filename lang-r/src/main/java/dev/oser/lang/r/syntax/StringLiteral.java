package dev.oser.lang.r.syntax;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads what stands between quotes or backticks, with R's escapes. */
final class StringLiteral {
  private final Source source;
  private final String text;
  private final int start;
  private final Consumer<String> warnings;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private int position;
  private boolean byteEscape;
  private boolean unicodeEscape;
  private int highSurrogate = -1;

  StringLiteral(Source source, int start, Consumer<String> warnings) {
    this.source = source;
    this.text = source.text();
    this.start = start;
    this.position = start;
    this.warnings = warnings;
  }

  /** {@return the offset after what was read} */
  int end() {
    return position;
  }

  /** {@return the string, or null if it does not end} */
  @Nullable String read() {
    char quote = text.charAt(position++);
    while (position < text.length()) {
      int c = text.codePointAt(position);
      position += Character.charCount(c);
      if (c == quote) {
        endSurrogate();
        if (byteEscape && unicodeEscape) {
          throw ParseException.plain(
              "mixing Unicode and octal/hex escapes in a string is not allowed");
        }
        return Bytes.toText(bytes.toByteArray());
      }
      if (c == '\\') {
        escape(quote);
      } else {
        put(c);
      }
    }
    return null;
  }

  private void escape(char quote) {
    if (position >= text.length()) {
      return;
    }
    int c = text.codePointAt(position);
    position += Character.charCount(c);
    switch (c) {
      case 'n' -> put('\n');
      case 't' -> put('\t');
      case 'r' -> put('\r');
      case 'a' -> put(7);
      case 'b' -> put('\b');
      case 'f' -> put('\f');
      case 'v' -> put(11);
      case '\\', '"', '\'', '`', ' ', '\n' -> put(c);
      case '0', '1', '2', '3', '4', '5', '6', '7' -> octal();
      case 'x' -> hexadecimal();
      case 'u' -> unicode('u', 4, quote);
      case 'U' -> unicode('U', 8, quote);
      default ->
          throw ParseException.plain(
              "'\\" + Character.toString(c) + "' is an unrecognized escape" + inString());
    }
  }

  private String inString() {
    return " in character string starting \"" + text.substring(start, position) + "\"";
  }

  private void octal() {
    int value = text.charAt(position - 1) - '0';
    for (int i = 0; i < 2 && position < text.length(); i++) {
      int digit = text.charAt(position) - '0';
      if (digit < 0 || digit > 7) {
        break;
      }
      value = 8 * value + digit;
      position++;
    }
    if (value > 255) {
      throw atLine("exceeded maximum allowed octal value \\377");
    }
    putByte(value);
  }

  private void hexadecimal() {
    int value = digits(2);
    if (value < 0) {
      throw ParseException.plain("'\\x' used without hex digits" + inString());
    }
    putByte(value);
  }

  /** {@return the value of the hexadecimal digits that follow, or -1 if there are none} */
  private int digits(int most) {
    int first = position;
    long value = 0;
    while (position < text.length() && position - first < most) {
      int digit = text.charAt(position) < 128 ? Character.digit(text.charAt(position), 16) : -1;
      if (digit < 0) {
        break;
      }
      value = 16 * value + digit;
      position++;
    }
    return position == first ? -1 : (int) Math.min(value, Integer.MAX_VALUE);
  }

  private void unicode(char kind, int most, char quote) {
    if (quote == '`') {
      throw atLine("\\" + kind + "x".repeat(most) + " sequences not supported inside backticks");
    }
    boolean braces = position < text.length() && text.charAt(position) == '{';
    if (braces) {
      position++;
    }
    int first = position;
    int value = digits(most);
    if (value < 0) {
      throw ParseException.plain("'\\" + kind + "' used without hex digits" + inString());
    }
    var digits = text.substring(first, position);
    var shape = braces ? "{" + "x".repeat(most) + "}" : "x".repeat(most);
    if (braces) {
      if (position >= text.length() || text.charAt(position) != '}') {
        // R has read the character that should have been the brace.
        position = Math.min(position + 1, text.length());
        throw atLine("invalid \\" + kind + shape + " sequence");
      }
      position++;
    }
    if (value > 0x10FFFF) {
      throw atLine(
          "invalid \\"
              + kind
              + shape
              + " value "
              + digits.toLowerCase(Locale.ROOT).replaceFirst("^0+(?=.)", ""));
    }
    if (value == 0) {
      throw nul();
    }
    unicodeEscape = true;
    if (highSurrogate >= 0 && Character.isLowSurrogate((char) value) && value <= 0xFFFF) {
      int pair = Character.toCodePoint((char) highSurrogate, (char) value);
      highSurrogate = -1;
      put(pair);
    } else if (value >= 0xD800 && value <= 0xDBFF) {
      endSurrogate();
      highSurrogate = value;
    } else if (value >= 0xDC00 && value <= 0xDFFF) {
      endSurrogate();
      loneSurrogate(value);
    } else {
      put(value);
    }
  }

  private void put(int codePoint) {
    endSurrogate();
    if (Bytes.isByte(codePoint)) {
      bytes.write(Bytes.byteOf(codePoint));
    } else {
      bytes.writeBytes(Character.toString(codePoint).getBytes(StandardCharsets.UTF_8));
    }
  }

  private void putByte(int value) {
    if (value == 0) {
      throw nul();
    }
    endSurrogate();
    byteEscape = true;
    bytes.write(value);
  }

  private void endSurrogate() {
    if (highSurrogate >= 0) {
      int lone = highSurrogate;
      highSurrogate = -1;
      loneSurrogate(lone);
    }
  }

  /** Half of a pair becomes the three bytes that UTF-8 would use if it allowed it. */
  private void loneSurrogate(int value) {
    warnings.accept("unpaired surrogate Unicode point " + Integer.toHexString(value));
    bytes.write(0xE0 | value >> 12);
    bytes.write(0x80 | value >> 6 & 0x3F);
    bytes.write(0x80 | value & 0x3F);
  }

  private ParseException nul() {
    return atLine("nul character not allowed");
  }

  private ParseException atLine(String message) {
    return ParseException.plain(message + " (line " + source.line(position) + ")");
  }
}
