package dev.oser.lang.r.syntax;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads numeric constants: decimal, hexadecimal, with exponents and the suffixes L and i. */
final class NumberLiteral {
  private final String text;
  private final int start;
  private int position;
  private boolean point;
  private boolean exponent;

  NumberLiteral(String text, int start) {
    this.text = text;
    this.start = start;
    this.position = start;
  }

  /** {@return the offset after what was read, also when it was wrong} */
  int end() {
    return position;
  }

  /** {@return the constant, or null if it is malformed} */
  @Nullable Node read(Consumer<String> warnings) {
    boolean hexadecimal = at('0') && (peek(1) == 'x' || peek(1) == 'X');
    var value = hexadecimal ? hexadecimal() : decimal();
    if (value == null) {
      return null;
    }
    if (at('L')) {
      position++;
      return integer(value, warnings);
    }
    if (at('i')) {
      position++;
      return new Node.Complex(0, value);
    }
    return new Node.Double(value);
  }

  private @Nullable Double decimal() {
    digits();
    if (at('.')) {
      point = true;
      position++;
      digits();
    }
    if (at('e') || at('E')) {
      exponent = true;
      position++;
      if (!exponentDigits()) {
        return malformed();
      }
    }
    return Double.parseDouble(text.substring(start, position));
  }

  private boolean exponentDigits() {
    if (at('+') || at('-')) {
      position++;
    }
    int first = position;
    digits();
    return position > first;
  }

  private void digits() {
    while (isDigit(peek(0))) {
      position++;
    }
  }

  private @Nullable Double hexadecimal() {
    position += 2;
    int first = position;
    hexadecimalDigits();
    boolean some = position > first;
    if (at('.')) {
      point = true;
      position++;
      int fraction = position;
      hexadecimalDigits();
      some |= position > fraction;
    }
    if (!some) {
      return malformed();
    }
    if (at('p') || at('P')) {
      exponent = true;
      position++;
      if (!exponentDigits()) {
        return malformed();
      }
      return Double.parseDouble(text.substring(start, position));
    }
    return point ? malformed() : parsed(text.substring(start, position) + "p0");
  }

  private static Double parsed(String number) {
    return Double.parseDouble(number);
  }

  /** R has looked at one more character before it gives up, and its error shows it. */
  private @Nullable Double malformed() {
    if (position < text.length() && text.charAt(position) != '\n') {
      position = text.offsetByCodePoints(position, 1);
    }
    return null;
  }

  private void hexadecimalDigits() {
    while (Character.digit(peek(0), 16) >= 0 && peek(0) < 128) {
      position++;
    }
  }

  private Node integer(double value, Consumer<String> warnings) {
    var spelling = text.substring(start, position);
    boolean whole = value == Math.rint(value) && Math.abs(value) <= Integer.MAX_VALUE;
    if (point && !exponent) {
      if (!whole) {
        warnings.accept("integer literal " + spelling + " contains decimal; using numeric value");
        return new Node.Double(value);
      }
      warnings.accept("integer literal " + spelling + " contains unnecessary decimal point");
    } else if (!whole) {
      warnings.accept("non-integer value " + spelling + " qualified with L; using numeric value");
      return new Node.Double(value);
    }
    return new Node.Int((int) value);
  }

  private boolean at(char c) {
    return peek(0) == c;
  }

  private int peek(int ahead) {
    return position + ahead < text.length() ? text.charAt(position + ahead) : -1;
  }

  static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }
}
