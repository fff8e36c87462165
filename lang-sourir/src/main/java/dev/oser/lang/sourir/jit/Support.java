package dev.oser.lang.sourir.jit;

import dev.oser.lang.sourir.runtime.ArrayObject;
import dev.oser.lang.sourir.runtime.Callee;
import dev.oser.lang.sourir.runtime.Nil;
import dev.oser.lang.sourir.runtime.Operators;
import dev.oser.lang.sourir.runtime.ProgramStop;
import org.jspecify.annotations.Nullable;

/**
 * What generated code calls. Everything here is defined for all operands, whatever was checked
 * before, so that passes can move the ops that stand for it.
 */
public final class Support {
  private Support() {}

  public static Object boxInt(long number) {
    return number;
  }

  public static Object boxBool(boolean truth) {
    return truth;
  }

  public static boolean isInt(Object value) {
    return value instanceof Long;
  }

  public static boolean isBool(Object value) {
    return value instanceof Boolean;
  }

  public static boolean isArray(Object value) {
    return value instanceof ArrayObject;
  }

  public static boolean isCallable(Object value, int arguments) {
    return value instanceof Callee callee && callee.arity() == arguments;
  }

  public static long unboxInt(Object value) {
    return value instanceof Long number ? number : 0;
  }

  public static boolean unboxBool(Object value) {
    return value instanceof Boolean truth && truth;
  }

  public static long wrap(long number) {
    return Operators.wrap(number);
  }

  public static boolean equal(Object left, Object right) {
    return Operators.equal(left, right);
  }

  public static long length(Object value) {
    return value instanceof ArrayObject array ? array.length() : -1;
  }

  public static long @Nullable [] numbers(Object value) {
    return value instanceof ArrayObject array ? array.numbers() : null;
  }

  public static long @Nullable [] integers(Object value) {
    return value instanceof ArrayObject array ? array.integers() : null;
  }

  public static void fill(Object value, long @Nullable [] numbers, long index) {
    if (fitsInt(index)) {
      fill32(value, numbers, (int) index);
    }
  }

  /** The comparison is the JVM's own check of an index, which HotSpot then leaves out. */
  public static boolean inBounds(long @Nullable [] numbers, long index) {
    return fitsInt(index) && inBounds32(numbers, (int) index);
  }

  public static long element(long @Nullable [] numbers, long index) {
    return fitsInt(index) ? element32(numbers, (int) index) : 0;
  }

  public static void setElement(long @Nullable [] numbers, long index, long number) {
    if (fitsInt(index)) {
      setElement32(numbers, (int) index, number);
    }
  }

  public static boolean fitsInt(long number) {
    return (int) number == number;
  }

  /** {@return the nearest i32} */
  public static int clamp(long number) {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, number));
  }

  public static boolean inBounds32(long @Nullable [] numbers, int index) {
    return numbers != null && Integer.compareUnsigned(index, numbers.length) < 0;
  }

  public static long element32(long @Nullable [] numbers, int index) {
    return inBounds32(numbers, index) && numbers != null ? numbers[index] : 0;
  }

  public static void setElement32(long @Nullable [] numbers, int index, long number) {
    if (inBounds32(numbers, index) && numbers != null) {
      numbers[index] = number;
    }
  }

  public static void fill32(Object value, long @Nullable [] numbers, int index) {
    if (value instanceof ArrayObject array && inBounds32(numbers, index) && numbers != null) {
      array.fill(numbers, index);
    }
  }

  public static Object unpack(long number) {
    return ArrayObject.value(number);
  }

  public static Object load(Object value, long index) {
    return value instanceof ArrayObject array && index >= 0 && index < array.length()
        ? array.get((int) index)
        : Nil.NIL;
  }

  public static void store(Object value, long index, Object element) {
    if (value instanceof ArrayObject array && index >= 0 && index < array.length()) {
      array.set((int) index, element);
    }
  }

  public static Object stop(Object status) {
    throw new ProgramStop(Operators.status(status));
  }

  public static Object invoke(Object callee, int depth, Object[] arguments) {
    return ((Callee) callee).call(depth, arguments);
  }

  public static Object arrayOf(Object[] elements) {
    return ArrayObject.of(elements);
  }

  // ---- Where the place in the program matters. ----

  public static Object newArray(long length, LineSite site) {
    return site.newArray(length);
  }

  public static void print(Object value, LineSite site) {
    site.print(value);
  }

  public static Object read(LineSite site) {
    return site.read();
  }

  public static void seen(Object value, int where, LineSite site) {
    site.seen(value, where);
  }

  public static long pack(Object value, Result result) {
    return result.pack(value);
  }

  public static Object unpackResult(long number, Result result) {
    return result.unpack(number);
  }

  public static Object take(Result result) {
    return result.take();
  }

  public static boolean mustFail(LineSite site) {
    return site.mustFail();
  }

  public static void progress(LineSite site) {
    site.progress();
  }

  public static boolean guardMustFail(LineSite site) {
    return site.guardMustFail();
  }

  public static void leave(int reason, ExitSite site) {
    site.leave(reason);
  }
}
