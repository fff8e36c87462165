package dev.oser.lang.r.serialization;

import dev.oser.lang.r.value.Attributes;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/**
 * Attributes that mean something to R itself are what {@code attr<-} would have made of them: code
 * all over relies on it, so they are looked at before they are set without being asked.
 */
final class AttributeChecks {
  private AttributeChecks() {}

  /** Sets the attributes of a value that nobody else sees. */
  static void set(Value value, @Nullable Attributes attributes) {
    if (attributes == null) {
      return;
    }
    for (int i = 0; i < attributes.size(); i++) {
      var name = attributes.name(i);
      if (!isValid(value, name, attributes.value(i), attributes)) {
        throw new RError("bad attribute '" + name.name() + "' in serialized data");
      }
    }
    value.setAttributes(attributes);
  }

  private static boolean isValid(Value value, Symbol name, Value attribute, Attributes attributes) {
    if (name == Symbol.CLASS) {
      return attribute instanceof StringVector && isAllowedFactor(value, attribute, attributes);
    }
    if (!(value instanceof Vector vector)) {
      return name != Symbol.DIM && name != Symbol.DIMNAMES;
    }
    if (name == Symbol.NAMES) {
      return attribute instanceof StringVector && attribute.length() == vector.length();
    }
    if (name == Symbol.DIM) {
      return attribute instanceof IntVector dimensions && fits(dimensions, vector.length());
    }
    if (name == Symbol.DIMNAMES) {
      return attribute instanceof ListVector names
          && attributes.get(Symbol.DIM) instanceof IntVector dimensions
          && fits(names, dimensions);
    }
    if (name == Symbol.ROW_NAMES) {
      return attribute instanceof IntVector || attribute instanceof StringVector;
    }
    if (name == Symbol.TSP) {
      return attribute instanceof DoubleVector && attribute.length() == 3;
    }
    return true;
  }

  /** The numbers of a factor are places among its levels. */
  private static boolean isAllowedFactor(Value value, Value classes, Attributes attributes) {
    if (((StringVector) classes).indexOf("factor") < 0) {
      return true;
    }
    var levels = attributes.get(Symbol.LEVELS);
    if (!(value instanceof IntVector codes)
        || !(levels == null || levels instanceof StringVector)) {
      return false;
    }
    for (int i = 0; i < codes.length(); i++) {
      int code = codes.get(i);
      if (!Na.isNa(code) && (code < 1 || code > (levels == null ? 0 : levels.length()))) {
        return false;
      }
    }
    return true;
  }

  private static boolean fits(IntVector dimensions, int length) {
    long product = 1;
    for (int i = 0; i < dimensions.length(); i++) {
      if (dimensions.get(i) < 0) {
        return false;
      }
      product *= dimensions.get(i);
      if (product > Integer.MAX_VALUE) {
        return false;
      }
    }
    return dimensions.length() > 0 && product == length;
  }

  private static boolean fits(ListVector names, IntVector dimensions) {
    if (names.length() != dimensions.length()) {
      return false;
    }
    for (int i = 0; i < names.length(); i++) {
      var along = names.get(i);
      if (along != NullValue.NULL
          && !(along instanceof StringVector && along.length() == dimensions.get(i))) {
        return false;
      }
    }
    return true;
  }
}
