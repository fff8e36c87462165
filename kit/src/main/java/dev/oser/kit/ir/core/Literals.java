package dev.oser.kit.ir.core;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Type;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How strings and data are written in the text form. */
public final class Literals {
  private Literals() {}

  /** {@return the text in quotes, everything outside printable ASCII escaped} */
  public static String quote(String text) {
    var out = new StringBuilder("\"");
    text.chars().forEach(c -> out.append(escape((char) c)));
    return out.append('"').toString();
  }

  private static String escape(char c) {
    return switch (c) {
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      case '\n' -> "\\n";
      case '\t' -> "\\t";
      case '\r' -> "\\r";
      default -> c >= ' ' && c <= '~' ? String.valueOf(c) : String.format("\\u%04x", (int) c);
    };
  }

  /**
   * {@return the elements of a primitive array: bytes as a string if they are ASCII text, otherwise
   * a list}
   */
  static String data(Object array, Type element) {
    if (array instanceof byte[] bytes && isText(bytes)) {
      return quote(new String(bytes, StandardCharsets.US_ASCII));
    }
    return IntStream.range(0, Array.getLength(array))
        .mapToObj(i -> new Constant(element, Array.get(array, i)).text())
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static boolean isText(byte[] bytes) {
    for (byte b : bytes) {
      if ((b < ' ' || b > '~') && b != '\n' && b != '\t' && b != '\r') {
        return false;
      }
    }
    return bytes.length > 0;
  }

  /** {@return whether arrays of this element type can be written as data} */
  static boolean canBeData(Type element) {
    return element instanceof Placeholder
        || (element instanceof CoreType && element != CoreType.VOID && element != CoreType.REF);
  }
}
