package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/** {@code x[…]}. */
public final class Subset {
  private Subset() {}

  /**
   * {@return a part of a vector}
   *
   * @param arguments indices, and {@code drop}
   */
  public static Value subset(Value object, Args arguments) {
    if (object == NullValue.NULL) {
      return NullValue.NULL;
    }
    boolean drop = true;
    int named = arguments.indexOf("drop");
    if (named >= 0) {
      var value = arguments.get(named);
      drop =
          value == Symbol.MISSING
              || !(value instanceof Vector v)
              || v.length() == 0
              || v.logicalAt(0) != 0;
      arguments = arguments.without(named);
    }
    int exact = arguments.indexOf("exact");
    if (exact >= 0) {
      arguments = arguments.without(exact);
    }
    boolean call = object instanceof Call;
    var vector = vector(object);
    Vector result;
    if (arguments.size() == 0) {
      return object;
    } else if (arguments.size() == 1) {
      result = one(vector, arguments.get(0), drop);
    } else {
      result = Arrays.subset(vector, arguments.values(), drop);
    }
    return call ? (result.length() == 0 ? NullValue.NULL : Coercion.call(result)) : result;
  }

  static Vector vector(Value object) {
    if (object instanceof Vector vector) {
      return vector;
    }
    if (object instanceof Call call) {
      return Coercion.list(call);
    }
    throw notSubsettable(object);
  }

  public static RError notSubsettable(Value object) {
    return new RError("object of type '" + object.type() + "' is not subsettable");
  }

  private static Vector one(Vector vector, Value index, boolean drop) {
    var dim = vector.attribute(Symbol.DIM);
    if (dim != null && index instanceof Vector places && isMatrixIndex(places, dim)) {
      return Arrays.byMatrix(vector, places, dim);
    }
    var result = index == Symbol.MISSING ? vector : byIndex(vector, index);
    if (index == Symbol.MISSING) {
      return vector;
    }
    if (dim != null && dim.length() == 1 && result.length() > 0) {
      keepOneDimension(vector, index, result, drop);
    }
    keepFactor(vector, result);
    return result;
  }

  /** An array of one dimension stays one, unless a single element is left and may be dropped. */
  private static void keepOneDimension(Vector vector, Value index, Vector result, boolean drop) {
    var list = vector.attribute(Symbol.DIMNAMES) instanceof ListVector dimnames ? dimnames : null;
    var names = list != null && list.get(0) instanceof StringVector texts ? texts : null;
    boolean array = !drop || result.length() > 1;
    if (array) {
      result.setAttribute(Symbol.NAMES, null);
      result.setAttribute(Symbol.DIM, new IntVector(result.length()));
    }
    if (list == null || names == null) {
      return;
    }
    var chosen = names.select(Indices.of(index, vector.length(), names).places());
    if (!array) {
      result.setAttribute(Symbol.NAMES, chosen);
      return;
    }
    var kept = ListVector.of(chosen);
    AttributeRules.copy(list, kept, Symbol.NAMES);
    result.setAttribute(Symbol.DIMNAMES, kept);
  }

  static void keepFactor(Vector vector, Vector result) {
    if (vector.isObject()
        && vector.attribute(Symbol.CLASS) instanceof StringVector classes
        && classes.indexOf("factor") >= 0) {
      AttributeRules.copy(vector, result, Symbol.LEVELS);
      AttributeRules.copy(vector, result, Symbol.CLASS);
    }
  }

  static boolean isMatrixIndex(Vector index, Value dim) {
    return index.attribute(Symbol.DIM) instanceof IntVector shape
        && shape.length() == 2
        && shape.get(1) == dim.length()
        && (index.isNumeric() || index instanceof StringVector);
  }

  private static Vector byIndex(Vector vector, Value index) {
    var names = names(vector);
    var indices = Indices.of(index, vector.length(), names);
    var result = vector.select(indices.places());
    if (names != null) {
      result.setAttribute(Symbol.NAMES, names.select(indices.places()));
    }
    return result;
  }

  /** {@return the names of a vector; those of an array with one dimension are its dimnames} */
  static @org.jspecify.annotations.Nullable StringVector names(Vector vector) {
    var names = vector.names();
    if (names == null
        && vector.attribute(Symbol.DIM) instanceof Vector dim
        && dim.length() == 1
        && vector.attribute(Symbol.DIMNAMES) instanceof ListVector list
        && list.get(0) instanceof StringVector only) {
      return only;
    }
    return names;
  }
}
