package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.Attributes;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.Arrays;

/** {@code structure}, with which programs make objects: a value with more attributes. */
final class StructureFunction {
  private StructureFunction() {}

  @RBuiltin(value = "structure", formals = ".Data, ...", quiet = true)
  static Value structure(Context context, Value data, Dots attributes) {
    try {
      return with(context, data, attributes);
    } catch (RError error) {
      throw new RError(String.valueOf(error.getMessage()), shown());
    }
  }

  private static Value with(Context context, Value data, Dots attributes) {
    var result = own(context, data);
    if (result instanceof DoubleVector && isFactor(attributes)) {
      // Codes of factors were doubles once.
      result = AttributeFunctions.withKind(context, result, Vector.Kind.INTEGER);
    }
    var before = data.attributes() == null ? Attributes.NONE : data.attributes();
    int count = before.size();
    var names = new String[count + attributes.length()];
    var values = new Value[names.length];
    for (int i = 0; i < names.length; i++) {
      boolean isNew = i >= count;
      names[i] = isNew ? attributeName(attributes.name(i - count)) : before.name(i).name();
      values[i] = isNew ? attributes.values()[i - count] : before.value(i);
    }
    AttributeFunctions.requireNames(names, !Arrays.stream(names).allMatch(String::isEmpty));
    if (count > 0) {
      result.setAttributes(null);
    }
    AttributeFunctions.setAll(context, result, names, values);
    return result;
  }

  /** {@return a value that may be given attributes} */
  private static Value own(Context context, Value data) {
    if (data == NullValue.NULL) {
      context.warning(
          "Calling 'structure(NULL, *)' is deprecated, as NULL cannot have attributes.\n"
              + "  Consider 'structure(list(), *)' instead.");
      return ListVector.ofLength(0);
    }
    if (context.isQuiet() && data instanceof Vector vector) {
      return vector.copy(); // compiled code may hold what has no owner
    }
    context.requireLoud();
    return AttributeFunctions.changeable(data);
  }

  private static boolean isFactor(Dots attributes) {
    for (int i = 0; i < attributes.length(); i++) {
      if (attributes.name(i).equals("class")
          && attributes.values()[i] instanceof StringVector classes
          && classes.indexOf("factor") >= 0) {
        return true;
      }
    }
    return false;
  }

  /** {@return the name of an attribute, which {@code dput} of early R called otherwise} */
  private static String attributeName(String name) {
    return switch (name) {
      case ".Dim" -> "dim";
      case ".Dimnames" -> "dimnames";
      case ".Names" -> "names";
      case ".Tsp" -> "tsp";
      case ".Label" -> "levels";
      default -> name;
    };
  }

  /** {@return what R says an error is in} */
  private static Call shown() {
    var attributes = call("attributes", Symbol.of(".Data"));
    return call("<-", attributes, call("c", attributes, Symbol.of("attrib")));
  }

  private static Call call(String function, Value... arguments) {
    return new Call(Symbol.of(function), arguments, null);
  }
}
