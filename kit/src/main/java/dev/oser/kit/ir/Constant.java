package dev.oser.kit.ir;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A value known when the code is written: a boxed primitive, null, a function, or an object of the
 * language. Constants have no identity; two are equal when type and bits are, or the object is the
 * same.
 */
public record Constant(Type type, @Nullable Object value) implements Value {
  private static final long CANONICAL_NAN = Double.doubleToLongBits(Double.NaN);

  public Constant {
    var fits =
        switch (type.representation()) {
          case BOOLEAN -> value instanceof Boolean;
          case BYTE -> value instanceof Byte;
          case INT -> value instanceof Integer;
          case LONG -> value instanceof Long;
          case DOUBLE -> value instanceof Double;
          case REFERENCE ->
              value == null
                  || value instanceof ObjectReference
                  || (type instanceof FunctionType && value instanceof FunctionReference);
          default -> false;
        };
    if (!fits) {
      throw new IllegalArgumentException("not a constant of type " + type.text() + ": " + value);
    }
  }

  public static Constant of(boolean value) {
    return new Constant(CoreType.I1, value);
  }

  public static Constant of(byte value) {
    return new Constant(CoreType.I8, value);
  }

  public static Constant of(int value) {
    return new Constant(CoreType.I32, value);
  }

  public static Constant of(long value) {
    return new Constant(CoreType.I64, value);
  }

  public static Constant of(double value) {
    return new Constant(CoreType.F64, value);
  }

  public static Constant function(String name, FunctionType type) {
    return new Constant(type, new FunctionReference(name));
  }

  /**
   * {@return the constant that is an object}
   *
   * @param name what texts call it; see {@link Module#name}
   */
  public static Constant object(Type type, String name, Object object) {
    return new Constant(type, new ObjectReference(name, object));
  }

  public static Constant nullOf(Type type) {
    return new Constant(type, null);
  }

  /** {@return the constant whose bits are all zero: 0, 0.0, false or null} */
  public static Constant zeroOf(Type type) {
    return switch (type.representation()) {
      case BOOLEAN -> new Constant(type, false);
      case BYTE -> new Constant(type, (byte) 0);
      case INT -> new Constant(type, 0);
      case LONG -> new Constant(type, 0L);
      case DOUBLE -> new Constant(type, 0.0);
      case REFERENCE -> new Constant(type, null);
      default -> throw new IllegalArgumentException("no constant has type " + type.text());
    };
  }

  @Override
  public String text() {
    return value instanceof Double number ? doubleText(number) : String.valueOf(value);
  }

  /** {@return a double so that parsing it gives the same bits} */
  public static String doubleText(double number) {
    if (Double.isNaN(number)) {
      long bits = Double.doubleToRawLongBits(number);
      return bits == CANONICAL_NAN ? "nan" : "nan:0x" + Long.toHexString(bits);
    }
    if (Double.isInfinite(number)) {
      return number > 0 ? "inf" : "-inf";
    }
    return Double.toString(number);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Constant constant
        && constant.type.equals(type)
        && sameBits(constant.value, value);
  }

  private static boolean sameBits(@Nullable Object a, @Nullable Object b) {
    return a instanceof Double x && b instanceof Double y
        ? Double.doubleToRawLongBits(x) == Double.doubleToRawLongBits(y)
        : Objects.equals(a, b);
  }

  @Override
  public int hashCode() {
    return 31 * type.hashCode() + Objects.hashCode(value);
  }

  @Override
  public String toString() {
    return text();
  }
}
