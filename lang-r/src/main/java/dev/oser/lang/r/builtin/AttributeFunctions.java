package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.Builtin.Dispatch;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.S4Object;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Structures;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Attributes, names, dimensions and classes. */
final class AttributeFunctions {
  private AttributeFunctions() {}

  /** {@return the value, or a copy of it if others may see it} */
  static Value changeable(Value x) {
    if (x.isTemporary()) {
      return x;
    }
    return switch (x) {
      case Vector vector -> vector.copy();
      case Closure closure -> {
        var copy = new Closure(closure.definition(), closure.environment());
        copy.setAttributes(closure.attributes());
        yield copy;
      }
      case Call call -> {
        var copy = call.withFunctionName(call.functionName());
        copy.setAttributes(call.attributes());
        yield copy;
      }
      case S4Object object -> object.copy();
      default -> x;
    };
  }

  @RBuiltin(value = "names", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value names(Context context, Value x) {
    context.readVariables(x);
    return names(x);
  }

  private static Value names(Value x) {
    return switch (x) {
      case Environment environment -> StringVector.of(Environments.names(environment, true, false));
      case Call call -> names(Coercion.list(call));
      case Vector vector -> {
        var dim = vector.attribute(Symbol.DIM);
        if (dim != null
            && dim.length() == 1
            && vector.attribute(Symbol.DIMNAMES) instanceof ListVector list) {
          yield list.get(0);
        }
        var names = vector.attribute(Symbol.NAMES);
        yield names == null ? NullValue.NULL : names;
      }
      default -> NullValue.NULL;
    };
  }

  @RBuiltin(value = "names<-", dispatch = Dispatch.INTERNAL)
  static Value setNames(Context context, Value x, Value value) {
    if (x instanceof Call call) {
      return Coercion.call((Vector) setNames(context, Coercion.list(call), value));
    }
    if (x == NullValue.NULL) {
      if (value == NullValue.NULL) {
        return x;
      }
      throw new RError("attempt to set an attribute on NULL");
    }
    if (!(x instanceof Vector)) {
      throw new RError("names() applied to a non-vector");
    }
    var result = changeable(x);
    setNames(result, value);
    return result;
  }

  /** Names of an array with one dimension are those of its dimension. */
  private static void setNames(Value x, Value value) {
    var dim = x.attribute(Symbol.DIM);
    boolean labelled = dim != null && dim.length() == 1;
    if (value == NullValue.NULL) {
      x.setAttribute(labelled ? Symbol.DIMNAMES : Symbol.NAMES, null);
      return;
    }
    var names = asNames(value, x.length());
    if (labelled) {
      x.setAttribute(Symbol.DIMNAMES, ListVector.of(names));
    } else {
      x.setAttribute(Symbol.NAMES, names);
    }
  }

  private static StringVector asNames(Value value, int length) {
    var source =
        Methods.isFactor(value) ? Types.factorTexts((Vector) value) : Coercion.vector(value);
    if (source.length() > length) {
      throw new RError(
          "'names' attribute ["
              + source.length()
              + "] must be the same length as the vector ["
              + length
              + "]");
    }
    var texts = new String[length];
    for (int i = 0; i < length; i++) {
      texts[i] = i < source.length() ? source.stringAt(i) : Na.STRING;
    }
    return StringVector.of(texts);
  }

  @RBuiltin(value = "dim", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value dim(Value x) {
    var dim = x.attribute(Symbol.DIM);
    return dim == null ? NullValue.NULL : dim;
  }

  @RBuiltin(value = "dim<-", dispatch = Dispatch.INTERNAL)
  static Value setDim(Context context, Value x, Value value) {
    var result = changeable(x);
    result.setAttribute(Symbol.DIMNAMES, null);
    result.setAttribute(Symbol.NAMES, null);
    setDim(result, value);
    return result;
  }

  private static void setDim(Value x, Value value) {
    if (value == NullValue.NULL) {
      x.setAttribute(Symbol.DIM, null);
      x.setAttribute(Symbol.DIMNAMES, null);
      return;
    }
    if (!(value instanceof Vector extents) || extents.length() == 0) {
      throw new RError("length-0 dimension vector is invalid");
    }
    if (!(x instanceof Vector)) {
      throw new RError("invalid first argument, must be vector (list or atomic)");
    }
    long product = 1;
    var dim = new int[extents.length()];
    for (int i = 0; i < dim.length; i++) {
      dim[i] = extents.intAt(i);
      if (dim[i] == Na.INT) {
        throw new RError("the dims contain missing values");
      }
      if (dim[i] < 0) {
        throw new RError("the dims contain negative values");
      }
      product *= dim[i];
    }
    if (product != x.length()) {
      throw new RError(
          "dims [product " + product + "] do not match the length of object [" + x.length() + "]");
    }
    x.setAttribute(Symbol.DIM, IntVector.of(dim));
    x.setAttribute(Symbol.DIMNAMES, null);
  }

  @RBuiltin(value = "dimnames", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value dimnames(Value x) {
    var names = x.attribute(Symbol.DIMNAMES);
    return names == null ? NullValue.NULL : names;
  }

  @RBuiltin(value = "dimnames<-", dispatch = Dispatch.INTERNAL)
  static Value setDimnames(Context context, Value x, Value value) {
    var result = changeable(x);
    setDimnames(result, value);
    return result;
  }

  private static void setDimnames(Value x, Value value) {
    if (value == NullValue.NULL) {
      x.setAttribute(Symbol.DIMNAMES, null);
      return;
    }
    if (!(x.attribute(Symbol.DIM) instanceof Vector dim)) {
      throw new RError("'dimnames' applied to non-array");
    }
    if (!(value instanceof ListVector list)) {
      throw new RError("'dimnames' must be a list");
    }
    if (list.length() > dim.length()) {
      throw new RError(
          "length of 'dimnames' ["
              + list.length()
              + "] must match that of 'dims' ["
              + dim.length()
              + "]");
    }
    var names = new Value[dim.length()];
    for (int d = 0; d < names.length; d++) {
      var along = d < list.length() ? list.get(d) : NullValue.NULL;
      names[d] = NullValue.NULL;
      if (!(along instanceof Vector) && along != NullValue.NULL) {
        throw new RError("invalid type (" + along.type() + ") for 'dimnames' (must be a vector)");
      }
      if (along instanceof Vector vector && vector.length() > 0) {
        if (vector.length() != dim.intAt(d)) {
          throw new RError("length of 'dimnames' [" + (d + 1) + "] not equal to array extent");
        }
        names[d] =
            Methods.isFactor(along)
                ? Types.factorTexts(vector)
                : vector instanceof StringVector && vector.attributes() == null
                    ? vector
                    : Coercion.to(Vector.Kind.STRING, vector).copyElements();
      }
    }
    if (list.length() == 0) {
      x.setAttribute(Symbol.DIMNAMES, null);
      return;
    }
    var result = ListVector.of(names);
    if (list.names() != null) {
      result.setAttribute(Symbol.NAMES, list.names());
    }
    x.setAttribute(Symbol.DIMNAMES, result);
  }

  @RBuiltin(value = "levels", formals = "x", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value levels(Value x) {
    var levels = x.attribute(Symbol.LEVELS);
    return levels == null ? NullValue.NULL : levels;
  }

  @RBuiltin(value = "levels<-", dispatch = Dispatch.INTERNAL)
  static Value setLevels(Value x, Value value) {
    var result = changeable(x);
    result.setAttribute(Symbol.LEVELS, value);
    return result;
  }

  @RBuiltin(value = "attr", formals = "x, which, exact", primitive = true, quiet = true)
  static Value attribute(
      Context context, @Nullable Value x, @Nullable Value which, @Nullable Value exactly) {
    int given = context.call().size();
    for (int i = 0; i < given; i++) {
      if (context.call().argument(i) == Symbol.MISSING) {
        throw new RError("argument " + (i + 1) + " is empty");
      }
    }
    if (x == null || which == null || given < 2 || given > 3) {
      throw new RError("either 2 or 3 arguments are required");
    }
    if (!(which instanceof StringVector names)) {
      throw new RError("'which' must be of mode character");
    }
    if (names.length() != 1) {
      throw new RError("exactly one attribute 'which' must be given");
    }
    var name = names.get(0);
    boolean exact = exactly != null && FirstElement.logical(exactly) != 0;
    var found = get(x, Symbol.of(name));
    if (found == null && !exact && x.attributes() != null) {
      found = partial(x, name);
    }
    var shown = SourceReferences.shown(context, x, found);
    return shown == null ? NullValue.NULL : shown;
  }

  private static @Nullable Value partial(Value x, String name) {
    var attributes = x.attributes();
    Value found = null;
    for (int i = 0; attributes != null && i < attributes.size(); i++) {
      if (attributes.name(i).name().startsWith(name)) {
        if (found != null) {
          return null;
        }
        found = attributes.value(i);
      }
    }
    return found;
  }

  /** {@return an attribute; row names that are a count as the numbers they mean} */
  private static @Nullable Value get(Value x, Symbol name) {
    if (name == Symbol.NAMES) {
      var names = x instanceof Environment ? NullValue.NULL : names(x);
      return names == NullValue.NULL ? null : names;
    }
    var value = x.attribute(name);
    return value == null ? null : Structures.expandedRowNames(name, value);
  }

  @RBuiltin("attr<-")
  static Value setAttribute(Context context, Args arguments) {
    var x = arguments.get(0);
    if (!(arguments.get(1) instanceof StringVector given) || given.length() == 0) {
      throw new RError("'name' must be non-null character string");
    }
    var name = given.get(0);
    var value = arguments.get(arguments.size() - 1);
    if (x == NullValue.NULL) {
      if (value == NullValue.NULL) {
        return x;
      }
      throw new RError("attempt to set an attribute on NULL");
    }
    var result = changeable(x);
    set(context, result, Symbol.ofVariable(name), value);
    return result;
  }

  static void set(Context context, Value x, Symbol name, Value value) {
    switch (name.name()) {
      case "names" -> {
        if (value != NullValue.NULL && !(x instanceof Vector)) {
          throw new RError("names() applied to a non-vector");
        }
        setNames(x, value);
      }
      case "comment" -> {
        if (value != NullValue.NULL && !(value instanceof StringVector)) {
          throw new RError("attempt to set invalid 'comment' attribute");
        }
        x.setAttribute(name, value);
      }
      case "dim" -> setDim(x, value);
      case "dimnames" -> setDimnames(x, value);
      case "class" -> setClass(x, value);
      case "row.names" -> x.setAttribute(name, compactRowNames(requireRowNames(value)));
      case "tsp" -> x.setAttribute(name, SeriesParameters.checked(x, value));
      default -> x.setAttribute(name, value);
    }
  }

  private static Value requireRowNames(Value value) {
    boolean isCount =
        value instanceof DoubleVector numbers && numbers.length() == 2 && numbers.isNa(0);
    if (value instanceof IntVector
        || value instanceof StringVector
        || value == NullValue.NULL
        || isCount) {
      return value;
    }
    throw new RError("row names must be 'character' or 'integer', not '" + value.type() + "'");
  }

  /**
   * Row names that are the numbers from 1 are kept as their count; it is negative if nobody chose.
   */
  static Value compactRowNames(Value value) {
    if (value instanceof Vector numbers && numbers.isNumeric()) {
      int count = numbers.length();
      if (count == 2 && numbers.isNa(0)) {
        return Coercion.to(Vector.Kind.INTEGER, numbers);
      }
      for (int i = 0; i < count; i++) {
        if (numbers.doubleAt(i) != i + 1) {
          return Coercion.to(Vector.Kind.INTEGER, numbers);
        }
      }
      return IntVector.of(Na.INT, count);
    }
    return value;
  }

  @RBuiltin(value = "attributes", quiet = true)
  static Value attributes(Context context, Value x) {
    var attributes = x.attributes();
    if (attributes == null) {
      return NullValue.NULL;
    }
    var names = new ArrayList<String>();
    var values = new ArrayList<Value>();
    for (int i = 0; i < attributes.size(); i++) {
      var name = attributes.name(i);
      var value = SourceReferences.shown(context, x, get(x, name));
      if (value != null) {
        names.add(name.name());
        values.add(value);
      }
    }
    return names.isEmpty() ? NullValue.NULL : ListVector.named(names, values);
  }

  @RBuiltin("attributes<-")
  static Value setAttributes(Context context, Value x, Value value) {
    if (!(value instanceof ListVector || value == NullValue.NULL)) {
      throw new RError("attributes must be a list or NULL");
    }
    var names = value instanceof ListVector list ? namesIn(list) : new String[0];
    var result = changeable(x);
    result.setAttributes(null);
    if (value instanceof ListVector list) {
      setAll(context, result, names, list.toArray());
    }
    return result;
  }

  /** Sets attributes in turn, but first the dimensions: what others must fit. */
  static void setAll(Context context, Value x, String[] names, Value[] values) {
    int dim = Arrays.asList(names).indexOf("dim");
    if (dim >= 0) {
      set(context, x, Symbol.DIM, values[dim]);
    }
    for (int i = 0; i < names.length; i++) {
      if (i != dim) {
        set(context, x, Symbol.of(names[i]), values[i]);
      }
    }
  }

  /** {@return the names of attributes in a list} */
  private static String[] namesIn(ListVector list) {
    var names = new String[list.length()];
    for (int i = 0; i < names.length; i++) {
      names[i] = list.nameAt(i);
    }
    requireNames(names, list.names() != null);
    return names;
  }

  /** All attributes must have names, and none an empty one. */
  static void requireNames(String[] names, boolean areNamed) {
    if (names.length > 0 && !areNamed) {
      throw new RError("attributes must be named");
    }
    int unnamed = Arrays.asList(names).indexOf("");
    if (unnamed >= 0) {
      throw new RError(
          unnamed == 0
              ? "attempt to use zero-length variable name"
              : "all attributes must have names [" + (unnamed + 1) + " does not]");
    }
  }

  @RBuiltin(value = "class", quiet = true)
  static Value classOf(Value x) {
    return x.isFormal() && x.attribute(Symbol.CLASS) instanceof StringVector named
        ? named
        : StringVector.of(Methods.classOf(x));
  }

  @RBuiltin(value = "oldClass", quiet = true)
  static Value oldClass(Value x) {
    var value = x.attribute(Symbol.CLASS);
    return value == null ? NullValue.NULL : value;
  }

  @RBuiltin(".class2")
  static Value dispatchClass(Context context, Value x) {
    return StringVector.of(context.runtime().methods().classesOf(x));
  }

  private static void setClass(Value x, Value value) {
    if (value == NullValue.NULL || value.length() == 0) {
      x.setAttribute(Symbol.CLASS, null);
      return;
    }
    if (!(value instanceof StringVector classes)) {
      throw new RError("attempt to set invalid 'class' attribute");
    }
    if (classes.indexOf("factor") >= 0 && !(x instanceof IntVector)) {
      throw new RError("adding class \"factor\" to an invalid object");
    }
    x.setAttribute(Symbol.CLASS, value);
  }

  @RBuiltin("class<-")
  static Value setClass(Context context, Value x, Value value) {
    if (x == NullValue.NULL && value != NullValue.NULL) {
      throw new RError("attempt to set an attribute on NULL");
    }
    if (value instanceof StringVector single && single.length() == 1) {
      var wanted = single.get(0);
      switch (wanted) {
        case "numeric" -> {
          if (Coercion.vector(x).isNumeric()) {
            var plain = changeable(x);
            plain.setAttribute(Symbol.CLASS, null);
            return plain;
          }
          return withKind(context, x, Vector.Kind.DOUBLE);
        }
        case "integer", "character", "logical", "list", "complex", "double" -> {
          return withKind(context, x, Types.kind(wanted));
        }
        case "function" -> {
          return x;
        }
        case "matrix", "array" -> {
          var dim = x.attribute(Symbol.DIM);
          if (dim == null || wanted.equals("matrix") && dim.length() != 2) {
            throw new RError(
                wanted.equals("matrix")
                    ? "invalid to set the class to matrix unless the dimension attribute is of"
                        + " length 2 (was "
                        + (dim == null ? 0 : dim.length())
                        + ")"
                    : "cannot set class to \"array\" unless the dimension attribute has length >"
                        + " 0");
          }
          var result = changeable(x);
          result.setAttribute(Symbol.CLASS, null);
          return result;
        }
        default -> {}
      }
    }
    var result = changeable(x);
    setClass(result, value.length() > 0 ? classNames(context, value) : value);
    return result;
  }

  private static Value classNames(Context context, Value value) {
    if (value instanceof Function || value instanceof Environment) {
      throw new RError("cannot coerce type '" + value.type() + "' to vector of type 'character'");
    }
    return Texts.of(context, value);
  }

  static Value withKind(Context context, Value x, Vector.Kind kind) {
    var converted = Coercion.withWarnings(kind, Coercion.vector(x), context).copy();
    converted.setAttributes(x.attributes());
    converted.setAttribute(Symbol.CLASS, null);
    return converted;
  }

  @RBuiltin("oldClass<-")
  static Value setOldClass(Value x, Value value) {
    var result = changeable(x);
    setClass(result, value);
    return result;
  }

  @RBuiltin("unclass")
  static Value unclass(Value x) {
    if (!x.isObject()) {
      return x;
    }
    var result = changeable(x);
    result.setAttribute(Symbol.CLASS, null);
    return result;
  }

  @RBuiltin(value = "inherits", formals = "x, what, which", quiet = true)
  static Value inherits(Context context, Value x, Value what, @Nullable Value which) {
    if (!(what instanceof StringVector wanted)) {
      throw new RError("'what' must be a character vector");
    }
    if (which != null && !(which instanceof LogicalVector flag && flag.length() == 1)) {
      throw new RError("'which' must be a length 1 logical vector");
    }
    var classes = x.isFormal() ? context.runtime().methods().classesOf(x) : Methods.classOf(x);
    var places = new int[wanted.length()];
    boolean any = false;
    for (int i = 0; i < places.length; i++) {
      for (int j = 0; j < classes.length && places[i] == 0; j++) {
        if (classes[j].equals(wanted.get(i))) {
          places[i] = j + 1;
          any = true;
        }
      }
    }
    return which != null && Coercion.flag(which, "which")
        ? IntVector.of(places)
        : LogicalVector.of(any);
  }
}
