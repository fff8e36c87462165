package dev.oser.kit.ir.text;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.RecordType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.core.Literals;
import dev.oser.kit.runtime.RecordValue;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Writes the values that functions return, for people: numbers as {@code print} does, arrays as
 * {@code [1, 2, 3]}, text as a string, functions as {@code @f}, records with their fields. A record
 * within a record is {@code Node(…)}, so that lists and cycles end.
 */
public final class ValuePrinter {
  /** An array of references can hold itself, so nesting needs an end. */
  private static final int MOST_NESTED = 8;

  private final StringBuilder out = new StringBuilder();
  private int elementsLeft;

  private ValuePrinter(int elementsLeft) {
    this.elementsLeft = elementsLeft;
  }

  /** {@return the whole value} */
  public static String print(@Nullable Object value, Type type) {
    return print(value, type, Integer.MAX_VALUE);
  }

  /** {@return the value with at most this many array elements, and how many were left out} */
  public static String print(@Nullable Object value, Type type, int mostElements) {
    var printer = new ValuePrinter(mostElements);
    printer.value(value, type, 0, false);
    return printer.out.toString();
  }

  private void value(@Nullable Object value, Type type, int nesting, boolean inRecord) {
    switch (value) {
      case null -> out.append("null");
      case RecordValue record -> record(record, type, nesting, inRecord);
      case byte[] bytes when isText(bytes) && bytes.length <= elementsLeft ->
          out.append(Literals.quote(new String(bytes, StandardCharsets.US_ASCII)));
      case Object array when array.getClass().isArray() -> array(array, type, nesting, inRecord);
      case Object other -> out.append(other);
    }
  }

  private void record(RecordValue record, Type type, int nesting, boolean inRecord) {
    if (inRecord || nesting > MOST_NESTED || !(type instanceof RecordType known)) {
      out.append(nameOf(record, type)).append("(…)");
      return;
    }
    out.append(known.name()).append('(');
    for (int i = 0; i < known.fields().size(); i++) {
      var field = known.fields().get(i);
      out.append(i == 0 ? "" : ", ").append(field.name()).append(": ");
      value(record.get(i), field.type(), nesting + 1, true);
    }
    out.append(')');
  }

  /** Seen through a {@code ref}, only its class says which record it is. */
  private static String nameOf(RecordValue record, Type type) {
    return type instanceof RecordType known
        ? known.name()
        : record.getClass().getSimpleName().replaceFirst("^Record_", "");
  }

  private void array(Object array, Type type, int nesting, boolean inRecord) {
    if (nesting > MOST_NESTED) {
      out.append("[…]");
      return;
    }
    var element = type instanceof ArrayType known ? known.element() : CoreType.REF;
    int length = Array.getLength(array);
    out.append('[');
    for (int i = 0; i < length; i++) {
      out.append(i == 0 ? "" : ", ");
      if (elementsLeft-- <= 0) {
        elementsLeft = 0;
        out.append("… ").append(length - i).append(" more");
        break;
      }
      value(Array.get(array, i), element, nesting + 1, inRecord);
    }
    out.append(']');
  }

  private static boolean isText(byte[] bytes) {
    for (byte b : bytes) {
      if ((b < ' ' || b > '~') && b != '\n' && b != '\t' && b != '\r') {
        return false;
      }
    }
    return bytes.length > 0;
  }
}
