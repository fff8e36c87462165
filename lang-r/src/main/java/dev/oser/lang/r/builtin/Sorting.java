package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.Comparison;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Order of elements. All sorts are stable. */
final class Sorting {
  private Sorting() {}

  /** Compares two elements, neither of them NA. */
  static int compare(Vector vector, int i, int j) {
    return switch (vector) {
      case StringVector texts -> Comparison.compare(texts.get(i), texts.get(j));
      case DoubleVector numbers -> Double.compare(numbers.get(i) + 0.0, numbers.get(j) + 0.0);
      case ComplexVector numbers -> {
        int order = Double.compare(numbers.real(i), numbers.real(j));
        yield order != 0 ? order : Double.compare(numbers.imaginary(i), numbers.imaginary(j));
      }
      default -> Integer.compare(vector.intAt(i), vector.intAt(j));
    };
  }

  /** {@return what an object is ordered by} */
  private static Value sortable(Context context, Value key) {
    if (!key.isObject() || Methods.isFactor(key)) {
      return key;
    }
    var transform = context.runtime().function(Symbol.of("xtfrm"), context.environment());
    return context.apply(transform, key);
  }

  @RBuiltin(value = "order", formals = "..., na.last, decreasing, method")
  static Value order(
      Context context,
      Dots keys,
      @Nullable Value missingLast,
      @Nullable Value decreasing,
      @Nullable Value method) {
    if (keys.length() == 0) {
      return IntVector.of();
    }
    var vectors = new ArrayList<Vector>();
    for (var given : keys.values()) {
      var key = sortable(context, given);
      if (!(key instanceof Vector vector)) {
        if (key == NullValue.NULL) {
          return IntVector.of();
        }
        throw new RError("argument 1 is not a vector");
      }
      if (!vector.isAtomic()) {
        throw new RError("unimplemented type 'list' in 'orderVector1'");
      }
      if (!vectors.isEmpty() && vectors.getFirst().length() != vector.length()) {
        throw new RError("argument lengths differ");
      }
      vectors.add(vector);
    }
    var down = new boolean[vectors.size()];
    if (decreasing instanceof Vector flags) {
      for (int i = 0; i < down.length; i++) {
        down[i] = flags.logicalAt(i % flags.length()) == 1;
      }
    }
    return order(vectors, down, missing(missingLast));
  }

  /** {@return 1 if NA come last, 0 if first, NA if they are removed} */
  private static int missing(@Nullable Value last) {
    return last instanceof Vector vector ? vector.logicalAt(0) : 1;
  }

  private static Value order(List<Vector> keys, boolean[] down, int missing) {
    int count = keys.getFirst().length();
    if (keys.size() == 1 && keys.getFirst() instanceof DoubleVector numbers && missing == 1) {
      return numbers(numbers.view(), down[0]);
    }
    var places = new Integer[count];
    int used = 0;
    for (int i = 0; i < count; i++) {
      boolean gone = false;
      if (missing == Na.INT) {
        for (var key : keys) {
          gone |= key.isNa(i);
        }
      }
      if (!gone) {
        places[used++] = i;
      }
    }
    places = Arrays.copyOf(places, used);
    Arrays.sort(places, (i, j) -> compare(keys, down, missing, i, j));
    var result = new int[used];
    for (int i = 0; i < used; i++) {
      result[i] = places[i] + 1;
    }
    return IntVector.of(result);
  }

  /** Sorts indices by their numbers with a merge sort on plain arrays. */
  private static Value numbers(double[] keys, boolean down) {
    int count = keys.length;
    var from = new int[count];
    var missing = new int[count];
    int used = 0;
    int gone = 0;
    for (int i = 0; i < count; i++) {
      if (Double.isNaN(keys[i])) {
        missing[gone++] = i;
      } else {
        from[used++] = i;
      }
    }
    var to = new int[used];
    for (int width = 1; width < used; width *= 2) {
      for (int start = 0; start < used; start += 2 * width) {
        merge(
            keys,
            down,
            from,
            to,
            start,
            Math.min(start + width, used),
            Math.min(start + 2 * width, used));
      }
      var swap = from;
      from = Arrays.copyOf(to, count);
      to = Arrays.copyOf(swap, used);
    }
    for (int i = 0; i < used; i++) {
      from[i]++;
    }
    for (int i = 0; i < gone; i++) {
      from[used + i] = missing[i] + 1;
    }
    return IntVector.of(from);
  }

  private static void merge(
      double[] keys, boolean down, int[] from, int[] to, int start, int middle, int end) {
    int left = start;
    int right = middle;
    for (int k = start; k < end; k++) {
      boolean takeLeft =
          right >= end
              || left < middle
                  && (down
                      ? keys[from[left]] >= keys[from[right]]
                      : keys[from[left]] <= keys[from[right]]);
      to[k] = takeLeft ? from[left++] : from[right++];
    }
  }

  private static int compare(List<Vector> keys, boolean[] down, int missing, int i, int j) {
    for (int k = 0; k < keys.size(); k++) {
      var key = keys.get(k);
      boolean first = key.isNa(i);
      boolean second = key.isNa(j);
      int order;
      if (first || second) {
        order = first == second ? 0 : first == (missing == 1) ? 1 : -1;
      } else {
        order = compare(key, i, j);
        order = down[k] ? -order : order;
      }
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  @RBuiltin(value = "sort.int", formals = "x, decreasing, na.last, ...")
  static Value sort(
      Context context,
      Value x,
      @Nullable Value decreasing,
      @Nullable Value missingLast,
      Dots rest) {
    if (x == NullValue.NULL) {
      return x;
    }
    if (!(x instanceof Vector vector)) {
      throw new RError("'x' must be atomic");
    }
    if (!vector.isAtomic()) {
      throw new RError("'x' must be atomic");
    }
    boolean down = decreasing != null && Coercion.flag(decreasing, "decreasing");
    int missing = missingLast == null ? Na.INT : missing(missingLast);
    if (vector instanceof DoubleVector numbers
        && vector.names() == null
        && missing == Na.INT
        && !down) {
      return ascending(numbers);
    }
    var order = (IntVector) order(List.of(vector), new boolean[] {down}, missing);
    var places = order.toArray();
    for (int i = 0; i < places.length; i++) {
      places[i]--;
    }
    var result = vector.select(places);
    if (vector.names() != null) {
      result.setAttribute(Symbol.NAMES, vector.names().select(places));
    }
    if (Methods.isFactor(x)) {
      result.setAttribute(Symbol.LEVELS, x.attribute(Symbol.LEVELS));
      result.setAttribute(Symbol.CLASS, x.attribute(Symbol.CLASS));
    }
    return result;
  }

  private static Value ascending(DoubleVector numbers) {
    var sorted = Arrays.stream(numbers.view()).filter(number -> !Double.isNaN(number)).toArray();
    for (int i = 0; i < sorted.length; i++) {
      sorted[i] += 0.0;
    }
    Arrays.sort(sorted);
    return DoubleVector.of(sorted);
  }

  @RBuiltin(value = "rank", formals = "x, na.last, ties.method")
  static Value rank(Value x, @Nullable Value missingLast, @Nullable Value ties) {
    if (!(x instanceof Vector vector)) {
      throw new RError("raw vectors cannot be sorted");
    }
    var method = ties instanceof StringVector text ? text.get(0) : "average";
    var order = ((IntVector) order(List.of(vector), new boolean[1], 1)).toArray();
    int count = order.length;
    var ranks = new double[count];
    for (int start = 0; start < count; ) {
      int end = start + 1;
      while (end < count
          && !vector.isNa(order[start] - 1)
          && !vector.isNa(order[end] - 1)
          && compare(vector, order[start] - 1, order[end] - 1) == 0) {
        end++;
      }
      for (int i = start; i < end; i++) {
        ranks[order[i] - 1] =
            switch (method) {
              case "min" -> start + 1;
              case "max" -> end;
              case "first" -> i + 1;
              default -> (start + 1 + end) / 2.0;
            };
      }
      start = end;
    }
    Vector result = DoubleVector.of(ranks);
    if (!method.equals("average")) {
      result = Coercion.to(Vector.Kind.INTEGER, result);
    }
    if (vector.names() != null) {
      result.setAttribute(Symbol.NAMES, vector.names());
    }
    return result;
  }
}
