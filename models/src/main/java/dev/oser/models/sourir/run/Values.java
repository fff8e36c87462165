package dev.oser.models.sourir.run;

import dev.oser.models.sourir.ArrayValue;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Position;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Value;
import dev.oser.models.sourir.text.Printer;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Values as text, and as exit status. */
public final class Values {
  private Values() {}

  /**
   * {@return a value as {@code print} shows it} An array inside itself is shown as {@code [...]},
   * so that printing ends. Arrays may nest deeply, so this does not recurse.
   */
  public static String print(Value value) {
    if (value instanceof Expression.Literal literal) {
      return Printer.print(literal);
    }
    var text = new StringBuilder();
    var open = Collections.newSetFromMap(new IdentityHashMap<ArrayValue, Boolean>());
    var work = new ArrayDeque<Opened>();
    begin((ArrayValue) value, text, open, work);
    while (!work.isEmpty()) {
      var current = work.peek();
      if (!current.rest.hasNext()) {
        text.append(']');
        open.remove(current.array);
        work.pop();
        continue;
      }
      if (current.started) {
        text.append(", ");
      }
      current.started = true;
      switch (current.rest.next()) {
        case Expression.Literal literal -> text.append(Printer.print(literal));
        case ArrayValue inner when open.contains(inner) -> text.append("[...]");
        case ArrayValue inner -> begin(inner, text, open, work);
      }
    }
    return text.toString();
  }

  private static void begin(
      ArrayValue array, StringBuilder text, Set<ArrayValue> open, ArrayDeque<Opened> work) {
    text.append('[');
    open.add(array);
    work.push(new Opened(array));
  }

  /** An array of which some elements are printed. */
  private static final class Opened {
    private final ArrayValue array;
    private final Iterator<Value> rest;
    private boolean started;

    Opened(ArrayValue array) {
      this.array = array;
      this.rest = array.elements().iterator();
    }
  }

  /** {@return the exit status of {@code stop} with this value} */
  public static int status(Value value) {
    return switch (value) {
      case Expression.Int(var number) -> (int) Math.floorMod(number, 256L);
      case Expression.Bool(var truth) -> truth ? 1 : 0;
      case Expression.Nil _, Expression.Text _, Expression.FunctionReference _, ArrayValue _ -> 0;
    };
  }

  /** As in programs, what 64 bits can hold is wrapped to 63, and anything longer is no integer. */
  private static Expression.@Nullable Int integer(String digits) {
    try {
      return new Expression.Int(Long.parseLong(digits));
    } catch (NumberFormatException e) {
      return null;
    }
  }

  /** {@return the literal on a line of input, or null if there is none} */
  static Expression.@Nullable Literal read(String line, Program program) {
    var text = line.strip();
    if (text.matches("-?[0-9]+")) {
      return integer(text);
    }
    if (text.matches("\"[^\"]*\"")) {
      return new Expression.Text(text.substring(1, text.length() - 1));
    }
    if (text.startsWith("'") && program.function(text.substring(1)).isPresent()) {
      return new Expression.FunctionReference(text.substring(1), Position.NONE);
    }
    return switch (text) {
      case "nil" -> new Expression.Nil();
      case "true" -> new Expression.Bool(true);
      case "false" -> new Expression.Bool(false);
      default -> null;
    };
  }
}
