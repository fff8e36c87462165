package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** {@code x[[…]]} and {@code x$name}. */
public final class ElementAccess {
  private final Runtime runtime;

  public ElementAccess(Runtime runtime) {
    this.runtime = runtime;
  }

  public Value element(Value object, Args arguments) {
    boolean exact = true;
    int named = arguments.indexOf("exact");
    if (named >= 0) {
      exact = !(arguments.get(named) instanceof Vector v) || v.logicalAt(0) == 1;
      arguments = arguments.without(named);
    }
    int drop = arguments.indexOf("drop");
    if (drop >= 0) {
      arguments = arguments.without(drop);
    }
    if (arguments.size() == 0) {
      throw new RError("invalid subscript");
    }
    if (arguments.size() == 1) {
      return element(object, arguments.get(0), exact);
    }
    if (object == NullValue.NULL) {
      return object;
    }
    var vector = Subset.vector(object);
    var places = Arrays.places(vector, arguments.values());
    for (var each : places) {
      if (each.length != 1) {
        throw new RError(
            each.length == 0
                ? "subscript of length 0"
                : "attempt to select more than one element in get1index");
      }
    }
    return vector.element(Arrays.linear(places, Arrays.dim(vector))[0]);
  }

  public Value element(Value object, Value index, boolean exact) {
    if (object == NullValue.NULL) {
      return object;
    }
    if (object instanceof Environment environment) {
      if (index instanceof StringVector text && text.length() == 1) {
        return variable(environment, text.get(0));
      }
      throw new RError("wrong arguments for subsetting an environment");
    }
    var vector = Subset.vector(object);
    if (!(index instanceof Vector places)) {
      if (index == Symbol.MISSING) {
        throw new RError("invalid subscript type 'symbol'");
      }
      throw new RError("invalid subscript type '" + index.type() + "'");
    }
    int count = places.length();
    if (count > 1 && !vector.isAtomic()) {
      return recursive(vector, places, exact);
    }
    int place = place(vector, places, exact);
    if (place < 0) {
      if (place == MISSING_NAME && !vector.isAtomic()) {
        return NullValue.NULL;
      }
      throw RError.outOfBounds();
    }
    return vector.element(place);
  }

  private Value recursive(Vector vector, Vector places, boolean exact) {
    Value current = vector;
    for (int i = 0; i < places.length(); i++) {
      if (i > 0
          && !(current instanceof Vector)
          && !(current instanceof Call)
          && !(current instanceof Environment)) {
        throw RError.outOfBounds();
      }
      if (current instanceof Vector v && v.isAtomic() && i > 0 && places.length() > i + 1) {
        throw new RError("recursive indexing failed at level " + i + "\n");
      }
      current = element(current, places.element(i), exact);
    }
    return current;
  }

  private static final int MISSING_NAME = -2;

  /** {@return the place of one element, or a negative number if there is none} */
  static int place(Vector vector, Vector index, boolean exact) {
    int length = vector.length();
    if (index.length() != 1) {
      throw new RError(
          index.length() == 0
              ? "subscript of length 0"
              : "attempt to select more than one element in vectorIndex");
    }
    if (index instanceof StringVector text) {
      return byName(vector, text.get(0), exact);
    }
    if (!Coercion.isNumberLike(index)) {
      throw new RError("invalid subscript type '" + index.type() + "'");
    }
    double number = index.doubleAt(0);
    if (Double.isNaN(number)) {
      return vector.isAtomic() ? -1 : MISSING_NAME;
    }
    if (number < 0 && number > -1 || number == 0 || Math.abs(number) < 1) {
      throw new RError("attempt to select less than one element in get1index <real>");
    }
    if (number < 0) {
      if (length == 2 && number >= -2) {
        return number <= -2 ? 0 : 1;
      }
      throw new RError(
          length > 2 || number < -length
              ? "invalid negative subscript in get1index <real>"
              : "invalid negative subscript in get1index <real>");
    }
    return number <= length ? (int) number - 1 : -1;
  }

  static int byName(Vector vector, String name, boolean exact) {
    var names = Subset.names(vector);
    if (names == null || Na.isNa(name)) {
      return MISSING_NAME;
    }
    int found = name.isEmpty() ? -1 : names.indexOf(name);
    if (found < 0 && !exact) {
      found = partial(names, name);
    }
    return found < 0 ? MISSING_NAME : found;
  }

  private static int partial(StringVector names, String name) {
    int found = -1;
    for (int i = 0; i < names.length(); i++) {
      if (names.get(i).startsWith(name)) {
        if (found >= 0) {
          return -1;
        }
        found = i;
      }
    }
    return found;
  }

  private Value variable(Environment environment, String name) {
    var bound = environment.get(Symbol.of(name));
    return bound == null || bound == Symbol.MISSING ? NullValue.NULL : runtime.valueOf(bound);
  }

  /** {@return {@code object$name}} */
  public Value member(Value object, String name) {
    switch (object) {
      case ListVector list -> {
        int place = byName(list, name, false);
        return place < 0 ? NullValue.NULL : list.get(place);
      }
      case Environment environment -> {
        return variable(environment, name);
      }
      case NullValue nothing -> {
        return nothing;
      }
      case Call call -> {
        return member(Coercion.list(call), name);
      }
      case Vector vector -> {
        if (!vector.isAtomic()) {
          int place = byName(vector, name, false);
          return place < 0 ? NullValue.NULL : vector.element(place);
        }
        throw new RError("$ operator is invalid for atomic vectors");
      }
      default -> throw Subset.notSubsettable(object);
    }
  }

  /** {@return a member of a list, or null if there is none of exactly this name} */
  public static @Nullable Value exactMember(ListVector list, String name) {
    int place = byName(list, name, true);
    return place < 0 ? null : list.get(place);
  }
}
