package dev.oser.lang.r.operation;

import dev.oser.lang.r.value.Attributes;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.Formals;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.S4Object;
import dev.oser.lang.r.value.SourceReference;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * {@code identical}.
 *
 * @param zerosEqual whether 0 is identical to -0
 * @param oneMissing whether NaNs are identical whatever their bits, apart from NA
 * @param attributesAsSet whether the order of attributes does not matter
 * @param anyEnvironment whether functions of other environments can be identical
 */
public record Identity(
    boolean zerosEqual, boolean oneMissing, boolean attributesAsSet, boolean anyEnvironment) {
  private static final Identity STANDARD = new Identity(true, true, true, false);

  public static boolean identical(Value a, Value b) {
    return STANDARD.holds(a, b);
  }

  /** {@return whether two values are identical} */
  public boolean holds(Value a, Value b) {
    if (a == b) {
      return true;
    }
    return switch (a) {
      case Vector x -> b instanceof Vector y && sameElements(x, y) && sameAttributes(a, b);
      case Call x -> b instanceof Call y && sameCall(x, y);
      case Closure x ->
          b instanceof Closure y
              && (anyEnvironment || x.environment() == y.environment())
              && holds(x.body(), y.body())
              && sameFormals(x.formals(), y.formals());
      case S4Object x -> b instanceof S4Object && sameAttributes(a, b);
      default -> false;
    };
  }

  private boolean sameFormals(Formals a, Formals b) {
    if (!Arrays.equals(a.names(), b.names())) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!holds(a.defaults()[i], b.defaults()[i])) {
        return false;
      }
    }
    return true;
  }

  private boolean sameCall(Call a, Call b) {
    if (a.size() != b.size()
        || !a.functionName().equals(b.functionName())
        || !holds(a.function(), b.function())) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!a.name(i).equals(b.name(i)) || !holds(code(a.argument(i)), code(b.argument(i)))) {
        return false;
      }
    }
    return true;
  }

  /** Where a function was written does not matter. */
  private static Value code(Value argument) {
    return argument instanceof SourceReference ? NullValue.NULL : argument;
  }

  private boolean sameElements(Vector a, Vector b) {
    if (a.kind() != b.kind() || a.length() != b.length()) {
      return false;
    }
    for (int i = 0; i < a.length(); i++) {
      if (!sameElement(a, b, i)) {
        return false;
      }
    }
    return true;
  }

  private boolean sameElement(Vector a, Vector b, int i) {
    return switch (a) {
      case DoubleVector x -> same(x.get(i), b.doubleAt(i));
      case ComplexVector x ->
          same(x.real(i), b.doubleAt(i)) && same(x.imaginary(i), b.imaginaryAt(i));
      case ListVector x -> holds(x.get(i), b.element(i));
      case ExpressionVector x -> holds(x.get(i), b.element(i));
      case StringVector x -> x.isNa(i) == b.isNa(i) && x.get(i).equals(b.stringAt(i));
      default -> a.intAt(i) == b.intAt(i);
    };
  }

  private boolean same(double x, double y) {
    if (Double.isNaN(x) && Double.isNaN(y)) {
      return oneMissing ? Na.isNa(x) == Na.isNa(y) : sameBits(x, y);
    }
    return zerosEqual ? x == y : sameBits(x, y);
  }

  private static boolean sameBits(double x, double y) {
    return Double.doubleToRawLongBits(x) == Double.doubleToRawLongBits(y);
  }

  private boolean sameAttributes(Value a, Value b) {
    var x = significant(a.attributes());
    var y = significant(b.attributes());
    if (x == null || y == null) {
      return x == y;
    }
    if (x.size() != y.size()) {
      return false;
    }
    for (int i = 0; i < x.size(); i++) {
      var other = y.get(x.name(i));
      if (other == null || !attributesAsSet && x.name(i) != y.name(i)) {
        return false;
      }
      if (!holds(x.value(i), other) && !sameCount(x.value(i), other)) {
        return false;
      }
    }
    return true;
  }

  /** Row names that are a count mean the same numbers, whoever chose them. */
  private static boolean sameCount(Value a, Value b) {
    return a instanceof IntVector x
        && b instanceof IntVector y
        && x.length() == 2
        && y.length() == 2
        && x.isNa(0)
        && y.isNa(0)
        && x.get(1) == -y.get(1);
  }

  private static @Nullable Attributes significant(@Nullable Attributes attributes) {
    return attributes == null ? null : attributes.without(Symbol.SRCREF);
  }
}
