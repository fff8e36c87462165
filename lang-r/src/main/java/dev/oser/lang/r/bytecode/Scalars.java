package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.operation.ArithmeticOperator;
import dev.oser.lang.r.operation.Logic;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import org.jspecify.annotations.Nullable;

/** Instructions on single numbers without attributes; null means that it takes more than this. */
final class Scalars {
  private Scalars() {}

  static @Nullable Value add(Value a, Value b, int[] feedback, int at) {
    if (a instanceof DoubleVector x && x.isScalar()) {
      if (b instanceof DoubleVector y && y.isScalar()) {
        feedback[at] |= Feedback.DOUBLES;
        return new DoubleVector(x.scalar() + y.scalar());
      }
      if (b instanceof IntVector y && y.isScalar() && y.scalar() != Na.INT) {
        feedback[at] |= Feedback.MIXED_NUMBERS;
        return new DoubleVector(x.scalar() + y.scalar());
      }
    } else if (a instanceof IntVector x && x.isScalar()) {
      if (b instanceof IntVector y && y.isScalar()) {
        long sum = (long) x.scalar() + y.scalar();
        feedback[at] |= Feedback.INTEGERS;
        return sum == (int) sum && isNumber(x, y) && sum != Na.INT
            ? new IntVector((int) sum)
            : null;
      }
      if (b instanceof DoubleVector y && y.isScalar() && x.scalar() != Na.INT) {
        feedback[at] |= Feedback.MIXED_NUMBERS;
        return new DoubleVector(x.scalar() + y.scalar());
      }
    }
    return null;
  }

  private static boolean isNumber(IntVector x, IntVector y) {
    return x.scalar() != Na.INT && y.scalar() != Na.INT;
  }

  static @Nullable Value subtract(Value a, Value b, int[] feedback, int at) {
    if (a instanceof DoubleVector x && x.isScalar()) {
      if (b instanceof DoubleVector y && y.isScalar()) {
        feedback[at] |= Feedback.DOUBLES;
        return new DoubleVector(x.scalar() - y.scalar());
      }
      if (b instanceof IntVector y && y.isScalar() && y.scalar() != Na.INT) {
        feedback[at] |= Feedback.MIXED_NUMBERS;
        return new DoubleVector(x.scalar() - y.scalar());
      }
    } else if (a instanceof IntVector x && x.isScalar()) {
      if (b instanceof IntVector y && y.isScalar()) {
        long difference = (long) x.scalar() - y.scalar();
        feedback[at] |= Feedback.INTEGERS;
        return difference == (int) difference && isNumber(x, y) && difference != Na.INT
            ? new IntVector((int) difference)
            : null;
      }
      if (b instanceof DoubleVector y && y.isScalar() && x.scalar() != Na.INT) {
        feedback[at] |= Feedback.MIXED_NUMBERS;
        return new DoubleVector(x.scalar() - y.scalar());
      }
    }
    return null;
  }

  static @Nullable Value multiply(Value a, Value b, int[] feedback, int at) {
    if (a instanceof DoubleVector x && x.isScalar()) {
      if (b instanceof DoubleVector y && y.isScalar()) {
        feedback[at] |= Feedback.DOUBLES;
        return new DoubleVector(x.scalar() * y.scalar());
      }
      if (b instanceof IntVector y && y.isScalar() && y.scalar() != Na.INT) {
        feedback[at] |= Feedback.MIXED_NUMBERS;
        return new DoubleVector(x.scalar() * y.scalar());
      }
    } else if (a instanceof IntVector x && x.isScalar()) {
      if (b instanceof IntVector y && y.isScalar()) {
        long product = (long) x.scalar() * y.scalar();
        feedback[at] |= Feedback.INTEGERS;
        return product == (int) product && isNumber(x, y) && product != Na.INT
            ? new IntVector((int) product)
            : null;
      }
      if (b instanceof DoubleVector y && y.isScalar() && x.scalar() != Na.INT) {
        feedback[at] |= Feedback.MIXED_NUMBERS;
        return new DoubleVector(x.scalar() * y.scalar());
      }
    }
    return null;
  }

  /** Division, power, modulo and integer division. */
  static @Nullable Value arithmetic(int op, Value a, Value b, int[] feedback, int at) {
    if (a instanceof IntVector x && b instanceof IntVector y) {
      return x.isScalar() && y.isScalar() ? integers(op, x.scalar(), y.scalar(), feedback, at) : null;
    }
    double left;
    double right;
    if (a instanceof DoubleVector x && x.isScalar()) {
      left = x.scalar();
    } else if (a instanceof IntVector x && x.isScalar() && x.scalar() != Na.INT) {
      left = x.scalar();
    } else {
      return null;
    }
    if (b instanceof DoubleVector y && y.isScalar()) {
      right = y.scalar();
    } else if (b instanceof IntVector y && y.isScalar() && y.scalar() != Na.INT) {
      right = y.scalar();
    } else {
      return null;
    }
    if (op == Op.MODULO && ArithmeticOperator.losesAccuracy(left, right)) {
      return null;
    }
    feedback[at] |= Feedback.DOUBLES;
    return new DoubleVector(
        switch (op) {
          case Op.DIVIDE -> left / right;
          case Op.POWER -> ArithmeticOperator.power(left, right);
          case Op.MODULO -> ArithmeticOperator.modulo(left, right);
          default -> ArithmeticOperator.integerDivide(left, right);
        });
  }

  private static @Nullable Value integers(int op, int x, int y, int[] feedback, int at) {
    if (x == Na.INT || y == Na.INT) {
      return null;
    }
    feedback[at] |= Feedback.INTEGERS;
    return switch (op) {
      case Op.DIVIDE -> new DoubleVector((double) x / y);
      case Op.POWER -> new DoubleVector(ArithmeticOperator.power(x, y));
      case Op.MODULO -> y == 0 ? null : new IntVector(Math.floorMod(x, y));
      default -> y == 0 || y == -1 ? null : new IntVector(Math.floorDiv(x, y));
    };
  }

  static @Nullable Value compare(int op, Value a, Value b, int[] feedback, int at) {
    double left;
    double right;
    if (a instanceof DoubleVector x && x.isScalar()) {
      left = x.scalar();
    } else if (a instanceof IntVector x && x.isScalar() && x.scalar() != Na.INT) {
      left = x.scalar();
    } else {
      return strings(op, a, b);
    }
    if (b instanceof DoubleVector y && y.isScalar()) {
      right = y.scalar();
    } else if (b instanceof IntVector y && y.isScalar() && y.scalar() != Na.INT) {
      right = y.scalar();
    } else {
      return null;
    }
    feedback[at] |= Feedback.DOUBLES;
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
    if (op > Op.NOT_EQUAL
        || !(a instanceof StringVector x && x.isPlainScalar())
        || !(b instanceof StringVector y && y.isPlainScalar())
        || Na.isNa(x.get(0))
        || Na.isNa(y.get(0))) {
      return null;
    }
    return LogicalVector.of(x.get(0).equals(y.get(0)) == (op == Op.EQUAL));
  }

  static @Nullable Value logic(int op, Value a, Value b) {
    return a instanceof LogicalVector x
            && b instanceof LogicalVector y
            && x.isScalar()
            && y.isScalar()
        ? LogicalVector.ofInt(
            op == Op.AND ? Logic.and(x.scalar(), y.scalar()) : Logic.or(x.scalar(), y.scalar()))
        : null;
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

  static @Nullable Value index(Value x, Value index, int[] feedback, int at) {
    if (x.attributes() != null) {
      return null;
    }
    int place = place(index);
    if (place < 0 || place >= x.length()) {
      return null;
    }
    switch (x) {
      case DoubleVector numbers -> {
        feedback[at] |= Feedback.DOUBLES;
        return new DoubleVector(numbers.get(place));
      }
      case IntVector numbers -> {
        feedback[at] |= Feedback.INTEGERS;
        return new IntVector(numbers.get(place));
      }
      case LogicalVector truths -> {
        return LogicalVector.ofInt(truths.get(place));
      }
      case StringVector texts -> {
        return new StringVector(texts.get(place));
      }
      default -> {
        return null;
      }
    }
  }

  static @Nullable Value element(Value x, Value index, int[] feedback, int at) {
    if (x instanceof ListVector list && !x.isObject()) {
      int place = place(index);
      feedback[at] |= Feedback.OTHERS;
      return place >= 0 && place < list.length() ? list.get(place) : null;
    }
    return index(x, index, feedback, at);
  }

  /** {@return whether the element could be set in place} */
  static boolean set(Value x, Value index, Value value, boolean element) {
    if (x.isShared() || x.isObject()) {
      return false;
    }
    int place = place(index);
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
    if (element
        && x instanceof ListVector list
        && value != dev.oser.lang.r.value.NullValue.NULL) {
      list.set(place, value);
      return true;
    }
    return false;
  }
}
