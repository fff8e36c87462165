package dev.oser.lang.r.embed;

import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes objects of Java of R's values. A type says what is wanted; what does not fit is refused,
 * nothing is rounded or cut off. NA is null where null can be, and refused elsewhere, but for
 * doubles, which have a NaN for it, and arrays of {@code int}, where it is the least number.
 */
final class ToJava {
  private final Session session;

  ToJava(Session session) {
    this.session = session;
  }

  @Nullable Object convert(Value value, Type type) {
    if (type instanceof ParameterizedType generic
        && generic.getRawType() instanceof Class<?> raw
        && generic.getActualTypeArguments().length > 0) {
      var arguments = generic.getActualTypeArguments();
      if (raw == List.class) {
        return list(value, arguments[0]);
      }
      if (raw == Map.class) {
        return map(value, arguments[1]);
      }
      if (raw == Optional.class) {
        return value == NullValue.NULL || isNa(value)
            ? Optional.empty()
            : Optional.ofNullable(convert(value, arguments[0]));
      }
    }
    var wanted = type instanceof ParameterizedType generic ? generic.getRawType() : type;
    if (wanted instanceof Class<?> plain) {
      return convert(value, plain);
    }
    return natural(value);
  }

  private @Nullable Object convert(Value value, Class<?> type) {
    if (type == Object.class) {
      return natural(value);
    }
    if (type == RValue.class) {
      return session.wrap(value);
    }
    if (type == void.class || type == Void.class) {
      return null;
    }
    if (type.isArray()) {
      return array(value, type.getComponentType());
    }
    if (type == List.class) {
      return list(value, Object.class);
    }
    if (type == Map.class) {
      return map(value, Object.class);
    }
    if (type == DataFrame.class) {
      return frame(value);
    }
    if (type.isRecord()) {
      return record(value, type);
    }
    if (value instanceof Function function && type.isInterface()) {
      return session.proxy(function, type);
    }
    if (value instanceof Vector vector && vector.length() == 1) {
      return scalar(vector, 0, type);
    }
    throw refusal(value, type);
  }

  private static boolean isNa(Value value) {
    return value instanceof Vector vector && vector.length() == 1 && vector.isNa(0);
  }

  private static boolean isOf(Value value, String name) {
    return value.attribute(Symbol.CLASS) instanceof StringVector classes
        && classes.indexOf(name) >= 0;
  }

  private static IllegalArgumentException refusal(Value value, Class<?> type) {
    return new IllegalArgumentException(
        "R gives "
            + value.type()
            + " of length "
            + value.length()
            + ", which is no "
            + type.getSimpleName());
  }

  /** One element as an object of a type; that is null for NA. */
  private @Nullable Object scalar(Vector vector, int at, Class<?> type) {
    if (vector instanceof ListVector list) {
      return convert(list.get(at), type);
    }
    if (vector.isNa(at) && type != double.class && type != Double.class) {
      if (type.isPrimitive()) {
        throw new IllegalArgumentException("R gives NA, which is no " + type.getSimpleName());
      }
      return null;
    }
    var kind = vector.kind();
    if (type == String.class || type == CharSequence.class) {
      return text(vector, at);
    }
    if (type.isEnum()) {
      return constant(type, text(vector, at));
    }
    if (type == LocalDate.class && isOf(vector, "Date")) {
      return LocalDate.ofEpochDay((long) Math.floor(vector.doubleAt(at)));
    }
    if (type == Instant.class && isOf(vector, "POSIXct")) {
      double seconds = vector.doubleAt(at);
      double whole = Math.floor(seconds);
      return Instant.ofEpochSecond((long) whole, Math.round((seconds - whole) * 1e9));
    }
    if ((type == boolean.class || type == Boolean.class) && kind == Vector.Kind.LOGICAL) {
      return vector.logicalAt(at) == 1;
    }
    if (kind == Vector.Kind.RAW || vector.isNumeric()) {
      var number = number(vector.doubleAt(at), vector.isNa(at), type);
      if (number != null) {
        return number;
      }
    }
    throw refusal(vector, type);
  }

  private static @Nullable Object number(double value, boolean na, Class<?> type) {
    if (type == double.class || type == Number.class) {
      return value;
    }
    if (type == Double.class) {
      return na && Na.isNa(value) ? null : (Double) value;
    }
    if (type == float.class || type == Float.class) {
      return (float) value;
    }
    if (value != Math.rint(value)) {
      return null;
    }
    if ((type == int.class || type == Integer.class) && value == (int) value) {
      return (int) value;
    }
    if ((type == long.class || type == Long.class) && Math.abs(value) <= 1L << 53) {
      return (long) value;
    }
    if ((type == byte.class || type == Byte.class) && value >= -128 && value < 256) {
      return (byte) (int) value;
    }
    return (type == short.class || type == Short.class) && value == (short) value
        ? (short) value
        : null;
  }

  private static Object constant(Class<?> type, String name) {
    for (var constant : type.getEnumConstants()) {
      if (((Enum<?>) constant).name().equals(name)) {
        return constant;
      }
    }
    throw new IllegalArgumentException("'" + name + "' is no " + type.getSimpleName());
  }

  /** A factor is a vector of texts to its user. */
  private static String text(Vector vector, int at) {
    if (isOf(vector, "factor") && vector.attribute(Symbol.LEVELS) instanceof StringVector levels) {
      return levels.get(vector.intAt(at) - 1);
    }
    if (vector instanceof StringVector texts) {
      return texts.get(at);
    }
    throw refusal(vector, String.class);
  }

  private Object array(Value value, Class<?> component) {
    if (value == NullValue.NULL) {
      return Array.newInstance(component, 0);
    }
    if (!(value instanceof Vector vector)) {
      throw refusal(value, component.arrayType());
    }
    if (component == double.class && vector instanceof DoubleVector numbers) {
      return numbers.toArray();
    }
    if (component == byte.class && vector instanceof RawVector bytes) {
      return bytes.toArray();
    }
    var result = Array.newInstance(component, vector.length());
    for (int i = 0; i < vector.length(); i++) {
      boolean leastForNa =
          component == int.class && vector.isNa(i) && vector.kind() != Vector.Kind.LIST;
      Array.set(result, i, leastForNa ? (Object) Na.INT : scalarOf(vector, i, component));
    }
    return result;
  }

  private @Nullable Object scalarOf(Vector vector, int at, Class<?> type) {
    return type == Object.class ? natural(element(vector, at)) : scalar(vector, at, type);
  }

  /** An element with the class of its vector. */
  private static Value element(Vector vector, int at) {
    var element = vector instanceof ListVector list ? list.get(at) : vector.element(at);
    if (vector.isObject() && vector.isAtomic() && element instanceof Vector) {
      element.setAttributes(vector.attributes());
      element.setAttribute(Symbol.NAMES, null);
    }
    return element;
  }

  private List<@Nullable Object> list(Value value, Type type) {
    if (value == NullValue.NULL) {
      return List.of();
    }
    if (isOf(value, "data.frame") && type instanceof Class<?> row && row.isRecord()) {
      return rows((ListVector) value, row);
    }
    if (!(value instanceof Vector vector)) {
      throw refusal(value, List.class);
    }
    var result = new ArrayList<@Nullable Object>();
    for (int i = 0; i < vector.length(); i++) {
      result.add(convert(element(vector, i), type));
    }
    return Collections.unmodifiableList(result);
  }

  private Map<String, @Nullable Object> map(Value value, Type type) {
    if (!(value instanceof Vector vector) || vector.names() == null && vector.length() > 0) {
      throw new IllegalArgumentException("R gives " + value.type() + " without names: no Map");
    }
    var result = new LinkedHashMap<String, @Nullable Object>();
    for (int i = 0; i < vector.length(); i++) {
      result.put(vector.nameAt(i), convert(element(vector, i), type));
    }
    return Collections.unmodifiableMap(result);
  }

  private Object record(Value value, Class<?> type) {
    if (!(value instanceof Vector vector)) {
      throw refusal(value, type);
    }
    var components = type.getRecordComponents();
    var values = new @Nullable Object[components.length];
    var names = vector.names();
    for (int i = 0; i < values.length; i++) {
      int at = names == null ? -1 : names.indexOf(components[i].getName());
      if (at < 0) {
        throw new IllegalArgumentException(
            "R gives no '" + components[i].getName() + "' for a " + type.getSimpleName());
      }
      values[i] = convert(element(vector, at), components[i].getGenericType());
    }
    return Records.make(type, values);
  }

  /** The rows of a data frame, or of anything that can be a list of such records. */
  List<@Nullable Object> rows(Value value, Class<? extends Record> type) {
    return list(value, type);
  }

  private List<@Nullable Object> rows(ListVector frame, Class<?> type) {
    var result = new ArrayList<@Nullable Object>();
    int count = frame.length() == 0 ? 0 : frame.get(0).length();
    var components = type.getRecordComponents();
    for (int row = 0; row < count; row++) {
      var values = new @Nullable Object[components.length];
      for (int i = 0; i < values.length; i++) {
        var names = frame.names();
        int at = names == null ? -1 : names.indexOf(components[i].getName());
        if (at < 0 || !(frame.get(at) instanceof Vector column)) {
          throw new IllegalArgumentException(
              "the data frame has no column '" + components[i].getName() + "'");
        }
        values[i] = convert(element(column, row), components[i].getGenericType());
      }
      result.add(Records.make(type, values));
    }
    return Collections.unmodifiableList(result);
  }

  private Object frame(Value value) {
    if (!(value instanceof ListVector list) || !isOf(value, "data.frame")) {
      throw refusal(value, DataFrame.class);
    }
    var columns = new LinkedHashMap<String, Object>();
    for (int i = 0; i < list.length(); i++) {
      var column = list.get(i);
      columns.put(
          list.nameAt(i),
          column.isObject() || !(column instanceof Vector vector)
              ? list(column, Object.class)
              : elements(vector));
    }
    return new DataFrame(columns);
  }

  private Object elements(Vector vector) {
    return switch (vector.kind()) {
      case DOUBLE -> array(vector, double.class);
      case INTEGER -> array(vector, int.class);
      case LOGICAL -> array(vector, Boolean.class);
      case STRING -> array(vector, String.class);
      case RAW -> array(vector, byte.class);
      case COMPLEX, LIST, EXPRESSION -> list(vector, Object.class);
    };
  }

  /** What a value is if nobody says what it should be. */
  private @Nullable Object natural(Value value) {
    if (value == NullValue.NULL) {
      return null;
    }
    if (!(value instanceof Vector vector) || vector.kind() == Vector.Kind.COMPLEX) {
      return session.wrap(value);
    }
    if (isOf(value, "data.frame")) {
      return frame(value);
    }
    if (value instanceof ListVector) {
      return vector.names() == null ? list(value, Object.class) : map(value, Object.class);
    }
    if (vector.length() != 1) {
      return isOf(value, "factor") ? array(value, String.class) : elements(vector);
    }
    if (vector.isNa(0) && !(vector instanceof DoubleVector)) {
      return null;
    }
    return isOf(value, "factor") || vector instanceof StringVector
        ? text(vector, 0)
        : isOf(value, "Date")
            ? scalar(vector, 0, LocalDate.class)
            : isOf(value, "POSIXct")
                ? scalar(vector, 0, Instant.class)
                : vector instanceof LogicalVector
                    ? (Object) (vector.logicalAt(0) == 1)
                    : vector instanceof DoubleVector
                        ? (Object) vector.doubleAt(0)
                        : vector instanceof RawVector
                            ? scalar(vector, 0, Byte.class)
                            : (Object) vector.intAt(0);
  }
}
