package dev.oser.lang.r.operation;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.text.Collation;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;

/** Comparison of vectors. */
public final class Comparison {
  private Comparison() {}

  public static Value binary(ComparisonOperator operator, Value x, Value y, Context context) {
    var a = operand(x, operator);
    var b = operand(y, operator);
    var result = compare(operator, a, b);
    AttributeRules.requireConformable(a, b);
    Arithmetic.warnAboutRecycling(a, b, context);
    AttributeRules.binaryShape(a, b, result);
    return result;
  }

  /** {@return the same, without a warning about recycling} */
  public static Value quiet(ComparisonOperator operator, Vector a, Vector b) {
    AttributeRules.requireConformable(a, b);
    var result = compare(operator, a, b);
    AttributeRules.binaryShape(a, b, result);
    return result;
  }

  private static LogicalVector compare(ComparisonOperator operator, Vector a, Vector b) {
    int length = Arithmetic.resultLength(a, b);
    var result = new int[length];
    switch (length == 0 ? Vector.Kind.LOGICAL : commonKind(a, b)) {
      case STRING -> strings(operator, a, b, result);
      case COMPLEX -> complex(operator, a, b, result);
      default -> {
        if (IntegerComparison.are(a, b)) {
          IntegerComparison.compare(operator, a, b, result);
        } else {
          numbers(operator, a, b, result);
        }
      }
    }
    return LogicalVector.of(result);
  }

  /** A list is compared in the type of the other operand, if each of its elements is single. */
  private static Vector.Kind commonKind(Vector a, Vector b) {
    if (a.isAtomic() == b.isAtomic()) {
      if (!a.isAtomic()) {
        throw new RError("comparison of these types is not implemented");
      }
      return Coercion.common(a.kind(), b.kind());
    }
    var atomic = a.isAtomic() ? a : b;
    if ((a.isAtomic() ? b : a) instanceof ExpressionVector && atomic.kind() != Vector.Kind.STRING) {
      throw RError.ofFrame("'list' object cannot be coerced to type '" + atomic.type() + "'");
    }
    return atomic.kind();
  }

  private static Vector operand(Value value, ComparisonOperator operator) {
    return switch (value) {
      case Vector vector -> vector;
      case NullValue nothing -> LogicalVector.of(new int[0]);
      case Symbol symbol -> new StringVector(symbol.name());
      case Call call -> new StringVector(String.join("\n", Language.deparse(call)));
      default ->
          throw new RError(
              "comparison (" + operator.symbol() + ") is possible only for atomic and list types");
    };
  }

  private static void numbers(ComparisonOperator operator, Vector a, Vector b, int[] result) {
    var x = new DoubleBlocks(a, result.length);
    var y = new DoubleBlocks(b, result.length);
    for (int start = 0; start < result.length; start += DoubleBlocks.SIZE) {
      int count = Math.min(DoubleBlocks.SIZE, result.length - start);
      var left = x.elements(start, count);
      var right = y.elements(start, count);
      int i = x.offset(start);
      int j = y.offset(start);
      operator.test(left, i, right, j, result, start, count);
      if (isAnyMissing(left, i, count) || isAnyMissing(right, j, count)) {
        for (int k = 0; k < count; k++) {
          if (Double.isNaN(left[i + k]) || Double.isNaN(right[j + k])) {
            result[start + k] = Na.INT;
          }
        }
      }
    }
  }

  private static boolean isAnyMissing(double[] numbers, int offset, int count) {
    boolean missing = false;
    for (int k = 0; k < count; k++) {
      missing |= Double.isNaN(numbers[offset + k]);
    }
    return missing;
  }

  private static void strings(ComparisonOperator operator, Vector a, Vector b, int[] result) {
    int n = a.length();
    int m = b.length();
    for (int i = 0, j = 0, k = 0; i < result.length; i++) {
      var x = a.stringAt(j);
      var y = b.stringAt(k);
      j = j + 1 == n ? 0 : j + 1;
      k = k + 1 == m ? 0 : k + 1;
      if (Na.isNa(x) || Na.isNa(y)) {
        result[i] = Na.INT;
      } else if (operator.isEquality()) {
        result[i] = x.equals(y) == (operator == ComparisonOperator.EQUAL) ? 1 : 0;
      } else {
        result[i] = operator.test(compare(x, y)) ? 1 : 0;
      }
    }
  }

  /** The order of strings in the locale of the session. */
  public static int compare(String x, String y) {
    return Collation.here().compare(x, y);
  }

  private static void complex(ComparisonOperator operator, Vector a, Vector b, int[] result) {
    if (!operator.isEquality()) {
      throw new RError("invalid comparison with complex values");
    }
    ComplexVector x = Coercion.complex(a);
    ComplexVector y = Coercion.complex(b);
    for (int i = 0; i < result.length; i++) {
      int j = i % x.length();
      int k = i % y.length();
      if (x.isNa(j) || y.isNa(k)) {
        result[i] = Na.INT;
      } else {
        boolean same = x.real(j) == y.real(k) && x.imaginary(j) == y.imaginary(k);
        result[i] = same == (operator == ComparisonOperator.EQUAL) ? 1 : 0;
      }
    }
  }
}
