package dev.oser.lang.sourir.jit;

import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.Type;
import dev.oser.kit.tier.Backend;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * How a call passes values: what compiled code holds as a number travels as a number.
 *
 * @param arguments how each is held
 * @param result {@link Kind#INT} if an integer is expected, see {@link Result}; or {@link Kind#ANY}
 */
record Signature(List<Kind> arguments, Kind result) {
  Signature {
    arguments = List.copyOf(arguments);
  }

  /** {@return the signature of calls from the interpreter, which only has objects} */
  static Signature boxed(int arity) {
    return new Signature(Collections.nCopies(arity, Kind.ANY), Kind.ANY);
  }

  boolean isBoxed() {
    return result == Kind.ANY && arguments.stream().allMatch(kind -> kind == Kind.ANY);
  }

  /** {@return the type of functions called so; the depth comes first} */
  FunctionType type() {
    var types = new ArrayList<Type>();
    types.add(CoreType.I32);
    arguments.forEach(kind -> types.add(kind.type()));
    var type = new FunctionType(types, result.type());
    if (type.slots() > FunctionType.MOST_SLOTS) {
      throw new Backend.CannotCompile("there are too many parameters");
    }
    return type;
  }

  /** {@return it in a few letters, as a part of a name} */
  String letters() {
    var letters = new StringBuilder();
    arguments.forEach(kind -> letters.append(kind.letter()));
    return letters.append('.').append(result.letter()).toString();
  }

  @Override
  public String toString() {
    return arguments.stream().map(Signature::word).collect(Collectors.joining(", ", "(", ")"))
        + " -> "
        + word(result);
  }

  private static String word(Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }
}
