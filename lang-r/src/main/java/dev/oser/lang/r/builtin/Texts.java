package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.AttributeRules;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What functions of strings have in common. */
final class Texts {
  private static final Symbol AS_CHARACTER = Symbol.of("as.character");

  private Texts() {}

  /** {@return the strings that {@code as.character} makes of a value, methods included} */
  static StringVector of(Context context, Value value) {
    if (value instanceof StringVector texts && !value.isObject()) {
      return texts;
    }
    if (Methods.isFactor(value)) {
      return Types.factorTexts((Vector) value);
    }
    if (value.isObject()) {
      var arguments = Args.of(value);
      var function = context.runtime().function(AS_CHARACTER, context.environment());
      var converted = context.apply(function, arguments, Calls.shown("as.character", arguments));
      if (converted instanceof StringVector texts) {
        return texts;
      }
    }
    return plain(context, value);
  }

  /** {@return the strings of a value, whatever its class} */
  static StringVector plain(Context context, Value value) {
    return value instanceof StringVector texts
        ? texts
        : (StringVector)
            Coercion.to(Vector.Kind.STRING, (Vector) Types.asCharacter(context, value, Dots.NONE));
  }

  /** {@return one string, the first of an argument that must be strings} */
  static String one(Value value, String argument) {
    if (value instanceof StringVector texts && texts.length() >= 1) {
      return texts.get(0);
    }
    throw new RError("invalid '" + argument + "' argument");
  }

  /** {@return what {@code as.integer} makes of an argument, with its warnings and errors} */
  static Vector integers(Context context, Value value, String argument) {
    return switch (value) {
      case Vector vector -> Coercion.withWarnings(Vector.Kind.INTEGER, vector, context);
      case NullValue nothing -> IntVector.of();
      default ->
          throw new RError(
              "cannot coerce type '" + value.type() + "' to vector of type 'integer'",
              Call.of("as.integer", Symbol.of(argument)));
    };
  }

  static boolean flag(@Nullable Value value, String argument, boolean standard) {
    return value == null ? standard : Coercion.flag(value, argument);
  }

  /** {@return each string changed, NA left alone; names and dim stay} */
  static Value map(StringVector texts, Value shape, UnaryOperator<String> change) {
    return shaped(changed(texts, change), shape);
  }

  /** {@return each text changed, with all that texts have; what is no text becomes one first} */
  static Value each(Context context, Value x, UnaryOperator<String> change) {
    return each(of(context, x), x, change);
  }

  static Value each(StringVector texts, Value x, UnaryOperator<String> change) {
    return like(changed(texts, change), x);
  }

  private static StringVector changed(StringVector texts, UnaryOperator<String> change) {
    var result = new String[texts.length()];
    for (int i = 0; i < result.length; i++) {
      var text = texts.get(i);
      result[i] = Na.isNa(text) ? text : change.apply(text);
    }
    return StringVector.of(result);
  }

  /** {@return the result with the names, dim and dimnames of another} */
  static Value shaped(Vector result, Value shape) {
    AttributeRules.shape(shape, result);
    return result;
  }

  /** {@return the result with all attributes of a text that it was made of element by element} */
  static Value like(Vector result, Value x) {
    if (x instanceof StringVector) {
      result.setAttributes(x.attributes());
    }
    return result;
  }

  /** {@return the length that arguments are recycled to: none if one is empty} */
  static int recycled(int... lengths) {
    int most = 0;
    for (int length : lengths) {
      if (length == 0) {
        return 0;
      }
      most = Math.max(most, length);
    }
    return most;
  }

  static List<String> list(StringVector texts) {
    return Arrays.asList(texts.toArray());
  }

  static boolean isNull(@Nullable Value value) {
    return value == null || value == NullValue.NULL;
  }
}
