package dev.oser.lang.r.operation;

import dev.oser.lang.r.value.Attributes;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** Which attributes the result of an operation takes from its operands. */
public final class AttributeRules {
  private AttributeRules() {}

  private static final Symbol[] SHAPE = {Symbol.DIM, Symbol.DIMNAMES, Symbol.NAMES};

  /** Refuses arrays of different dimensions; R says so before anything else. */
  static void requireConformable(Vector a, Vector b) {
    var dimA = a.attribute(Symbol.DIM);
    var dimB = b.attribute(Symbol.DIM);
    if (dimA != null && dimB != null && !sameDim(dimA, dimB)) {
      throw new RError("non-conformable arrays");
    }
  }

  /** {@return whether a vector has too many elements for an array; one without any takes all} */
  private static boolean isTooLong(Vector vector, Vector array) {
    return vector.length() > array.length() && array.length() != 0;
  }

  /** Gives the result of an operation on two vectors its attributes. */
  public static void binary(Vector a, Vector b, Vector result) {
    if (a.attributes() == null && b.attributes() == null) {
      return;
    }
    int length = result.length();
    var dimA = a.attribute(Symbol.DIM);
    var dimB = b.attribute(Symbol.DIM);
    requireConformable(a, b);
    if ((dimA != null && isTooLong(b, a)) || (dimB != null && isTooLong(a, b))) {
      throw RError.ofFrame(
          "dims [product "
              + (dimA != null ? a : b).length()
              + "] do not match the length of object ["
              + (dimA != null ? b : a).length()
              + "]");
    }
    Attributes attributes = null;
    if (b.length() == length && (a.length() != 0 || b.length() == 0)) {
      attributes = merge(attributes, b);
    }
    if (a.length() == length && (b.length() != 0 || a.length() == 0)) {
      attributes = merge(attributes, a);
    }
    result.setAttributes(attributes == null ? null : shapeLast(attributes));
  }

  /** Gives a result all attributes of the first of its arguments that is as long as it. */
  public static void ofFirstAsLong(Vector result, Vector... arguments) {
    for (var argument : arguments) {
      if (argument.length() == result.length()) {
        result.setAttributes(argument.attributes());
        return;
      }
    }
  }

  /** Names and dimensions come after all other attributes. */
  private static Attributes shapeLast(Attributes attributes) {
    var result = attributes;
    for (var name : SHAPE) {
      var value = attributes.get(name);
      if (value != null) {
        var others = result.without(name);
        result = (others == null ? Attributes.NONE : others).with(name, value);
      }
    }
    return result;
  }

  private static boolean sameDim(Value a, Value b) {
    if (!(a instanceof IntVector first) || !(b instanceof IntVector second)) {
      return false;
    }
    return java.util.Arrays.equals(first.toArray(), second.toArray());
  }

  private static @Nullable Attributes merge(@Nullable Attributes into, Value from) {
    var attributes = from.attributes();
    if (attributes == null) {
      return into;
    }
    var result = into == null ? Attributes.NONE : into;
    boolean hasDim = result.get(Symbol.DIM) != null;
    for (int i = 0; i < attributes.size(); i++) {
      if (hasDim && attributes.name(i) == Symbol.NAMES) {
        continue;
      }
      result = result.with(attributes.name(i), attributes.value(i));
    }
    if (attributes.get(Symbol.DIM) != null) {
      var withoutNames = result.without(Symbol.NAMES);
      result = withoutNames == null ? Attributes.NONE : withoutNames;
    }
    return result.size() == 0 ? null : result;
  }

  /** Gives a result names, dim and dimnames, but no other attributes. */
  public static void shape(Value from, Value result) {
    copy(from, result, Symbol.DIM);
    copy(from, result, Symbol.DIMNAMES);
    if (from.attribute(Symbol.DIM) == null) {
      copy(from, result, Symbol.NAMES);
    }
  }

  /** Gives the result of a comparison or of logic its names, dim and dimnames. */
  public static void binaryShape(Vector a, Vector b, Vector result) {
    if (a.attributes() == null && b.attributes() == null) {
      return;
    }
    binary(a, b, result);
    var merged = result.attributes();
    result.setAttributes(null);
    if (merged != null) {
      for (var name : new Symbol[] {Symbol.NAMES, Symbol.DIM, Symbol.DIMNAMES, Symbol.TSP}) {
        var value = merged.get(name);
        if (value != null) {
          result.setAttribute(name, value);
        }
      }
    }
  }

  public static void copy(Value from, Value result, Symbol name) {
    var value = from.attribute(name);
    if (value != null) {
      result.setAttribute(name, value);
    }
  }

  /** Copies all attributes but names, dim and dimnames. */
  public static void copyMost(Value from, Value result) {
    var attributes = from.attributes();
    for (int i = 0; attributes != null && i < attributes.size(); i++) {
      var name = attributes.name(i);
      if (name != Symbol.NAMES && name != Symbol.DIM && name != Symbol.DIMNAMES) {
        result.setAttribute(name, attributes.value(i));
      }
    }
  }
}
