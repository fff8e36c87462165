package dev.oser.lang.r.jit;

import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import org.jspecify.annotations.Nullable;

/** What {@linkplain BuiltinOp ops} for calls of builtins do, one method each. */
public final class BuiltinSupport {
  /** A table with more elements is better looked up than searched. */
  private static final int SHORT = 64;

  private BuiltinSupport() {}

  public static @Nullable Object quiet(@Nullable Value[] values, Site site) {
    return quiet(values, false, site);
  }

  public static @Nullable Object consuming(@Nullable Value[] values, Site site) {
    return quiet(values, true, site);
  }

  private static @Nullable Object quiet(@Nullable Value[] values, boolean consumes, Site site) {
    if (!(site.more() instanceof Site.Quiet called)) {
      throw new IllegalStateException("an op that knows too little: " + site);
    }
    return site.steps().quiet(called.site(), called.builtin(), consumes, values);
  }

  // ---- Numbers. ----

  public static double larger(double x, double y) {
    return y > x ? y : x;
  }

  public static double smaller(double x, double y) {
    return y < x ? y : x;
  }

  public static int largerInt(int x, int y) {
    return Math.max(x, y);
  }

  public static int smallerInt(int x, int y) {
    return Math.min(x, y);
  }

  public static double rounded(double x) {
    return Math.rint(x);
  }

  public static boolean isWholeInt(double x) {
    return (int) x == x && (int) x != Na.INT;
  }

  // ---- New vectors. ----

  public static Object sequence(int length) {
    return IntVector.sequence(1, 1, Math.max(length, 0));
  }

  public static Object doublesOfTwo(double a, double b) {
    return DoubleVector.of(a, b);
  }

  public static Object doublesOfThree(double a, double b, double c) {
    return DoubleVector.of(a, b, c);
  }

  public static Object doublesOfFour(double a, double b, double c, double d) {
    return DoubleVector.of(a, b, c, d);
  }

  public static Object intsOfTwo(int a, int b) {
    return IntVector.of(a, b);
  }

  public static Object intsOfThree(int a, int b, int c) {
    return IntVector.of(a, b, c);
  }

  public static Object intsOfFour(int a, int b, int c, int d) {
    return IntVector.of(a, b, c, d);
  }

  // ---- Types. ----

  public static boolean isLogical(@Nullable Object x) {
    return x instanceof LogicalVector;
  }

  public static boolean isInteger(@Nullable Object x) {
    return x instanceof IntVector numbers && !Methods.isFactor(numbers);
  }

  public static boolean isReal(@Nullable Object x) {
    return x instanceof DoubleVector;
  }

  public static boolean isCharacter(@Nullable Object x) {
    return x instanceof StringVector;
  }

  public static boolean isList(@Nullable Object x) {
    return x instanceof ListVector;
  }

  public static boolean isEnvironment(@Nullable Object x) {
    return x instanceof Environment;
  }

  public static int isNumeric(@Nullable Object x) {
    if (!(x instanceof Value value) || value.isObject()) {
      return -1;
    }
    return value instanceof IntVector || value instanceof DoubleVector ? 1 : 0;
  }

  public static int isMissing(@Nullable Object x) {
    return x instanceof Vector vector && vector.isAtomic() && vector.isPlainScalar()
        ? vector.isNa(0) ? 1 : 0
        : -1;
  }

  // ---- Strings. ----

  private static @Nullable String text(@Nullable Object x) {
    return x instanceof StringVector texts && texts.isPlainScalar() && !texts.isNa(0)
        ? texts.get(0)
        : null;
  }

  public static int textLength(@Nullable Object x) {
    var text = text(x);
    return text == null ? -1 : text.codePointCount(0, text.length());
  }

  public static @Nullable Object substring(@Nullable Object x, int from, int to) {
    var text = text(x);
    if (text == null || from == Na.INT || to == Na.INT) {
      return null;
    }
    int length = text.codePointCount(0, text.length());
    int begin = Math.min(Math.max(from, 1) - 1, length);
    int end = Math.min(to, length);
    if (begin >= end) {
      return new StringVector("");
    }
    return new StringVector(
        length == text.length()
            ? text.substring(begin, end)
            : text.substring(text.offsetByCodePoints(0, begin), text.offsetByCodePoints(0, end)));
  }

  public static int textIsIn(@Nullable Object x, @Nullable Object table) {
    var text = text(x);
    if (text == null
        || !(table instanceof StringVector texts)
        || texts.isObject()
        || texts.length() > SHORT) {
      return -1;
    }
    for (int i = 0; i < texts.length(); i++) {
      if (!texts.isNa(i) && texts.get(i).equals(text)) {
        return 1;
      }
    }
    return 0;
  }

  public static int numberIsIn(double x, @Nullable Object table) {
    if (Double.isNaN(x)
        || !(table instanceof DoubleVector || table instanceof IntVector)
        || ((Value) table).isObject()
        || ((Value) table).length() > SHORT) {
      return -1;
    }
    var numbers = (Vector) table;
    for (int i = 0; i < numbers.length(); i++) {
      if (numbers.doubleAt(i) == x) {
        return 1;
      }
    }
    return 0;
  }

  // ---- Environments. ----

  public static Object newEnvironment(Object around) {
    var environment = (Environment) around;
    environment.escape();
    return new Environment(environment);
  }
}
