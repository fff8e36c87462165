package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import dev.oser.lang.r.value.Vector.Kind;
import java.util.List;

/**
 * {@code x[…] <- value}, {@code x[[…]] <- value} and {@code x$name <- value}. A value that is not
 * shared is changed in place; the result is what the variable is to hold.
 */
public final class SubAssign {
  private SubAssign() {}

  /** {@return a call of these parts, with the attributes that the one before had} */
  private static Value likeCall(Call before, Value parts) {
    var result = Coercion.call((Vector) parts);
    if (before.attributes() != null) {
      result.setAttributes(before.attributes());
    }
    return result;
  }

  /**
   * {@return what to hold}
   *
   * @param mayChange whether nobody else sees the object
   */
  public static Value assign(
      Value object, Args indices, Value value, boolean mayChange, Context context) {
    int exact = indices.indexOf("exact");
    var arguments = exact >= 0 ? indices.without(exact) : indices;
    if (object instanceof Call call) {
      return likeCall(call, assign(Coercion.list(call), arguments, value, true, context));
    }
    var target = target(object, value);
    if (value == NullValue.NULL && !(target instanceof ListVector)) {
      if (target == null || target.length() == 0 && object == NullValue.NULL) {
        return NullValue.NULL;
      }
    }
    if (target == null) {
      return object;
    }
    boolean own = mayChange || target != object;
    if (arguments.size() > 1) {
      return ArrayAssign.assign(target, arguments.values(), value, own, context);
    }
    var index = arguments.size() == 0 ? Symbol.MISSING : arguments.get(0);
    return assignOne(target, index, value, own, context);
  }

  /** {@return the vector that is assigned into; null if nothing is to be done} */
  private static @org.jspecify.annotations.Nullable Vector target(Value object, Value value) {
    return switch (object) {
      case Vector vector -> vector;
      case NullValue nothing ->
          value instanceof Vector vector
              ? (vector.length() == 0 ? null : vector.create(0))
              : value == NullValue.NULL ? null : ListVector.ofLength(0);
      default -> throw Subset.notSubsettable(object);
    };
  }

  private static Value assignOne(
      Vector target, Value index, Value value, boolean own, Context context) {
    var dim = target.attribute(Symbol.DIM);
    Indices indices;
    if (dim != null && index instanceof Vector rows && Subset.isMatrixIndex(rows, dim)) {
      indices = new Indices(Arrays.byRows(target, rows, dim), target.length(), List.of());
    } else {
      indices = Indices.of(index, target.length(), Subset.names(target));
    }
    return assignAt(target, indices, value, own, context);
  }

  private static Value assignAt(
      Vector target, Indices indices, Value value, boolean own, Context context) {
    if (target instanceof ListVector list && value == NullValue.NULL) {
      return delete(list, indices);
    }
    var source = source(value, target);
    if (source.length() == 0) {
      if (indices.places().length == 0) {
        return target;
      }
      throw new RError("replacement has length zero");
    }
    int count = indices.places().length;
    checkMissing(indices.places(), source);
    if (count > 0 && count % source.length() != 0) {
      context.warning("number of items to replace is not a multiple of replacement length");
    }
    var result = prepare(target, source.kind(), indices, own);
    fill(result, indices.places(), source);
    return result;
  }

  static void checkMissing(int[] places, Vector source) {
    if (source.length() > 1) {
      for (int place : places) {
        if (place < 0) {
          throw new RError("NAs are not allowed in subscripted assignments");
        }
      }
    }
  }

  static Vector source(Value value, Vector target) {
    return switch (value) {
      case Vector vector -> vector;
      case NullValue nothing -> LogicalVector.of(new int[0]);
      default -> {
        if (target.isAtomic() && target.length() > 0) {
          throw new RError(
              "incompatible types (from "
                  + value.type()
                  + " to "
                  + target.type()
                  + ") in subassignment type fix");
        }
        yield target instanceof ExpressionVector
            ? ExpressionVector.of(value)
            : ListVector.of(value);
      }
    };
  }

  /** {@return the target in a type and length that hold the new elements, which may be changed} */
  private static Vector prepare(Vector target, Kind kind, Indices indices, boolean own) {
    var result = target;
    boolean mine = own;
    if (kind.compareTo(target.kind()) > 0) {
      result = widened(target, kind);
      mine = true;
    } else if (kind == Kind.RAW && target.kind() != Kind.RAW && target.isAtomic()
        || target.kind() == Kind.RAW && kind != Kind.RAW) {
      checkConvertible(target.kind(), kind);
    }
    if (indices.length() > target.length()
        && !(mine
            && result.attributes() == null
            && indices.newNames().isEmpty()
            && result.extend(indices.length()))) {
      result = stretch(result, indices, result.names() != null);
      mine = true;
    }
    return mine ? result : result.copy();
  }

  /** {@return the target in another type} A list keeps nothing of a vector but its names. */
  static Vector widened(Vector target, Kind kind) {
    checkConvertible(target.kind(), kind);
    var result = Coercion.to(kind, target);
    boolean keepsNamesOnly = kind.compareTo(Kind.LIST) >= 0 && target.isAtomic();
    result.setAttributes(keepsNamesOnly ? null : target.attributes());
    if (keepsNamesOnly) {
      result.setAttribute(Symbol.NAMES, target.names());
    }
    return result;
  }

  static void checkConvertible(Kind from, Kind to) {
    boolean raw = from == Kind.RAW || to == Kind.RAW;
    if (raw && from != to && to.compareTo(Kind.LIST) < 0 && from.compareTo(Kind.LIST) < 0) {
      throw new RError(
          "incompatible types (from "
              + typeName(to)
              + " to "
              + typeName(from)
              + ") in subassignment type fix");
    }
  }

  private static String typeName(Kind kind) {
    return switch (kind) {
      case STRING -> "character";
      case RAW -> "raw";
      case LOGICAL -> "logical";
      case INTEGER -> "integer";
      case DOUBLE -> "double";
      case COMPLEX -> "complex";
      case LIST -> "list";
      case EXPRESSION -> "expression";
    };
  }

  /**
   * {@return a longer copy}
   *
   * @param namesFirst whether names come before the other attributes, as programs can see
   */
  private static Vector stretch(Vector vector, Indices indices, boolean namesFirst) {
    int old = vector.length();
    var result = vector.resize(indices.length());
    var names = vector.names();
    if (!namesFirst) {
      AttributeRules.copyMost(vector, result);
    }
    if (names != null || !indices.newNames().isEmpty()) {
      var texts = new String[indices.length()];
      for (int i = 0; i < texts.length; i++) {
        texts[i] = i < old ? (names == null ? "" : names.get(i)) : "";
      }
      for (int i = 0; i < indices.newNames().size(); i++) {
        texts[old + i] = indices.newNames().get(i);
      }
      result.setAttribute(Symbol.NAMES, StringVector.of(texts));
    }
    if (namesFirst) {
      AttributeRules.copyMost(vector, result);
    }
    return result;
  }

  static void fill(Vector result, int[] places, Vector source) {
    var from = source == result ? source.copy() : source;
    if (result instanceof ListVector && source instanceof ListVector) {
      for (int i = 0; i < source.length(); i++) {
        from.element(i).share();
      }
    }
    result.setAll(places, from);
  }

  /** Assigning NULL to elements of a list removes them. */
  static Value delete(ListVector list, Indices indices) {
    int longest = Math.max(list.length(), indices.length());
    var gone = new boolean[longest];
    for (int place : indices.places()) {
      if (place >= 0) {
        gone[place] = true;
      }
    }
    int added = 0;
    for (int i = list.length(); i < longest; i++) {
      added += gone[i] ? 0 : 1;
    }
    int left = added;
    for (int i = 0; i < list.length(); i++) {
      left += gone[i] ? 0 : 1;
    }
    var places = new int[left];
    for (int i = 0, to = 0; i < longest; i++) {
      if (!gone[i]) {
        places[to++] = i;
      }
    }
    var result = list.select(places);
    var names = list.names();
    if (names != null) {
      var kept = names.select(places);
      for (int i = 0; i < places.length; i++) {
        if (places[i] >= list.length()) {
          kept.set(i, "");
        }
      }
      result.setAttribute(Symbol.NAMES, kept);
    }
    AttributeRules.copyMost(list, result);
    return result;
  }

  /** {@code object[[index]] <- value}. */
  public static Value assignElement(
      Value object, Args indices, Value value, boolean mayChange, Context context) {
    if (object instanceof Environment environment) {
      if (indices.size() == 1
          && indices.get(0) instanceof StringVector name
          && name.length() == 1) {
        if (name.get(0).isEmpty()) {
          throw new RError(Symbol.NO_NAME);
        }
        context.runtime().assign(Symbol.of(name.get(0)), value, environment);
        return object;
      }
      throw new RError("wrong args for environment subassignment");
    }
    if (object instanceof Call call) {
      return likeCall(call, assignElement(Coercion.list(call), indices, value, true, context));
    }
    var target = object == NullValue.NULL ? ListVector.ofLength(0) : Subset.vector(object);
    boolean own = mayChange || target != object;
    if (indices.size() > 1) {
      return arrayElement(target, indices.values(), value, own, context);
    }
    if (value == NullValue.NULL && object == NullValue.NULL) {
      return object;
    }
    var index = indices.size() == 0 ? Symbol.MISSING : indices.get(0);
    if (index == Symbol.MISSING) {
      if (value.length() == 0 && target.isAtomic()) {
        throw new RError("replacement has length zero");
      }
      throw new RError("[[ ]] with missing subscript");
    }
    if (index instanceof Vector places && places.length() > 1) {
      if (target instanceof ListVector list) {
        return nested(list, places, value, own, context);
      }
      OneIndex.toAssign(target, places.element(0));
      throw OneIndex.tooMany("vectorIndex").of(Calls.replacement(context.call(), value));
    }
    if (target.isAtomic()) {
      checkSingle(value);
    } else if (value == NullValue.NULL && target instanceof ListVector list) {
      if (index instanceof DoubleVector number
          && number.length() == 1
          && !(number.get(0) < list.length() + 1.0)) {
        return list;
      }
      var gone = OneIndex.toAssign(list, index);
      return gone.length() > list.length() ? list : delete(list, gone);
    }
    var single =
        target.isAtomic() && value instanceof Vector vector && vector.isAtomic()
            ? value
            : ListVector.of(value);
    return assignAt(target, OneIndex.toAssign(target, index), single, own, context);
  }

  /** An atomic vector takes one element, which may make it a list. */
  private static void checkSingle(Value value) {
    if (!(value instanceof Vector || value == NullValue.NULL)) {
      throw new RError("long vectors not supported yet: subassign.c:1833");
    }
    int length = value instanceof Vector vector ? vector.length() : 0;
    if (length == 0) {
      throw new RError("replacement has length zero");
    }
    if (length > 1) {
      throw new RError("more elements supplied than there are to replace");
    }
  }

  private static Value arrayElement(
      Vector target, Value[] indices, Value value, boolean own, Context context) {
    var single =
        target.isAtomic() && value instanceof Vector vector && vector.isAtomic()
            ? value
            : ListVector.of(value);
    if (Arrays.dim(target).length != indices.length) {
      throw new RError("[[ ]] improper number of subscripts");
    }
    return ArrayAssign.assign(target, indices, single, own, context);
  }

  private static Value nested(
      ListVector list, Vector places, Value value, boolean own, Context context) {
    var first = places.element(0);
    var access = new ElementAccess(context.runtime());
    var rest = new int[places.length() - 1];
    for (int i = 0; i < rest.length; i++) {
      rest[i] = i + 1;
    }
    var inner = on(access, list, (Vector) first, value, context);
    inner.share();
    var changed = assignElement(inner, Args.of(places.select(rest)), value, false, context);
    return assignElement(list, Args.of(first), changed, own, context);
  }

  /** A place that is not there is an error of the replacement function, not of the assignment. */
  private static Value on(
      ElementAccess access, ListVector list, Vector index, Value value, Context context) {
    try {
      return access.descend(list, index, 1, true);
    } catch (RError error) {
      throw error.of(Calls.replacement(context.call(), value));
    }
  }

  /** {@code object$name <- value}. */
  public static Value assignMember(
      Value object, String name, Value value, boolean mayChange, Context context) {
    if (name.isEmpty()) {
      throw new RError(Symbol.NO_NAME);
    }
    switch (object) {
      case Environment environment -> {
        References.requireField(environment, name);
        context.runtime().assign(Symbol.of(name), value, environment);
        return object;
      }
      case ListVector list -> {
        return setMember(list, name, value, mayChange);
      }
      case NullValue nothing -> {
        return value == NullValue.NULL
            ? object
            : setMember(ListVector.ofLength(0), name, value, true);
      }
      case Call call -> {
        return likeCall(call, assignMember(Coercion.list(call), name, value, true, context));
      }
      case ExpressionVector expression -> {
        return assignElement(object, Args.of(new StringVector(name)), value, mayChange, context);
      }
      case Vector vector -> {
        if (vector.length() == 0) {
          return setMember(ListVector.ofLength(0), name, value, true);
        }
        context.warning("Coercing LHS to a list");
        var list = (ListVector) Coercion.to(Kind.LIST, vector);
        // Of its attributes only names make sense for the list, so R keeps only these.
        list.setAttributes(null);
        list.setAttribute(Symbol.NAMES, vector.attribute(Symbol.NAMES));
        return setMember(list, name, value, true);
      }
      case Function function ->
          throw new RError("object of type '" + function.type() + "' is not subsettable");
      default -> throw new RError("invalid type/length ($<-) in vector allocation");
    }
  }

  private static Value setMember(ListVector list, String name, Value value, boolean mayChange) {
    var names = list.names();
    int place = names == null ? -1 : names.indexOf(name);
    if (value == NullValue.NULL) {
      return place < 0
          ? list
          : delete(list, new Indices(new int[] {place}, list.length(), List.of()));
    }
    if (place >= 0) {
      var result = mayChange ? list : (ListVector) list.copy();
      result.set(place, value);
      return result;
    }
    var result =
        (ListVector)
            stretch(
                list,
                new Indices(new int[] {list.length()}, list.length() + 1, List.of(name)),
                true);
    result.set(list.length(), value);
    return result;
  }
}
