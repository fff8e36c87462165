package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import dev.oser.lang.r.value.Vector.Kind;

/** And, or, not, and what conditions decide. */
public final class Logic {
  private Logic() {}

  public static int and(int x, int y) {
    return x == 0 || y == 0 ? 0 : x == Na.INT || y == Na.INT ? Na.INT : 1;
  }

  public static int or(int x, int y) {
    return x == 1 || y == 1 ? 1 : x == Na.INT || y == Na.INT ? Na.INT : 0;
  }

  public static Value binary(boolean and, Value x, Value y, Room room, Context context) {
    if (x instanceof RawVector a && y instanceof RawVector b) {
      return raw(and, a, b);
    }
    var a = operand(x);
    var b = operand(y);
    var result = combine(and, a, b, room);
    AttributeRules.requireConformable(a, b);
    Arithmetic.warnAboutRecycling(a, b, context);
    AttributeRules.binaryShape(a, b, result);
    return result;
  }

  /** {@return the same, without a warning about recycling} */
  public static Value quiet(boolean and, Vector x, Vector y, Room room) {
    if (x instanceof RawVector a && y instanceof RawVector b) {
      return raw(and, a, b);
    }
    var a = operand(x);
    var b = operand(y);
    AttributeRules.requireConformable(a, b);
    var result = combine(and, a, b, room);
    AttributeRules.binaryShape(a, b, result);
    return result;
  }

  private static LogicalVector combine(boolean and, Vector a, Vector b, Room room) {
    var result = room.ints(Arithmetic.resultLength(a, b), a, b);
    if (a instanceof LogicalVector && b instanceof LogicalVector) {
      var x = new IntBlocks(a, result.length);
      var y = new IntBlocks(b, result.length);
      var to = IntBlocks.target(result, x, y);
      for (int start = 0; start < result.length; start += IntBlocks.SIZE) {
        int count = Math.min(IntBlocks.SIZE, result.length - start);
        var left = x.elements(start, count);
        var right = y.elements(start, count);
        combine(and, left, right, to, count);
        IntBlocks.keep(to, result, start, count);
      }
      return LogicalVector.of(result);
    }
    int n = a.length();
    int m = b.length();
    for (int i = 0, j = 0, k = 0; i < result.length; i++) {
      int left = a.logicalAt(j);
      int right = b.logicalAt(k);
      result[i] = and ? and(left, right) : or(left, right);
      j = j + 1 == n ? 0 : j + 1;
      k = k + 1 == m ? 0 : k + 1;
    }
    return LogicalVector.of(result);
  }

  /** Combines truth values that are mostly 0 or 1: only NA is negative. */
  private static void combine(boolean and, int[] x, int[] y, int[] to, int count) {
    int mark = 0;
    if (and) {
      for (int k = 0; k < count; k++) {
        int left = x[k];
        int right = y[k];
        mark |= left | right;
        to[k] = left & right;
      }
    } else {
      for (int k = 0; k < count; k++) {
        int left = x[k];
        int right = y[k];
        mark |= left | right;
        to[k] = left | right;
      }
    }
    for (int k = 0; mark < 0 && k < count; k++) {
      to[k] = and ? and(x[k], y[k]) : or(x[k], y[k]);
    }
  }

  private static Value raw(boolean and, RawVector a, RawVector b) {
    var result = a.create(Arithmetic.resultLength(a, b));
    for (int i = 0; i < result.length(); i++) {
      int x = a.get(i % a.length());
      int y = b.get(i % b.length());
      result.set(i, and ? x & y : x | y);
    }
    return result;
  }

  private static Vector operand(Value value) {
    if (value == NullValue.NULL) {
      return LogicalVector.of(new int[0]);
    }
    if (value instanceof Vector vector
        && (Coercion.isNumberLike(vector) || vector.kind() == Kind.COMPLEX)) {
      return vector;
    }
    throw new RError("operations are possible only for numeric, logical or complex types");
  }

  public static Value not(Value value, Room room) {
    if (value instanceof RawVector raw) {
      var result = raw.copy();
      for (int i = 0; i < raw.length(); i++) {
        ((RawVector) result).set(i, ~raw.get(i));
      }
      return result;
    }
    if (!(value instanceof Vector vector)
        || !(Coercion.isNumberLike(vector) || vector.kind() == Kind.COMPLEX)) {
      if (value instanceof Vector empty && empty.length() == 0) {
        return LogicalVector.of(new int[0]);
      }
      throw new RError("invalid argument type");
    }
    var result = room.ints(vector.length(), vector, vector);
    if (vector instanceof LogicalVector known) {
      negate(known.elements(), result);
    } else {
      for (int i = 0; i < result.length; i++) {
        int element = vector.logicalAt(i);
        result[i] = element == Na.INT ? Na.INT : 1 - element;
      }
    }
    var truths = LogicalVector.of(result);
    if (vector instanceof LogicalVector) {
      truths.setAttributes(vector.attributes());
    } else {
      AttributeRules.shape(vector, truths);
    }
    return truths;
  }

  /** NA has one bit, the highest, and keeps it; others have one bit at most, the lowest. */
  private static void negate(int[] truths, int[] result) {
    for (int i = 0; i < result.length; i++) {
      int truth = truths[i];
      result[i] = (truth ^ 1) & ~(truth >>> 31);
    }
  }

  /** {@return an operand of {@code &&} or {@code ||} as 0, 1 or NA} */
  public static int scalar(Value value, String operator, String side, Context context) {
    if (!(value instanceof Vector vector)
        || !(Coercion.isNumberLike(vector) || vector.kind() == Kind.COMPLEX)
        || Methods.isFactor(value)) {
      throw new RError("invalid '" + side + "' type in 'x " + operator + " y'");
    }
    if (vector.length() > 1) {
      context.warning("'length(x) = " + vector.length() + " > 1' in coercion to 'logical(1)'");
    }
    return vector.length() == 0 ? Na.INT : vector.logicalAt(0);
  }

  /** {@return what {@code if} and {@code while} make of a condition} */
  public static boolean condition(Value value) {
    if (!(value instanceof Vector vector) || vector.length() == 0) {
      throw new RError(
          value instanceof Vector || value == NullValue.NULL
              ? "argument is of length zero"
              : "argument is not interpretable as logical");
    }
    if (vector.length() > 1) {
      throw new RError("the condition has length > 1");
    }
    int truth =
        vector.isAtomic() && vector.kind() != Kind.RAW ? vector.logicalAt(0) : rawTruth(vector);
    if (truth == Na.INT) {
      throw new RError(
          vector instanceof LogicalVector
              ? "missing value where TRUE/FALSE needed"
              : "argument is not interpretable as logical");
    }
    return truth != 0;
  }

  private static int rawTruth(Vector vector) {
    return vector instanceof RawVector raw ? (raw.get(0) == 0 ? 0 : 1) : Na.INT;
  }
}
