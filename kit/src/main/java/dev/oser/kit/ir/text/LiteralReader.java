package dev.oser.kit.ir.text;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.text.Token.Kind;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Reads constants, whose meaning depends on the type expected. */
final class LiteralReader {
  private final Cursor cursor;
  private final Module module;
  private final String alternative;

  LiteralReader(Cursor cursor, Module module) {
    this(cursor, module, " or %name");
  }

  /**
   * Makes a reader.
   *
   * @param alternative what else could stand where a constant is missing, for the message
   */
  LiteralReader(Cursor cursor, Module module, String alternative) {
    this.cursor = cursor;
    this.module = module;
    this.alternative = alternative;
  }

  /** Reads a constant of a type. */
  Constant constant(Type type) {
    return switch (type.representation()) {
      case BOOLEAN -> bool(type);
      case BYTE -> new Constant(type, (byte) integer(type, Byte.MIN_VALUE, Byte.MAX_VALUE));
      case INT -> new Constant(type, (int) integer(type, Integer.MIN_VALUE, Integer.MAX_VALUE));
      case LONG -> new Constant(type, integer(type, Long.MIN_VALUE, Long.MAX_VALUE));
      case DOUBLE -> new Constant(type, real(type));
      default -> reference(type);
    };
  }

  private Constant bool(Type type) {
    if (cursor.accept("true")) {
      return new Constant(type, true);
    }
    if (cursor.accept("false")) {
      return new Constant(type, false);
    }
    throw wrong(type, "true or false");
  }

  private Constant reference(Type type) {
    if (cursor.accept("null")) {
      return Constant.nullOf(type);
    }
    if (cursor.peek().is(Kind.FUNCTION)) {
      var token = cursor.take();
      var functionType = module.typeOf(token.text());
      if (functionType == null) {
        throw cursor.failure(
            token,
            "unknown function @"
                + token.text()
                + "; define it in this module or declare it: declare @"
                + token.text()
                + "(…) -> …");
      }
      return Constant.function(token.text(), functionType);
    }
    if (cursor.peek().is(Kind.OBJECT)) {
      var token = cursor.take();
      var object = module.object(token.text());
      if (object == null) {
        throw cursor.failure(
            token, "nobody has named an object #" + token.text() + "; see Parser.naming");
      }
      return Constant.object(type, token.text(), object);
    }
    throw wrong(type, "null");
  }

  private long integer(Type type, long least, long most) {
    var token = cursor.peek();
    var value = token.is(Kind.NUMBER) ? parseInteger(token.text()) : null;
    if (value == null) {
      throw wrong(type, "an integer");
    }
    cursor.take();
    if (value.compareTo(BigInteger.valueOf(least)) < 0
        || value.compareTo(BigInteger.valueOf(most)) > 0) {
      throw cursor.failure(
          token,
          token.text() + " does not fit " + type.text() + ", which holds " + least + " to " + most);
    }
    return value.longValue();
  }

  private static @Nullable BigInteger parseInteger(String text) {
    boolean negative = text.startsWith("-");
    var digits = negative ? text.substring(1) : text;
    boolean hex = digits.startsWith("0x") || digits.startsWith("0X");
    try {
      var body = (hex ? digits.substring(2) : digits).replaceFirst("^0+(?=.)", "");
      // 40 digits are far beyond any type here, and keep a hostile literal from costing quadratic
      // time.
      var leading = body.matches("[0-9a-fA-F]{41,}") ? body.substring(0, 40) : body;
      var magnitude = leading.length() > 40 ? null : new BigInteger(leading, hex ? 16 : 10);
      return magnitude == null ? null : negative ? magnitude.negate() : magnitude;
    } catch (NumberFormatException _) {
      return null;
    }
  }

  private double real(Type type) {
    var token = cursor.peek();
    var value = token.is(Kind.NUMBER) || token.is(Kind.WORD) ? parseReal(token.text()) : null;
    if (value == null) {
      throw wrong(type, "a number, inf, -inf or nan");
    }
    cursor.take();
    if (value.isInfinite() && !token.text().endsWith("inf")) {
      throw cursor.failure(
          token, token.text() + " is too large for " + type.text() + "; infinity is written inf");
    }
    if (Double.isNaN(value) && cursor.peek().is(":")) {
      return nanWithBits();
    }
    return value;
  }

  private static @Nullable Double parseReal(String text) {
    return switch (text) {
      case "inf" -> Double.POSITIVE_INFINITY;
      case "-inf" -> Double.NEGATIVE_INFINITY;
      case "nan" -> Double.NaN;
      default -> parseDecimal(text);
    };
  }

  private static @Nullable Double parseDecimal(String text) {
    try {
      // Java would also take suffixes and hexadecimal floats; the text form has one way to write a
      // number.
      return text.matches("-?[0-9]+(\\.[0-9]*)?([eE][-+]?[0-9]+)?") ? Double.valueOf(text) : null;
    } catch (NumberFormatException _) {
      return null;
    }
  }

  private double nanWithBits() {
    cursor.take(":");
    var bits = cursor.take(Kind.NUMBER, "the bits of a NaN, such as 0x7ff8000000000001");
    try {
      double value =
          Double.longBitsToDouble(Long.parseUnsignedLong(bits.text().replaceFirst("^0x", ""), 16));
      if (Double.isNaN(value)) {
        return value;
      }
    } catch (NumberFormatException _) {
      // Falls through to the error below.
    }
    throw cursor.failure(bits, "expected the bits of a NaN, such as 0x7ff8000000000001");
  }

  private SyntaxError wrong(Type type, String what) {
    return cursor.expected("a value of type " + type.text() + " (" + what + alternative + ")");
  }
}
