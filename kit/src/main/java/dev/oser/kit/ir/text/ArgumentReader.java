package dev.oser.kit.ir.text;

import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.text.Token.Kind;
import dev.oser.kit.runtime.FunctionValue;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads what a person types to call a function: {@code @f(1, 2.5, [1, 2], @g, null, "text")}. The
 * parameter types decide what a literal means, and the result is boxed as {@code Machine.call}
 * takes it.
 */
public final class ArgumentReader {
  /** What there is to call and to pass; a machine knows. */
  public interface Functions {
    /** {@return the type of the function of this name, or null if there is none} */
    @Nullable FunctionType typeOf(String name);

    /** {@return the value that stands for a function that exists} */
    FunctionValue valueOf(String name);
  }

  /** A call that fits its function. */
  public record Call(String function, List<@Nullable Object> arguments) {
    public Call {
      arguments = Collections.unmodifiableList(new ArrayList<>(arguments));
    }
  }

  private final Cursor cursor;
  private final LiteralReader literals;
  private final Functions functions;

  private ArgumentReader(String source, String text, Functions functions) {
    this.cursor = new Cursor(source, text);
    this.literals = new LiteralReader(cursor, new Module(source), "");
    this.functions = functions;
  }

  /**
   * Reads a call. It starts at the first function name in the text, so that positions in messages
   * are right when a command comes before it, and ends with its line.
   *
   * @param source where the text comes from, for messages
   * @throws SyntaxError with a mark under what is wrong
   */
  public static Call call(String source, String text, Functions functions) {
    return new ArgumentReader(source, text, functions).call();
  }

  /**
   * Reads one argument that is the whole text.
   *
   * @param source where the text comes from, for messages
   * @throws SyntaxError with a mark under what is wrong
   */
  public static @Nullable Object argument(
      String source, String text, Type type, Functions functions) {
    var reader = new ArgumentReader(source, text, functions);
    var value = reader.value(type);
    reader.cursor.takeLineEnd();
    return value;
  }

  private Call call() {
    while (!cursor.peek().is(Kind.FUNCTION) && !cursor.peek().is(Kind.END)) {
      cursor.take();
    }
    var name = cursor.take(Kind.FUNCTION);
    var type = typeOf(name);
    var arguments = new ArrayList<@Nullable Object>();
    if (cursor.peek().is("(") || !type.parameters().isEmpty()) {
      arguments(name, type.parameters(), arguments);
    }
    cursor.takeLineEnd();
    return new Call(name.text(), arguments);
  }

  private void arguments(Token function, List<Type> types, List<@Nullable Object> into) {
    cursor.take("(");
    while (!cursor.peek().is(")")) {
      if (into.size() == types.size()) {
        throw cursor.failure(cursor.peek(), countMessage(function, types) + "; this is one more");
      }
      into.add(value(types.get(into.size())));
      if (!cursor.accept(",")) {
        break;
      }
    }
    if (into.size() < types.size() && cursor.peek().is(")")) {
      throw cursor.failure(
          cursor.peek(), countMessage(function, types) + "; here are " + into.size());
    }
    cursor.take(")");
  }

  private static String countMessage(Token function, List<Type> types) {
    var list = types.stream().map(Type::text).collect(Collectors.joining(", "));
    var count = types.size() == 1 ? "1 argument" : types.size() + " arguments";
    return "@" + function.text() + "(" + list + ") takes " + count;
  }

  private FunctionType typeOf(Token name) {
    var type = functions.typeOf(name.text());
    if (type == null) {
      throw cursor.failure(name, "there is no function @" + name.text());
    }
    return type;
  }

  private @Nullable Object value(Type type) {
    if (!type.isReference()) {
      return literals.constant(type).value();
    }
    if (cursor.accept("null")) {
      return null;
    }
    return switch (type) {
      case ArrayType array -> array(array.element());
      case FunctionType function -> function(function);
      case CoreType _ when cursor.peek().is(Kind.FUNCTION) -> function(null);
      case CoreType _ -> throw wrong(type, "null or a function such as @f");
      default -> throw wrong(type, "null; a function of the program can make others");
    };
  }

  private FunctionValue function(@Nullable FunctionType expected) {
    var name = cursor.peek();
    if (!name.is(Kind.FUNCTION)) {
      throw wrong(expected == null ? CoreType.REF : expected, "null or a function such as @f");
    }
    var type = typeOf(name);
    if (expected != null && !type.equals(expected)) {
      throw cursor.failure(
          name, "@" + name.text() + " is a " + type.text() + "; expected a " + expected.text());
    }
    cursor.take();
    return functions.valueOf(name.text());
  }

  private Object array(Type element) {
    if (cursor.peek().is(Kind.STRING) && element == CoreType.I8) {
      return cursor.take().text().getBytes(StandardCharsets.UTF_8);
    }
    var component = componentClass(element);
    var start = cursor.peek();
    if (component == null) {
      throw cursor.failure(
          start,
          "an array of "
              + element.text()
              + " cannot be written here, only null; a function of the program can make one");
    }
    if (!cursor.accept("[")) {
      throw wrong(
          new ArrayType(element),
          element == CoreType.I8 ? "null, [1, 2, …] or a string" : "null or [1, 2, …]");
    }
    var elements = new ArrayList<@Nullable Object>();
    while (!cursor.peek().is("]")) {
      elements.add(value(element));
      if (!cursor.accept(",")) {
        break;
      }
    }
    cursor.take("]");
    var array = Array.newInstance(component, elements.size());
    for (int i = 0; i < elements.size(); i++) {
      Array.set(array, i, elements.get(i));
    }
    return array;
  }

  /** {@return the class of an array's elements, or null if only a machine could say} */
  private static @Nullable Class<?> componentClass(Type element) {
    return switch (element) {
      case CoreType core ->
          switch (core) {
            case I1 -> boolean.class;
            case I8 -> byte.class;
            case I32 -> int.class;
            case I64 -> long.class;
            case F64 -> double.class;
            case REF -> Object.class;
            case VOID -> null;
          };
      case ArrayType array -> {
        var component = componentClass(array.element());
        yield component == null ? null : component.arrayType();
      }
      default -> null;
    };
  }

  private SyntaxError wrong(Type type, String what) {
    return cursor.expected("a value of type " + type.text() + " (" + what + ")");
  }
}
