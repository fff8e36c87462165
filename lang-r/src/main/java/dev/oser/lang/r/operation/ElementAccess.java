package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.S4Object;
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
      throw new RError("no index specified");
    }
    if (arguments.size() == 1) {
      return element(object, arguments.get(0), exact);
    }
    if (object == NullValue.NULL) {
      return object;
    }
    var vector = Subset.vector(object);
    if (Arrays.dim(vector).length != arguments.size()) {
      throw new RError("incorrect number of subscripts");
    }
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
    if (object instanceof S4Object) {
      throw new RError("this S4 class is not subsettable");
    }
    var vector = Subset.vector(object);
    if (index instanceof Symbol name) {
      return element(object, new StringVector(name.name()), exact);
    }
    if (!(index instanceof Vector places)) {
      throw index == NullValue.NULL
          ? OneIndex.tooFew("get1index")
          : new RError("invalid subscript type '" + index.type() + "'");
    }
    int count = places.length();
    if (count > 1 && !vector.isAtomic()) {
      if (!places.isAtomic()) {
        throw new RError("invalid subscript type '" + places.type() + "'");
      }
      return recursive(vector, places, exact);
    }
    return single(vector, places, exact);
  }

  /** {@return what one index means} */
  public static Value single(Vector vector, Vector index) {
    return single(vector, index, true);
  }

  private static Value single(Vector vector, Vector index, boolean exact) {
    int place = place(vector, index, exact);
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
    int last = places.length() - 1;
    for (int i = 0; i < last; i++) {
      current = descend(current, (Vector) places.element(i), i + 1, exact);
    }
    if (!isIndexed(current)) {
      throw RError.outOfBounds();
    }
    return element(current, places.element(last), exact);
  }

  private static boolean isIndexed(Value object) {
    return object instanceof Vector || object instanceof Call || object instanceof Environment;
  }

  /** {@return what is found on the way to an element further inside} */
  Value descend(Value object, Vector index, int level, boolean exact) {
    if (object instanceof Environment) {
      return element(object, index, exact);
    }
    if (!isIndexed(object)) {
      throw RError.outOfBounds();
    }
    var vector = Subset.vector(object);
    if (vector.isAtomic()) {
      throw new RError("recursive indexing failed at level " + level + "\n");
    }
    int place = place(vector, index, exact);
    if (place < 0) {
      throw new RError("no such index at level " + level + "\n");
    }
    return vector.element(place);
  }

  private static final int MISSING_NAME = -2;

  /** {@return the place of one element, or a negative number if there is none} */
  static int place(Vector vector, Vector index, boolean exact) {
    int length = vector.length();
    if (index.length() != 1) {
      throw index.length() == 0 ? OneIndex.tooFew("get1index") : OneIndex.tooMany("vectorIndex");
    }
    if (index instanceof StringVector text) {
      return byName(vector, text.get(0), exact);
    }
    if (!Coercion.isNumberLike(index)) {
      throw new RError("invalid subscript type '" + index.type() + "'");
    }
    double number = index.doubleAt(0);
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      return vector.isAtomic() ? -1 : MISSING_NAME;
    }
    if (!(index instanceof DoubleVector)) {
      int place = OneIndex.ofInteger(index, vector);
      return place < length ? place : -1;
    }
    if (Math.abs(number) < 1) {
      throw OneIndex.tooFew("get1index <real>");
    }
    if (number < 0) {
      if (length == 2 && number > -3) {
        return number <= -2 ? 0 : 1;
      }
      throw new RError("invalid negative subscript in get1index <real>");
    }
    return number < length + 1.0 ? (int) number - 1 : -1;
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
    var bound = environment.get(Symbol.ofVariable(name));
    return bound == null || bound == Symbol.MISSING ? NullValue.NULL : runtime.valueOf(bound);
  }

  /** {@return {@code object$name}} */
  public Value member(Value object, String name) {
    if (object instanceof ListVector list) {
      return member(list, name);
    }
    switch (object) {
      case Environment environment -> {
        return References.isReference(environment) && environment.get(Symbol.of(name)) == null
            ? References.member(environment, name, runtime)
            : variable(environment, name);
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
      case S4Object formal -> throw new RError("$ operator not defined for this S4 class");
      default -> throw Subset.notSubsettable(object);
    }
  }

  /** {@return {@code list$name}} */
  public static Value member(ListVector list, String name) {
    int place = name.isEmpty() ? -1 : byName(list, name, false);
    return place < 0 ? NullValue.NULL : list.get(place);
  }

  /** {@return a member of a list, or null if there is none of exactly this name} */
  public static @Nullable Value exactMember(ListVector list, String name) {
    int place = byName(list, name, true);
    return place < 0 ? null : list.get(place);
  }
}
