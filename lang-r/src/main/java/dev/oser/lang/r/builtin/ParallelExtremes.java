package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.AttributeRules;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.Comparison;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;

/** {@code pmax} and {@code pmin} of vectors without a class. */
final class ParallelExtremes {
  private final boolean max;
  private final boolean removing;

  private ParallelExtremes(boolean max, boolean removing) {
    this.max = max;
    this.removing = removing;
  }

  @RBuiltin(value = ".parallelExtremes", quiet = true)
  static Value extremes(Context context, Value given, Value removing, Value max) {
    if (!(given instanceof ListVector vectors) || vectors.length() == 0) {
      throw RError.ofFrame("no arguments");
    }
    var kind = Vector.Kind.INTEGER;
    int length = 0;
    boolean none = false;
    for (int i = 0; i < vectors.length(); i++) {
      if (vectors.get(i) instanceof Vector vector) {
        kind = Coercion.common(kind, vector.kind());
        length = Math.max(length, vector.length());
        none |= vector.length() == 0;
      } else {
        none = true;
      }
    }
    if (kind == Vector.Kind.COMPLEX) {
      throw RError.ofFrame("invalid input type");
    }
    if (none) {
      return Vector.empty(kind, 0);
    }
    var inputs = new ArrayList<Vector>();
    boolean fractional = false;
    for (int i = 0; i < vectors.length(); i++) {
      inputs.add(Coercion.to(kind, (Vector) vectors.get(i)));
      fractional |= length % inputs.get(i).length() != 0;
    }
    if (fractional) {
      context.warningOfFrame("an argument will be fractionally recycled");
    }
    var extremes =
        new ParallelExtremes(Coercion.flag(max, "max"), Coercion.flag(removing, "na.rm"));
    var result = extremes.of(inputs, kind, length);
    if (inputs.getFirst().length() == length) {
      result.setAttributes(vectors.get(0).attributes());
    } else {
      AttributeRules.copyMost(vectors.get(0), result);
    }
    return result;
  }

  private Vector of(List<Vector> inputs, Vector.Kind kind, int length) {
    return switch (kind) {
      case INTEGER -> {
        var result = new int[length];
        for (int i = 0; i < inputs.size(); i++) {
          merge(result, ((IntVector) inputs.get(i)).toArray(), i == 0);
        }
        yield IntVector.of(result);
      }
      case DOUBLE -> {
        var result = new double[length];
        for (int i = 0; i < inputs.size(); i++) {
          merge(result, ((DoubleVector) inputs.get(i)).view(), i == 0);
        }
        yield DoubleVector.of(result);
      }
      default -> {
        var result = new String[length];
        for (int i = 0; i < inputs.size(); i++) {
          merge(result, (StringVector) inputs.get(i), i == 0);
        }
        yield StringVector.of(result);
      }
    };
  }

  private void merge(int[] best, int[] other, boolean first) {
    for (int i = 0, k = 0; i < best.length; i++, k = k + 1 == other.length ? 0 : k + 1) {
      int old = best[i];
      int element = other[k];
      boolean better = max ? element > old : element < old;
      if (first || choose(element == Na.INT, old == Na.INT, better)) {
        best[i] = element;
      }
    }
  }

  private void merge(double[] best, double[] other, boolean first) {
    for (int i = 0, k = 0; i < best.length; i++, k = k + 1 == other.length ? 0 : k + 1) {
      double old = best[i];
      double element = other[k];
      boolean better = max ? element > old : element < old;
      if (first || choose(Double.isNaN(element), Double.isNaN(old), better)) {
        best[i] = element;
      }
    }
  }

  private void merge(String[] best, StringVector other, boolean first) {
    for (int i = 0; i < best.length; i++) {
      var old = best[i];
      var element = other.get(i % other.length());
      if (first) {
        best[i] = element;
        continue;
      }
      boolean missing = Na.isNa(element) || Na.isNa(old);
      int order = missing ? 0 : Comparison.compare(element, old);
      if (choose(Na.isNa(element), Na.isNa(old), max ? order > 0 : order < 0)) {
        best[i] = element;
      }
    }
  }

  /** What is missing wins unless it is to be removed; of two missing ones the later. */
  private boolean choose(boolean missing, boolean oldMissing, boolean better) {
    if (missing) {
      return !removing || oldMissing;
    }
    return oldMissing ? removing : better;
  }
}
