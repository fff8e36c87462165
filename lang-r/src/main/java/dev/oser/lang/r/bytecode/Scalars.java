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
   * {@return the result of an operator on two operands that nobody uses again} So the result may be
   * in one of them, if nobody else holds it: {@code a * b + c} makes one number, and not two.
   */
  static @Nullable Value consume(int op, Value a, Value b, int[] feedback, int at) {
    if (op <= Op.DIVIDE && a instanceof DoubleVector x && b instanceof DoubleVector y) {
      if (!x.isScalar() || !y.isScalar()) {
        return null;
      }
      Feedback.flag(feedback, at, Feedback.DOUBLES);
      double left = x.scalar();
      double right = y.scalar();
      double result =
          switch (op) {
            case Op.ADD -> left + right;
            case Op.SUBTRACT -> left - right;
            case Op.MULTIPLY -> left * right;
            default -> left / right;
          };
      if (x.isTemporary()) {
        x.set(0, result);
        return x;
      }
      if (y.isTemporary()) {
        y.set(0, result);
        return y;
      }
      return new DoubleVector(result);
    }
    return binary(op, a, b, feedback, at);
  }

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
      return integers(op, x.scalar(), y.scalar());
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
    if (op < Op.AND && (a instanceof LogicalVector || b instanceof LogicalVector)) {
      return truths(op, a, b, feedback, at);
    }
    var result = strings(op, a, b);
    if (result != null) {
      Feedback.flag(feedback, at, Feedback.STRINGS);
    }
    return result;
  }

  /** {@return the same of an operator with one operand} */
  static @Nullable Value unary(int op, Value operand, int[] feedback, int at) {
    if (operand instanceof DoubleVector number && number.isScalar() && op == Op.MINUS) {
      Feedback.flag(feedback, at, Feedback.DOUBLES);
      return new DoubleVector(-number.scalar());
    }
    if (operand instanceof LogicalVector truth
        && truth.isScalar()
        && truth.scalar() != Na.INT
        && op == Op.NOT) {
      Feedback.flag(feedback, at, Feedback.LOGICALS);
      return LogicalVector.of(truth.scalar() == 0);
    }
    if (operand instanceof IntVector number
        && number.isScalar()
        && number.scalar() != Na.INT
        && op == Op.MINUS) {
      Feedback.flag(feedback, at, Feedback.INTEGERS);
      return new IntVector(-number.scalar());
    }
    return null;
  }

  private static @Nullable Value integers(int op, long left, long right) {
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

  /** Truth values are counted as numbers are. */
  private static @Nullable Value truths(int op, Value a, Value b, int[] feedback, int at) {
    int left = a instanceof DoubleVector ? 0 : number(a);
    int right = b instanceof DoubleVector ? 0 : number(b);
    if (left == Na.INT || right == Na.INT) {
      return null;
    }
    Value result;
    if (a instanceof DoubleVector x) {
      result = x.isScalar() ? doubles(op, x.scalar(), right) : null;
    } else if (b instanceof DoubleVector y) {
      result = y.isScalar() ? doubles(op, left, y.scalar()) : null;
    } else {
      result = integers(op, left, right);
    }
    if (result != null) {
      Feedback.flag(feedback, at, Feedback.operands(a, b));
    }
    return result;
  }

  /** {@return an integer or truth value that is one alone, or NA} */
  private static int number(Value value) {
    if (value instanceof LogicalVector truth) {
      return truth.isScalar() ? truth.scalar() : Na.INT;
    }
    return value instanceof IntVector number && number.isScalar() ? number.scalar() : Na.INT;
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

  /** {@return the place in a matrix that two numbers mean, from 0; or -1} */
  private static int place(Value x, Value i, Value j) {
    if (x.isObject() || !(x.attribute(Symbol.DIM) instanceof IntVector dim) || dim.length() != 2) {
      return -1;
    }
    int row = place(i);
    int column = place(j);
    return row >= 0 && column >= 0 && row < dim.get(0) && column < dim.get(1)
        ? row + column * dim.get(0)
        : -1;
  }

  /** {@return x[i, j] of a matrix without names, or null} One name in a row is kept. */
  static @Nullable Value index(Value x, Value i, Value j) {
    int place = x.attribute(Symbol.DIMNAMES) == null ? place(x, i, j) : -1;
    return place < 0 ? null : at(x, place);
  }

  /** {@return whether x[i, j] could be set in place} */
  static boolean set(Value x, Value i, Value j, Value value) {
    return !(x instanceof ListVector) && set(x, place(x, i, j), value, false);
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
    return at(x, place);
  }

  private static @Nullable Value at(Value x, int place) {
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
