package dev.oser.lang.r.operation;

import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.List;

/**
 * The one place that {@code [[} means. A negative number means the other one of two elements; every
 * other index that excludes is refused, and so is one that selects nothing.
 */
final class OneIndex {
  private static final String INTEGER = "integerOneIndex";

  private OneIndex() {}

  /** {@return the place to assign to, which may be behind the end} */
  static Indices toAssign(Vector target, Value index) {
    return switch (index) {
      case StringVector text when text.length() == 1 ->
          Indices.of(text, target.length(), Subset.names(target));
      case Symbol symbol ->
          Indices.of(new StringVector(symbol.name()), target.length(), Subset.names(target));
      case LogicalVector truth when truth.length() == 1 -> at(ofInteger(truth, target), target);
      case IntVector number when number.length() == 1 -> at(ofInteger(number, target), target);
      case DoubleVector number when number.length() == 1 -> at(ofDouble(number, target), target);
      case NullValue nothing -> throw tooFew("OneIndex");
      case Vector vector when vector.length() == 0 -> throw tooFew("OneIndex");
      default -> throw new RError("invalid subscript type '" + index.type() + "'");
    };
  }

  /** {@return the place an integer or a truth value means, from 0} */
  static int ofInteger(Vector index, Vector vector) {
    int number = index.intAt(0);
    return number > 0 ? number - 1 : other(number, vector.length(), INTEGER);
  }

  private static int ofDouble(DoubleVector index, Vector target) {
    double number = index.get(0);
    if (Double.isNaN(number) || Double.isInfinite(number)) {
      throw new RError("[[ ]] subscript out of bounds");
    }
    return number >= 1
        ? (int) Math.min(number, Integer.MAX_VALUE - 8.0) - 1
        : other(number, target.length(), "OneIndex <real>");
  }

  /** {@return the place of the element that is left when another one of two is excluded} */
  private static int other(double number, int length, String who) {
    if (Math.abs(number) < 1 || length < 2) {
      throw tooFew(who);
    }
    if (length > 2 || number <= -3) {
      throw tooMany(who);
    }
    return number <= -2 ? 0 : 1;
  }

  static RError tooFew(String who) {
    return new RError("attempt to select less than one element in " + who);
  }

  static RError tooMany(String who) {
    return new RError("attempt to select more than one element in " + who);
  }

  private static Indices at(int place, Vector target) {
    return new Indices(new int[] {place}, Math.max(place + 1, target.length()), List.of());
  }
}
