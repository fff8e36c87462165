package dev.oser.lang.r.builtin;

import dev.oser.lang.r.number.Sums;
import dev.oser.lang.r.number.WideProduct;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.Comparison;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.Builtin.Dispatch;
import dev.oser.lang.r.value.ComplexVector;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
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
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/** One value from many: sums, extremes, {@code any} and {@code all}, means. */
final class Summaries {
  private Summaries() {}

  /** The arguments of a summary, without {@code na.rm}. */
  private record Input(List<Vector> vectors, boolean removing) {
    static Input of(Args arguments) {
      int at = arguments.indexOf("na.rm");
      boolean removing = at >= 0 && FirstElement.logical(arguments.get(at)) != 0;
      var rest = at >= 0 ? arguments.without(at) : arguments;
      var vectors = new ArrayList<Vector>();
      for (var value : rest.values()) {
        if (value instanceof Vector vector) {
          vectors.add(vector);
        } else if (value != NullValue.NULL) {
          throw new RError("invalid 'type' (" + value.type() + ") of argument");
        }
      }
      return new Input(vectors, removing);
    }

    Vector.Kind kind() {
      var kind = Vector.Kind.LOGICAL;
      for (var vector : vectors) {
        if (vector.kind() == Vector.Kind.RAW) {
          throw invalidType(Vector.Kind.RAW);
        }
        kind = Coercion.common(kind, vector.kind());
      }
      return kind;
    }
  }

  private static RError invalidType(Vector.Kind kind) {
    return new RError("invalid 'type' (" + Vector.empty(kind, 0).type() + ") of argument");
  }

  @RBuiltin(value = "sum", dispatch = Dispatch.SUMMARY, quiet = true)
  static Value sum(Context context, Args arguments) {
    var input = Input.of(arguments);
    switch (input.kind()) {
      case LOGICAL, INTEGER -> {
        return integerSum(input);
      }
      case DOUBLE -> {
        return new DoubleVector(doubleSum(input));
      }
      case COMPLEX -> {
        return complexSum(input);
      }
      default -> throw invalidType(input.kind());
    }
  }

  private static ComplexVector complexSum(Input input) {
    double real = 0;
    double imaginary = 0;
    for (var vector : input.vectors()) {
      for (int i = 0; i < vector.length(); i++) {
        if (!input.removing() || !vector.isNa(i)) {
          real += vector.doubleAt(i);
          imaginary += vector.imaginaryAt(i);
        }
      }
    }
    return ComplexVector.of(real, imaginary);
  }

  /** A sum that no integer holds is a double. */
  private static Value integerSum(Input input) {
    long sum = 0;
    boolean missing = false;
    for (var vector : input.vectors()) {
      // A loop for each type: in a loop for both, each element is a virtual call.
      if (vector instanceof LogicalVector truths) {
        for (int i = 0; i < truths.length(); i++) {
          int element = truths.get(i);
          missing |= element == Na.INT;
          sum += element == Na.INT ? 0 : element;
        }
      } else if (vector instanceof IntVector numbers) {
        int length = numbers.length();
        if (length > 1 && numbers.isSequence()) {
          sum += length * ((long) numbers.get(0) + numbers.get(length - 1)) / 2;
          continue;
        }
        for (int i = 0; i < length; i++) {
          int element = numbers.get(i);
          missing |= element == Na.INT;
          sum += element == Na.INT ? 0 : element;
        }
      }
    }
    if (missing && !input.removing()) {
      return new IntVector(Na.INT);
    }
    return Math.abs(sum) > Integer.MAX_VALUE ? new DoubleVector(sum) : new IntVector((int) sum);
  }

  private static double doubleSum(Input input) {
    var sums = new Sums();
    for (var vector : input.vectors()) {
      if (vector instanceof DoubleVector numbers && !input.removing()) {
        sums.add(numbers.view());
        continue;
      }
      for (int i = 0; i < vector.length(); i++) {
        double element = vector.doubleAt(i);
        if (!input.removing() || !Double.isNaN(element)) {
          sums.add(element);
        }
      }
    }
    return sums.total();
  }

  @RBuiltin(value = "prod", dispatch = Dispatch.SUMMARY, quiet = true)
  static Value product(Context context, Args arguments) {
    var input = Input.of(arguments);
    if (input.kind() == Vector.Kind.COMPLEX) {
      return complexProduct(input);
    }
    if (input.kind().compareTo(Vector.Kind.DOUBLE) > 0) {
      throw invalidType(input.kind());
    }
    double all = 1;
    for (var vector : input.vectors()) {
      var product = new WideProduct();
      for (int i = 0; i < vector.length(); i++) {
        double element = vector.doubleAt(i);
        if (!input.removing() || !Double.isNaN(element)) {
          product.multiply(element);
        }
      }
      all *= product.value();
    }
    return new DoubleVector(all);
  }

  private static Value complexProduct(Input input) {
    double real = 1;
    double imaginary = 0;
    for (var vector : input.vectors()) {
      for (int i = 0; i < vector.length(); i++) {
        if (!input.removing() || !vector.isNa(i)) {
          double a = vector.doubleAt(i);
          double b = vector.imaginaryAt(i);
          double next = real * a - imaginary * b;
          imaginary = real * b + imaginary * a;
          real = next;
        }
      }
    }
    return ComplexVector.of(real, imaginary);
  }

  @RBuiltin(
      value = {"max", "min"},
      dispatch = Dispatch.SUMMARY,
      quiet = true)
  static Value extreme(Context context, Args arguments) {
    boolean max = context.builtin() == null || context.builtin().name().equals("max");
    return extreme(context, Input.of(arguments), max);
  }

  private static Value extreme(Context context, Input input, boolean max) {
    var kind = input.kind();
    int total = 0;
    for (var vector : input.vectors()) {
      if (vector.kind() == Vector.Kind.COMPLEX) {
        throw invalidType(Vector.Kind.COMPLEX);
      }
      total += vector.length();
    }
    if (total == 0) {
      return kind == Vector.Kind.STRING ? noString(context) : none(context, max);
    }
    return switch (kind) {
      case LOGICAL, INTEGER -> integerExtreme(context, input, max);
      case DOUBLE -> doubleExtreme(context, input, max);
      case STRING -> stringExtreme(context, input, max);
      default -> throw invalidType(kind);
    };
  }

  private static Value noString(Context context) {
    context.warning("no non-missing arguments, returning NA");
    return new StringVector(Na.STRING);
  }

  private static Value none(Context context, boolean max) {
    context.warning(
        "no non-missing arguments to " + (max ? "max; returning -Inf" : "min; returning Inf"));
    return new DoubleVector(max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY);
  }

  private static Value integerExtreme(Context context, Input input, boolean max) {
    int best = Na.INT;
    for (var vector : input.vectors()) {
      for (int i = 0; i < vector.length(); i++) {
        int element = vector.intAt(i);
        if (element == Na.INT) {
          if (!input.removing()) {
            return new IntVector(Na.INT);
          }
        } else if (best == Na.INT || (max ? element > best : element < best)) {
          best = element;
        }
      }
    }
    return best == Na.INT ? none(context, max) : new IntVector(best);
  }

  private static Value doubleExtreme(Context context, Input input, boolean max) {
    double best = max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    boolean any = false;
    double missing = 0;
    for (var vector : input.vectors()) {
      for (int i = 0; i < vector.length(); i++) {
        double element = vector.doubleAt(i);
        if (Double.isNaN(element)) {
          if (!input.removing() && !Na.isNa(missing)) {
            missing = element;
          }
        } else {
          any = true;
          // Of zeros with either sign, the first counts.
          best = (max ? element > best : element < best) ? element : best;
        }
      }
    }
    if (Double.isNaN(missing)) {
      return new DoubleVector(missing);
    }
    return any ? new DoubleVector(best) : none(context, max);
  }

  private static Value stringExtreme(Context context, Input input, boolean max) {
    String best = null;
    for (var vector : input.vectors()) {
      for (int i = 0; i < vector.length(); i++) {
        var element = vector.stringAt(i);
        if (Na.isNa(element)) {
          if (!input.removing()) {
            return new StringVector(Na.STRING);
          }
        } else if (best == null
            || (max
                ? Comparison.compare(element, best) > 0
                : Comparison.compare(element, best) < 0)) {
          best = element;
        }
      }
    }
    return best == null ? noString(context) : new StringVector(best);
  }

  @RBuiltin(value = "range", dispatch = Dispatch.SUMMARY, quiet = true)
  static Value range(Context context, Args arguments) {
    var runtime = context.runtime();
    var method = runtime.function(Symbol.of("range.default"), runtime.library());
    return context.apply(method, arguments, Calls.shown("range.default", arguments));
  }

  @RBuiltin(
      value = {"any", "all"},
      dispatch = Dispatch.SUMMARY,
      quiet = true)
  static Value quantifier(Context context, Args arguments) {
    boolean any = context.builtin() == null || context.builtin().name().equals("any");
    int at = arguments.indexOf("na.rm");
    if (at >= 0 && arguments.get(at) instanceof Vector flags && flags.length() > 1) {
      context.warning("'length(x) = " + flags.length() + " > 1' in coercion to 'logical(1)'");
    }
    var input = Input.of(arguments);
    boolean missing = false;
    for (var vector : input.vectors()) {
      if (vector.length() > 0
          && !(vector instanceof LogicalVector)
          && !(vector instanceof IntVector)) {
        context.warning("coercing argument of type '" + vector.type() + "' to logical");
      }
      for (int i = 0; i < vector.length(); i++) {
        int truth = vector.logicalAt(i);
        if (truth == Na.INT) {
          missing = true;
        } else if ((truth == 1) == any) {
          return LogicalVector.of(any);
        }
      }
    }
    return missing && !input.removing() ? LogicalVector.NA : LogicalVector.of(!any);
  }

  @RBuiltin(value = "mean.default", formals = "x, trim, na.rm, ...", quiet = true)
  static Value mean(
      Context context, Value x, @Nullable Value trim, @Nullable Value removing, Dots rest) {
    if (!(x instanceof Vector vector)
        || !(Coercion.isNumberLike(x) || x instanceof ComplexVector)
        || Methods.isFactor(x)) {
      context.warning("argument is not numeric or logical: returning NA");
      return new DoubleVector(Na.DOUBLE);
    }
    if (trim != null && !(trim instanceof Vector part && part.length() == 1 && part.isNumeric())) {
      throw new RError("'trim' must be numeric of length one");
    }
    // Only TRUE itself means yes here.
    boolean remove =
        removing instanceof LogicalVector truth && truth.length() == 1 && truth.get(0) == 1;
    if (trim instanceof Vector part && part.length() == 1 && part.doubleAt(0) > 0) {
      return trimmedMean(vector, part.doubleAt(0), remove);
    }
    if (vector instanceof DoubleVector numbers) {
      return new DoubleVector(Sums.mean(remove ? known(numbers) : numbers.view()));
    }
    int count = 0;
    for (int i = 0; i < vector.length(); i++) {
      count += remove && vector.isNa(i) ? 0 : 1;
    }
    var input = new Input(List.of(vector), remove);
    if (vector instanceof ComplexVector) {
      var total = complexSum(input);
      return ComplexVector.of(total.real(0) / count, total.imaginary(0) / count);
    }
    return new DoubleVector(doubleSum(input) / count);
  }

  private static double[] known(DoubleVector numbers) {
    return DoubleStream.of(numbers.view()).filter(each -> !Double.isNaN(each)).toArray();
  }

  @RBuiltin(value = "which", formals = "x, arr.ind, useNames", quiet = true)
  static Value which(
      Context context, Value x, @Nullable Value arrayIndices, @Nullable Value useNames) {
    if (!(x instanceof LogicalVector truths)) {
      throw new RError("argument to 'which' is not logical");
    }
    var elements = truths.elements();
    int count = 0;
    for (int i = 0; i < truths.length(); i++) {
      count += elements[i] & 1; // NA is even
    }
    var places = new int[count];
    for (int i = 0, to = 0; to < count; i++) {
      places[to] = i;
      to += elements[i] & 1;
    }
    var names = truths.names();
    var kept = names == null ? null : names.select(places);
    for (int i = 0; i < count; i++) {
      places[i]++;
    }
    var result = IntVector.of(places);
    if (kept != null) {
      result.setAttribute(Symbol.NAMES, kept);
    }
    var dim = x.attribute(Symbol.DIM);
    if (dim == null || arrayIndices == null || !Coercion.flag(arrayIndices, "arr.ind")) {
      return result;
    }
    return byDimension(context, result, x, dim, useNames);
  }

  private static Value byDimension(
      Context context, Value places, Value x, Value dim, @Nullable Value useNames) {
    var names = x.attribute(Symbol.DIMNAMES);
    var runtime = context.runtime();
    return context.apply(
        runtime.function(Symbol.of("arrayInd"), runtime.library()),
        places,
        dim,
        names == null ? NullValue.NULL : names,
        useNames == null ? LogicalVector.TRUE : useNames);
  }

  @RBuiltin(
      value = {"which.max", "which.min"},
      formals = "x",
      quiet = true)
  static Value whichExtreme(Context context, Value x) {
    boolean max = context.builtin() == null || context.builtin().name().equals("which.max");
    if (x != NullValue.NULL && !(x instanceof Vector)) {
      throw new RError("'" + x.type() + "' object cannot be coerced to type 'double'");
    }
    if (!(x instanceof Vector given)) {
      return IntVector.of();
    }
    var vector =
        x instanceof StringVector || x instanceof ListVector
            ? Coercion.withWarnings(Vector.Kind.DOUBLE, given, context)
            : given;
    int best = -1;
    for (int i = 0; i < vector.length(); i++) {
      double element = vector.doubleAt(i);
      if (!Double.isNaN(element)
          && (best < 0
              || (max ? element > vector.doubleAt(best) : element < vector.doubleAt(best)))) {
        best = i;
      }
    }
    if (best < 0) {
      return IntVector.of();
    }
    var result = new IntVector(best + 1);
    if (given.names() != null) {
      result.setAttribute(Symbol.NAMES, new StringVector(given.nameAt(best)));
    }
    return result;
  }

  /** {@return the mean without this part of the elements at each end} */
  private static Value trimmedMean(Vector vector, double part, boolean remove) {
    var all = ((DoubleVector) Coercion.to(Vector.Kind.DOUBLE, vector)).view();
    var sorted = Sorting.sorted(all, false);
    if (sorted.length < all.length && !remove) {
      return new DoubleVector(Na.DOUBLE);
    }
    if (sorted.length == 0) {
      return new DoubleVector(Double.NaN);
    }
    int left = part >= 0.5 ? (sorted.length - 1) / 2 : (int) Math.floor(sorted.length * part);
    return new DoubleVector(Sums.mean(Arrays.copyOfRange(sorted, left, sorted.length - left)));
  }

  private static int binCount(Context context, Value bins) {
    if (FirstElement.real(bins, context) > Integer.MAX_VALUE) {
      throw new RError("attempt to make a table with >= 2^31 elements");
    }
    int count = FirstElement.integer(bins, context);
    if (count == Na.INT || count < 0) {
      throw new RError("invalid 'nbin' argument");
    }
    return count;
  }

  @RBuiltin(value = "tabulate", formals = "bin, nbins", quiet = true)
  static Value tabulate(Context context, Value bin, @Nullable Value bins) {
    if (!(bin instanceof Vector given) || !given.isNumeric() && !Methods.isFactor(bin)) {
      throw new RError("'bin' must be numeric or a factor");
    }
    var vector = Coercion.withWarnings(Vector.Kind.INTEGER, given, context);
    int most = 1;
    for (int i = 0; i < vector.length(); i++) {
      most = Math.max(most, vector.intAt(i));
    }
    int size = bins == null ? most : binCount(context, bins);
    var counts = new int[size];
    for (int i = 0; i < vector.length(); i++) {
      int place = vector.intAt(i);
      if (place >= 1 && place <= counts.length) {
        counts[place - 1]++;
      }
    }
    return IntVector.of(counts);
  }
}
