package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.operation.ArithmeticOperator;
import dev.oser.lang.r.operation.Division;
import dev.oser.lang.r.operation.Logic;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** Instructions on single numbers without attributes; null means that it takes more than this. */
final class Scalars {
  private Scalars() {}

  /**
   * {@return the result of an operator on two single numbers or truth values}
   *
   * <p>One method for all operators, too large to be inlined: the interpreter's loop stays small,
   * so that HotSpot compiles it fast, and again fast when it has to.
   */
  static @Nullable Value binary(int op, Value a, Value b, int[] feedback, int at) {
    if (a instanceof DoubleVector x && b instanceof DoubleVector y) {
      if (x.isScalar() && y.isScalar()) {
        Feedback.flag(feedback, at, Feedback.DOUBLES);
        return doubles(op, x.scalar(), y.scalar());
      }
      return null;
    }
    if (a instanceof IntVector x && b instanceof IntVector y) {
      if (!x.isScalar() || !y.isScalar() || x.scalar() == Na.INT || y.scalar() == Na.INT) {
        return null;
      }
      Feedback.flag(feedback, at, Feedback.INTEGERS);
      long left = x.scalar();
      long right = y.scalar();
      switch (op) {
        case Op.ADD:
          return whole(left + right);
        case Op.SUBTRACT:
          return whole(left - right);
        case Op.MULTIPLY:
          return whole(left * right);
        case Op.MODULO:
          return right == 0 ? null : new IntVector((int) Math.floorMod(left, right));
        case Op.INTEGER_DIVIDE:
          return right == 0 ? null : whole(Math.floorDiv(left, right));
        case Op.EQUAL:
          return LogicalVector.of(left == right);
        case Op.NOT_EQUAL:
          return LogicalVector.of(left != right);
        case Op.LESS:
          return LogicalVector.of(left < right);
        case Op.GREATER:
          return LogicalVector.of(left > right);
        case Op.LESS_EQUAL:
          return LogicalVector.of(left <= right);
        case Op.GREATER_EQUAL:
          return LogicalVector.of(left >= right);
        case Op.DIVIDE, Op.POWER:
          return doubles(op, left, right);
        default:
          return null;
      }
    }
    if (a instanceof DoubleVector x && b instanceof IntVector y) {
      if (x.isScalar() && y.isScalar() && y.scalar() != Na.INT) {
        Feedback.flag(feedback, at, Feedback.MIXED_NUMBERS);
        return doubles(op, x.scalar(), y.scalar());
      }
      return null;
    }
    if (a instanceof IntVector x && b instanceof DoubleVector y) {
      if (x.isScalar() && y.isScalar() && x.scalar() != Na.INT) {
        Feedback.flag(feedback, at, Feedback.MIXED_NUMBERS);
        return doubles(op, x.scalar(), y.scalar());
      }
      return null;
    }
    if (a instanceof LogicalVector x && b instanceof LogicalVector y && op >= Op.AND) {
      Feedback.flag(feedback, at, Feedback.LOGICALS);
      return x.isScalar() && y.isScalar()
          ? LogicalVector.ofInt(
              op == Op.AND ? Logic.and(x.scalar(), y.scalar()) : Logic.or(x.scalar(), y.scalar()))
          : null;
    }
    var result = strings(op, a, b);
    if (result != null) {
      Feedback.flag(feedback, at, Feedback.STRINGS);
    }
    return result;
  }

  private static @Nullable Value whole(long result) {
    return result == (int) result && result != Na.INT ? new IntVector((int) result) : null;
  }

  private static @Nullable Value doubles(int op, double left, double right) {
    switch (op) {
      case Op.ADD:
        return new DoubleVector(left + right);
      case Op.SUBTRACT:
        return new DoubleVector(left - right);
      case Op.MULTIPLY:
        return new DoubleVector(left * right);
      case Op.DIVIDE:
        return new DoubleVector(left / right);
      case Op.POWER:
        return new DoubleVector(ArithmeticOperator.power(left, right));
      case Op.MODULO:
        return Division.losesAccuracy(left, right)
            ? null
            : new DoubleVector(Division.modulo(left, right));
      case Op.INTEGER_DIVIDE:
        return new DoubleVector(Division.quotient(left, right));
      case Op.AND, Op.OR:
        return null;
      default:
        return compare(op, left, right);
    }
  }

  private static Value compare(int op, double left, double right) {
    if (left != left || right != right) {
      return LogicalVector.NA;
    }
    return LogicalVector.of(
        switch (op) {
          case Op.EQUAL -> left == right;
          case Op.NOT_EQUAL -> left != right;
          case Op.LESS -> left < right;
          case Op.GREATER -> left > right;
          case Op.LESS_EQUAL -> left <= right;
          default -> left >= right;
        });
  }

  private static @Nullable Value strings(int op, Value a, Value b) {
    if (op != Op.EQUAL && op != Op.NOT_EQUAL
        || !(a instanceof StringVector x && x.isPlainScalar())
        || !(b instanceof StringVector y && y.isPlainScalar())
        || Na.isNa(x.get(0))
        || Na.isNa(y.get(0))) {
      return null;
    }
    return LogicalVector.of(x.get(0).equals(y.get(0)) == (op == Op.EQUAL));
  }

  /** {@return the place that an index of one number means, from 0; or -1} */
  private static int place(Value index) {
    if (index instanceof IntVector i && i.isScalar()) {
      return i.scalar() - 1;
    }
    if (index instanceof DoubleVector d && d.isScalar()) {
      double number = d.scalar();
      return number >= 1 && number <= Integer.MAX_VALUE ? (int) number - 1 : -1;
    }
    return -1;
  }

  static @Nullable Value index(Value x, Value index) {
    return index(x, place(index));
  }

  /**
   * {@return x[i] for a vector whose elements have no attributes}
   *
   * @param place from 0
   */
  static @Nullable Value index(Value x, int place) {
    if (!isBare(x)) {
      return null;
    }
    if (place < 0 || place >= x.length()) {
      return null;
    }
    // Not a switch, which C1 does not inline.
    if (x instanceof DoubleVector numbers) {
      return new DoubleVector(numbers.get(place));
    }
    if (x instanceof IntVector numbers) {
      return new IntVector(numbers.get(place));
    }
    if (x instanceof LogicalVector truths) {
      return LogicalVector.ofInt(truths.get(place));
    }
    return x instanceof StringVector texts ? new StringVector(texts.get(place)) : null;
  }

  /** {@return whether {@code x[i]} has no attributes} Those of a matrix belong to the whole. */
  static boolean isBare(Value x) {
    return x.attributes() == null || isBareMatrix(x);
  }

  private static boolean isBareMatrix(Value x) {
    return !x.isObject()
        && x.attribute(Symbol.NAMES) == null
        && x.attribute(Symbol.DIM) instanceof Value dim
        && dim.length() > 1;
  }

  static @Nullable Value element(Value x, Value index) {
    if (x instanceof ListVector list && !x.isObject()) {
      int place = place(index);
      return place >= 0 && place < list.length() ? list.get(place) : null;
    }
    return index(x, index);
  }

  /** {@return whether the element could be set in place} */
  static boolean set(Value x, Value index, Value value, boolean element) {
    return set(x, place(index), value, element);
  }

  /**
   * {@return whether the element could be set in place}
   *
   * @param place from 0
   */
  static boolean set(Value x, int place, Value value, boolean element) {
    if (x.isShared() || x.isObject()) {
      return false;
    }
    if (place < 0 || place >= x.length()) {
      return false;
    }
    if (x instanceof DoubleVector numbers) {
      if (value instanceof DoubleVector number && number.isScalar()) {
        numbers.set(place, number.scalar());
        return true;
      }
      if (value instanceof IntVector number && number.isScalar() && number.scalar() != Na.INT) {
        numbers.set(place, (double) number.scalar());
        return true;
      }
      return false;
    }
    if (x instanceof IntVector numbers && value instanceof IntVector number && number.isScalar()) {
      numbers.set(place, number.scalar());
      return true;
    }
    if (x instanceof LogicalVector truths
        && value instanceof LogicalVector truth
        && truth.isScalar()) {
      truths.set(place, truth.scalar());
      return true;
    }
    if (x instanceof StringVector texts
        && value instanceof StringVector text
        && text.isPlainScalar()) {
      texts.set(place, text.get(0));
      return true;
    }
    if (element && x instanceof ListVector list && value != NullValue.NULL) {
      list.set(place, value);
      return true;
    }
    return false;
  }
}
