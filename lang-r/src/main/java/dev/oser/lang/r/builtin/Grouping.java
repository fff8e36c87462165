package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.print.LevelsLayout;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Dividing elements into groups and intervals: what factors and tables are made with. */
final class Grouping {
  private Grouping() {}

  /** {@return for each group the places of its elements, where codes are recycled} */
  @RBuiltin(value = ".groups", formals = "codes, count, size", quiet = true)
  static Value groups(Value codes, Value count, Value size) {
    var given = (Vector) codes;
    int groups = Coercion.integer(count, "count");
    int elements = Coercion.integer(size, "size");
    int known = given.length();
    var sizes = new int[groups + 1];
    var code = new int[elements];
    for (int i = 0; i < elements; i++) {
      int of = known == 0 ? Na.INT : given.intAt(i % known);
      code[i] = of == Na.INT || of < 1 || of > groups ? 0 : of;
      sizes[code[i]]++;
    }
    var places = new int[groups + 1][];
    for (int group = 0; group <= groups; group++) {
      places[group] = new int[sizes[group]];
    }
    Arrays.fill(sizes, 0);
    for (int i = 0; i < elements; i++) {
      places[code[i]][sizes[code[i]]++] = i + 1;
    }
    var result = new Value[groups];
    for (int group = 0; group < groups; group++) {
      result[group] = IntVector.of(places[group + 1]);
    }
    return ListVector.of(result);
  }

  private static double[] doubles(Value value) {
    return ((DoubleVector) Coercion.to(Vector.Kind.DOUBLE, (Vector) value)).view();
  }

  /** {@return how many of the sorted limits are below an element, or not above it} */
  private static int below(double element, double[] limits, boolean strictly) {
    int low = 0;
    int high = limits.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (strictly ? limits[middle] < element : limits[middle] <= element) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** {@return the interval of each element, as {@code cut} counts them} */
  @RBuiltin(value = ".binOf", formals = "x, breaks, right, lowest", quiet = true)
  static Value binOf(Value x, Value breaks, Value right, Value lowest) {
    var elements = (Vector) x;
    var limits = doubles(breaks);
    boolean closedRight = Coercion.flag(right, "right");
    boolean includeLowest = Coercion.flag(lowest, "include.lowest");
    int last = limits.length - 1;
    var result = new int[elements.length()];
    for (int i = 0; i < result.length; i++) {
      double element = elements.doubleAt(i);
      int bin = below(element, limits, closedRight);
      if (includeLowest && closedRight && element == limits[0]) {
        bin = 1;
      } else if (includeLowest && !closedRight && element == limits[last]) {
        bin = last;
      }
      result[i] = Double.isNaN(element) || bin < 1 || bin > last ? Na.INT : bin;
    }
    return IntVector.of(result);
  }

  @RBuiltin(
      value = ".intervalOf",
      formals = "x, vec, rightmost.closed, all.inside, left.open",
      quiet = true)
  static Value intervalOf(
      Value x, Value vec, Value rightmostClosed, Value allInside, Value leftOpen) {
    var elements = (Vector) x;
    var limits = doubles(vec);
    boolean open = Coercion.flag(leftOpen, "left.open");
    boolean closed = Coercion.flag(rightmostClosed, "rightmost.closed");
    boolean inside = Coercion.flag(allInside, "all.inside");
    int count = limits.length;
    var result = new int[elements.length()];
    for (int i = 0; i < result.length; i++) {
      double element = elements.doubleAt(i);
      int interval = below(element, limits, open);
      if (closed && count > 0 && element == (open ? limits[0] : limits[count - 1])) {
        interval = open ? 1 : count - 1;
      }
      if (inside) {
        interval = Math.clamp(interval, 1, Math.max(1, count - 1));
      }
      result[i] = Double.isNaN(element) ? Na.INT : interval;
    }
    return IntVector.of(result);
  }

  /** {@return the row names of a data frame as they are kept: a count if they are automatic} */
  @RBuiltin(value = ".rawRowNames", formals = "x")
  static Value rawRowNames(Value x) {
    var names = x.attribute(Symbol.ROW_NAMES);
    return names == null ? NullValue.NULL : names;
  }

  @RBuiltin(value = ".printLevels", formals = "levels, ordered, width", visibility = Visibility.OFF)
  static Value printLevels(Context context, Value levels, Value ordered, Value width) {
    List<String> texts = new ArrayList<>();
    if (levels instanceof Vector names) {
      for (int i = 0; i < names.length(); i++) {
        var name = names.stringAt(i);
        texts.add(Na.isNa(name) ? "<NA>" : name);
      }
    }
    var out = new StringBuilder();
    LevelsLayout.write(
        out, texts, Coercion.flag(ordered, "ordered"), Coercion.integer(width, "width"));
    context.runtime().output().print(out.toString());
    return NullValue.NULL;
  }
}
