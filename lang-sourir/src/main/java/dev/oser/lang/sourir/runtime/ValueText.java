package dev.oser.lang.sourir.runtime;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Values as text, and back. */
public final class ValueText {
  private ValueText() {}

  /** An array of which some elements are printed. */
  private static final class Opened {
    private final ArrayObject array;
    private int next;

    Opened(ArrayObject array) {
      this.array = array;
    }
  }

  /**
   * {@return a value as {@code print} shows it} An array inside itself is shown as {@code [...]},
   * and since arrays may nest deeply, this does not recurse.
   */
  public static String print(Object value) {
    if (!(value instanceof ArrayObject outermost)) {
      return scalar(value);
    }
    var text = new StringBuilder("[");
    var open = Collections.newSetFromMap(new IdentityHashMap<ArrayObject, Boolean>());
    var work = new ArrayDeque<Opened>();
    open.add(outermost);
    work.push(new Opened(outermost));
    while (!work.isEmpty()) {
      var current = work.element();
      if (current.next == current.array.length()) {
        text.append(']');
        open.remove(current.array);
        work.pop();
        continue;
      }
      text.append(current.next == 0 ? "" : ", ");
      var element = current.array.get(current.next++);
      if (!(element instanceof ArrayObject inner)) {
        text.append(scalar(element));
      } else if (open.add(inner)) {
        text.append('[');
        work.push(new Opened(inner));
      } else {
        text.append("[...]");
      }
    }
    return text.toString();
  }

  private static String scalar(Object value) {
    return switch (value) {
      case Nil _ -> "nil";
      case String text -> '"' + text + '"';
      case Callee callee -> "'" + callee.name();
      default -> value.toString();
    };
  }

  private static @Nullable Object integer(String digits) {
    try {
      return Operators.wrap(Long.parseLong(digits));
    } catch (NumberFormatException e) {
      return null; // longer than any integer
    }
  }

  /** {@return the literal on a line of input, or null if there is none} */
  public static @Nullable Object read(String line, Function<String, @Nullable Callee> functions) {
    var text = line.strip();
    if (text.matches("-?[0-9]+")) {
      return integer(text);
    }
    if (text.matches("\"[^\"]*\"")) {
      return text.substring(1, text.length() - 1);
    }
    if (text.startsWith("'")) {
      return functions.apply(text.substring(1));
    }
    return switch (text) {
      case "nil" -> Nil.NIL;
      case "true" -> true;
      case "false" -> false;
      default -> null;
    };
  }
}
