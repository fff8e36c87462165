package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.function.IntBinaryOperator;

/** {@code bitwAnd} and its relatives. */
final class BitFunctions {
  private static final int BITS = 31;

  private BitFunctions() {}

  @RBuiltin(value = "bitwAnd", formals = "a, b", quiet = true)
  static Value and(Context context, Value a, Value b) {
    return combined(context, a, b, (x, y) -> x & y);
  }

  @RBuiltin(value = "bitwOr", formals = "a, b", quiet = true)
  static Value or(Context context, Value a, Value b) {
    return combined(context, a, b, (x, y) -> x | y);
  }

  @RBuiltin(value = "bitwXor", formals = "a, b", quiet = true)
  static Value xor(Context context, Value a, Value b) {
    return combined(context, a, b, (x, y) -> x ^ y);
  }

  @RBuiltin(value = "bitwNot", formals = "a", quiet = true)
  static Value not(Context context, Value a) {
    return combined(context, a, a, (x, y) -> ~x);
  }

  @RBuiltin(value = "bitwShiftL", formals = "a, n", quiet = true)
  static Value shiftLeft(Context context, Value a, Value n) {
    return combined(context, a, places(context, n), (x, y) -> y < 0 || y > BITS ? Na.INT : x << y);
  }

  @RBuiltin(value = "bitwShiftR", formals = "a, n", quiet = true)
  static Value shiftRight(Context context, Value a, Value n) {
    return combined(context, a, places(context, n), (x, y) -> y < 0 || y > BITS ? Na.INT : x >>> y);
  }

  private static Value combined(Context context, Value a, Value b, IntBinaryOperator operator) {
    var builtin = context.builtin();
    if (a.type().equals(b.type()) && !(a instanceof IntVector || a instanceof DoubleVector)) {
      throw new RError(
          "unimplemented type '"
              + a.type()
              + "' in '"
              + (builtin == null ? "" : builtin.name())
              + "'\n");
    }
    var left = integers(context, a);
    var right = integers(context, b);
    var result = new int[Texts.recycled(left.length(), right.length())];
    for (int i = 0; i < result.length; i++) {
      int x = left.intAt(i % left.length());
      int y = right.intAt(i % right.length());
      result[i] = x == Na.INT || y == Na.INT ? Na.INT : operator.applyAsInt(x, y);
    }
    return IntVector.of(result);
  }

  /** {@return how far to shift: any values that can be read as numbers will do} */
  private static Value places(Context context, Value n) {
    if (n instanceof Symbol) {
      context.warningOfFrame("'symbol' object cannot be coerced to type 'integer'");
      return n;
    }
    return n == NullValue.NULL ? IntVector.of() : Types.convert(Vector.Kind.INTEGER, n, context);
  }

  private static Vector integers(Context context, Value value) {
    if (value instanceof DoubleVector numbers) {
      return Coercion.withWarnings(Vector.Kind.INTEGER, numbers, context);
    }
    if (value instanceof IntVector numbers) {
      return numbers;
    }
    throw new RError("'a' and 'b' must have the same type");
  }

  @RBuiltin(value = "intToBits", formals = "x", quiet = true)
  static Value bits(Value x) {
    var numbers = Coercion.vector(x);
    var result = new byte[32 * numbers.length()];
    for (int i = 0; i < numbers.length(); i++) {
      for (int bit = 0; bit < 32; bit++) {
        result[32 * i + bit] = (byte) (numbers.intAt(i) >>> bit & 1);
      }
    }
    return new RawVector(result);
  }

  @RBuiltin(value = "rawShift", formals = "x, n", quiet = true)
  static Value shift(Value x, Value n) {
    if (!(x instanceof RawVector bytes)) {
      throw new RError("argument 'x' must be a raw vector");
    }
    int places = Coercion.integer(n, "n");
    if (places < -8 || places > 8) {
      throw new RError("argument 'n' must be a small integer");
    }
    var result = new byte[bytes.length()];
    for (int i = 0; i < result.length; i++) {
      int value = bytes.intAt(i);
      result[i] = (byte) (places >= 0 ? value << places : value >>> -places);
    }
    return new RawVector(result);
  }
}
