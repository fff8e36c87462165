package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code order} and {@code sort}. All sorts are stable. */
final class Sorting {
  private Sorting() {}

  @RBuiltin(value = "order", formals = "..., na.last, decreasing, method", quiet = true)
  static Value order(
      Context context,
      Dots keys,
      @Nullable Value missingLast,
      @Nullable Value decreasing,
      @Nullable Value method) {
    if (keys.length() == 0) {
      return NullValue.NULL;
    }
    var vectors = new ArrayList<Vector>();
    for (var key : keys.values()) {
      vectors.add(sortable(context, key, vectors.size() + 1));
      if (vectors.getLast().length() != vectors.getFirst().length()) {
        throw new RError("argument lengths differ");
      }
    }
    boolean radix = method instanceof StringVector text && text.get(0).equals("radix");
    var down = directions(decreasing, vectors.size());
    return fromOne(order(vectors, down, missing(missingLast), radix));
  }

  /** {@return a key as numbers or strings that have its order} */
  private static Vector sortable(Context context, Value key, int number) {
    var value = key;
    if (key.isObject() && !Methods.isFactor(key)) {
      var runtime = context.runtime();
      value = context.apply(runtime.function(Symbol.of("xtfrm"), runtime.library()), key);
    }
    if (!(value instanceof Vector vector)) {
      throw new RError("argument " + number + " is not a vector");
    }
    if (!vector.isAtomic()) {
      if (vector.length() < 2) {
        return IntVector.of(new int[vector.length()]); // there is nothing to compare
      }
      throw new RError("unimplemented type 'list' in 'orderVector1'\n");
    }
    if (vector instanceof RawVector && vector.length() > 1) {
      throw new RError("unimplemented type 'raw' in 'orderVector1'\n");
    }
    return vector;
  }

  private static boolean[] directions(@Nullable Value decreasing, int count) {
    var down = new boolean[count];
    if (decreasing != null) {
      if (decreasing != NullValue.NULL && !(decreasing instanceof Vector)) {
        throw new RError(
            "cannot coerce type '" + decreasing.type() + "' to vector of type 'logical'",
            Call.of("as.logical", Symbol.of("decreasing")));
      }
      if (!(decreasing instanceof Vector flags) || flags.length() == 0) {
        throw new RError("'decreasing' elements must be TRUE or FALSE");
      }
      for (int i = 0; i < count; i++) {
        int flag = flags.logicalAt(i % flags.length());
        if (flag == Na.INT) {
          throw new RError("'decreasing' elements must be TRUE or FALSE");
        }
        down[i] = flag == 1;
      }
    }
    return down;
  }

  /** {@return 1 if NA come last, 0 if first, NA if they are removed} */
  private static int missing(@Nullable Value last) {
    return last == null ? 1 : FirstElement.logical(last);
  }

  /** {@return the places, from 0, in the order of keys} */
  static int[] order(List<Vector> vectors, boolean[] down, int missing, boolean radix) {
    int count = vectors.getFirst().length();
    var places = new int[count];
    int used = 0;
    for (int i = 0; i < count; i++) {
      if (missing != Na.INT || !isMissing(vectors, i)) {
        places[used++] = i;
      }
    }
    var keys = new ArrayList<long[]>();
    for (int k = 0; k < down.length; k++) {
      keys.addAll(new SortKeys(down[k], missing != 0, radix).of(vectors.get(k)));
    }
    return RadixOrder.order(keys, used == count ? places : Arrays.copyOf(places, used));
  }

  private static boolean isMissing(List<Vector> vectors, int index) {
    for (var vector : vectors) {
      if (vector.isNa(index)) {
        return true;
      }
    }
    return false;
  }

  private static IntVector fromOne(int[] places) {
    for (int i = 0; i < places.length; i++) {
      places[i]++;
    }
    return IntVector.of(places);
  }

  @RBuiltin(
      value = "sort.int",
      formals = "x, partial, na.last, decreasing, method, index.return",
      quiet = true)
  static Value sort(
      Context context,
      Value x,
      @Nullable Value partial,
      @Nullable Value missingLast,
      @Nullable Value decreasing,
      @Nullable Value method,
      @Nullable Value indexReturn) {
    if (x == NullValue.NULL) {
      return x;
    }
    if (!(x instanceof Vector vector) || !vector.isAtomic()) {
      throw new RError("'x' must be atomic");
    }
    if (vector.kind() == Vector.Kind.RAW) {
      throw new RError("raw vectors cannot be sorted");
    }
    if (method != null && method != NullValue.NULL && !(method instanceof StringVector)) {
      throw new RError(
          "'arg' must be NULL or a character vector", Call.of("match.arg", Symbol.of("method")));
    }
    boolean down = directions(decreasing, 1)[0];
    if (missingLast != null && !Coercion.isNumberLike(missingLast)) {
      throw new RError("invalid 'y' type in 'x || y'");
    }
    int missing = missingLast == null ? Na.INT : missing(missingLast);
    boolean withIndex = indexReturn != null && Coercion.flag(indexReturn, "index.return");
    if (vector instanceof DoubleVector numbers
        && vector.names() == null
        && missing == Na.INT
        && !Methods.isFactor(x)
        && !withIndex) {
      return doubles(numbers, down);
    }
    boolean radix = method instanceof StringVector text && text.get(0).equals("radix");
    var places = order(List.of(vector), new boolean[] {down}, missing, radix);
    var result = vector.select(places);
    if (vector.names() != null) {
      result.setAttribute(Symbol.NAMES, vector.names().select(places));
    }
    if (Methods.isFactor(x)) {
      result.setAttribute(Symbol.LEVELS, x.attribute(Symbol.LEVELS));
      result.setAttribute(Symbol.CLASS, x.attribute(Symbol.CLASS));
    }
    return withIndex
        ? ListVector.named(
            List.of("x", "ix"),
            List.of(result, fromOne(missing == Na.INT ? ranked(places, vector.length()) : places)))
        : result;
  }

  /** {@return these places counted among themselves: what is missing was taken out before} */
  private static int[] ranked(int[] places, int length) {
    var rank = new int[length];
    for (int place : places) {
      rank[place] = 1;
    }
    for (int i = 0, next = 0; i < length; i++) {
      next += rank[i];
      rank[i] = next - rank[i];
    }
    return Arrays.stream(places).map(place -> rank[place]).toArray();
  }

  private static Value doubles(DoubleVector numbers, boolean down) {
    return DoubleVector.of(sorted(numbers.view(), down));
  }

  /** {@return numbers in order, without those that are not numbers} */
  static double[] sorted(double[] all, boolean down) {
    var keys = new long[all.length];
    int used = 0;
    for (double number : all) {
      if (!Double.isNaN(number)) {
        long key = SortKeys.key(number);
        keys[used++] = down ? ~key : key;
      }
    }
    var sorted = RadixOrder.sort(used == keys.length ? keys : Arrays.copyOf(keys, used));
    var result = new double[used];
    for (int i = 0; i < used; i++) {
      result[i] = SortKeys.value(down ? ~sorted[i] : sorted[i]);
    }
    return result;
  }
}
