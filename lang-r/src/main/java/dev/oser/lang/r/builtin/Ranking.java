package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.Comparison;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.List;

/** Ranks: which place elements have in their order. */
final class Ranking {
  private Ranking() {}

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

  /**
   * {@return ranks, by the rule for ties; those of missing elements are as if all were different}
   *
   * @param keep whether missing elements have a missing rank
   */
  @RBuiltin(value = ".rank", quiet = true)
  static Value rank(Context context, Value x, Value ties, Value last, Value keep) {
    if (x instanceof ListVector) {
      throw RError.ofFrame("unimplemented type 'list' in 'greater'\n");
    }
    if (!(x instanceof Vector vector) || !vector.isAtomic() || vector.kind() == Vector.Kind.RAW) {
      throw RError.ofFrame("raw vectors cannot be sorted");
    }
    var method = Coercion.string(ties, "ties.method");
    int missing = Coercion.flag(last, "na.last") ? 1 : 0;
    var order = Sorting.order(List.of(vector), new boolean[1], missing, false);
    var ranks = new double[order.length];
    for (int start = 0; start < order.length; ) {
      int end = start + 1;
      while (end < order.length && same(vector, order[start], order[end])) {
        end++;
      }
      for (int i = start; i < end; i++) {
        ranks[order[i]] =
            switch (method) {
              case "min" -> start + 1;
              case "max" -> end;
              case "first" -> i + 1;
              case "last" -> start + end - i;
              default -> (start + 1 + end) / 2.0;
            };
      }
      start = end;
    }
    if (Coercion.flag(keep, "keep")) {
      for (int i = 0; i < ranks.length; i++) {
        ranks[i] = vector.isNa(i) ? Na.DOUBLE : ranks[i];
      }
    }
    Vector result = DoubleVector.of(ranks);
    if (!method.equals("average")) {
      result = Coercion.to(Vector.Kind.INTEGER, result);
    }
    result.setAttribute(Symbol.NAMES, vector.names());
    return result;
  }

  /** {@return the ranks of numbers, none of them missing; equal ones share theirs} */
  static double[] average(double[] numbers) {
    var vector = DoubleVector.of(numbers.clone());
    var order = Sorting.order(List.of(vector), new boolean[1], 1, false);
    var ranks = new double[order.length];
    for (int start = 0; start < order.length; ) {
      int end = start + 1;
      while (end < order.length && same(vector, order[start], order[end])) {
        end++;
      }
      for (int i = start; i < end; i++) {
        ranks[order[i]] = (start + 1 + end) / 2.0;
      }
      start = end;
    }
    return ranks;
  }

  private static boolean same(Vector vector, int i, int j) {
    return !vector.isNa(i) && !vector.isNa(j) && compare(vector, i, j) == 0;
  }
}
