package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.AttributeRules;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.Combine;
import dev.oser.lang.r.operation.Identity;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Memory;
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
import java.util.Arrays;
import java.util.LinkedHashMap;
import org.jspecify.annotations.Nullable;

/** Making vectors, and their lengths. */
final class Vectors {
  private Vectors() {}

  @RBuiltin(value = "c", dispatch = Dispatch.INTERNAL)
  static Value combine(Context context, Args arguments) {
    boolean recursive = false;
    boolean useNames = true;
    var rest = arguments;
    int at = rest.indexOf("recursive");
    if (at >= 0) {
      recursive = Coercion.flag(rest.get(at), "recursive");
      rest = rest.without(at);
    }
    at = rest.indexOf("use.names");
    if (at >= 0) {
      useNames = Coercion.flag(rest.get(at), "use.names");
      rest = rest.without(at);
    }
    return Combine.combine(rest, recursive, useNames);
  }

  @RBuiltin(value = "unlist", formals = "x, recursive, use.names", dispatch = Dispatch.INTERNAL)
  static Value unlist(Value x, @Nullable Value recursive, @Nullable Value useNames) {
    if (x instanceof ListVector list && isAllFactors(list)) {
      var combined = combinedFactor(list);
      if (useNames == null || Coercion.flag(useNames, "use.names")) {
        combined.setAttribute(
            Symbol.NAMES, Combine.unlist(list, true, true).attribute(Symbol.NAMES));
      }
      return combined;
    }
    return Combine.unlist(
        x,
        recursive == null || Coercion.flag(recursive, "recursive"),
        useNames == null || Coercion.flag(useNames, "use.names"));
  }

  private static boolean isAllFactors(ListVector list) {
    for (int i = 0; i < list.length(); i++) {
      if (!Methods.isFactor(list.get(i))) {
        return false;
      }
    }
    return list.length() > 0;
  }

  private static Value combinedFactor(ListVector list) {
    var levels = new LinkedHashMap<String, Integer>();
    int count = 0;
    for (int i = 0; i < list.length(); i++) {
      if (list.get(i).attribute(Symbol.LEVELS) instanceof StringVector own) {
        for (int j = 0; j < own.length(); j++) {
          levels.putIfAbsent(own.get(j), levels.size() + 1);
        }
      }
      count += list.get(i).length();
    }
    var codes = new int[count];
    int to = 0;
    for (int i = 0; i < list.length(); i++) {
      var texts = Types.factorTexts((Vector) list.get(i));
      for (int j = 0; j < texts.length(); j++) {
        codes[to++] = levels.getOrDefault(texts.get(j), Na.INT);
      }
    }
    var result = IntVector.of(codes);
    result.setAttribute(Symbol.LEVELS, StringVector.of(levels.keySet()));
    result.setAttribute(Symbol.CLASS, new StringVector("factor"));
    return result;
  }

  @RBuiltin("list")
  static Value list(Context context, Args arguments) {
    var values = arguments.values().clone();
    var result = ListVector.of(values);
    if (arguments.names() != null) {
      result.setAttribute(Symbol.NAMES, StringVector.of(arguments.names().clone()));
    }
    return result;
  }

  @RBuiltin(value = "vector", formals = "mode, length")
  static Value vector(Context context, @Nullable Value mode, @Nullable Value length) {
    return empty(
        context, Types.kind(mode == null ? "logical" : Coercion.string(mode, "mode")), length);
  }

  /** {@return a vector of zeros or the like, if there is room for it} */
  private static Value empty(Context context, Vector.Kind kind, @Nullable Value length) {
    int count = count(context, length);
    double wanted = length instanceof Vector vector ? vector.doubleAt(0) : 0;
    double size =
        switch (kind) {
          case RAW -> 1;
          case LOGICAL, INTEGER -> 4;
          case COMPLEX -> 16;
          default -> 8;
        };
    if (wanted > Integer.MAX_VALUE) {
      throw Memory.noRoomFor(wanted * size);
    }
    try {
      return Vector.empty(kind, count);
    } catch (OutOfMemoryError e) {
      throw Memory.noRoomFor(wanted * size);
    }
  }

  private static int count(Context context, @Nullable Value length) {
    if (length == null) {
      return 0;
    }
    if (!(length instanceof Vector vector)
        || vector.length() != 1
        || !(vector.isNumeric() || vector instanceof StringVector)) {
      throw new RError("invalid 'length' argument");
    }
    double count = vector.doubleAt(0);
    if (vector.isNa(0) && vector instanceof IntVector || count < 0) {
      throw new RError("invalid 'length' argument");
    }
    if (vector instanceof StringVector && Double.isNaN(count) && !vector.isNa(0)) {
      context.warning("NAs introduced by coercion");
    }
    if (Double.isNaN(count)) {
      throw new RError("vector size cannot be NA/NaN");
    }
    if (Double.isInfinite(count)) {
      throw new RError("vector size cannot be infinite");
    }
    return (int) count;
  }

  @RBuiltin(value = "logical", formals = "length")
  static Value logical(Context context, @Nullable Value length) {
    return empty(context, Vector.Kind.LOGICAL, length);
  }

  @RBuiltin(value = "integer", formals = "length")
  static Value integer(Context context, @Nullable Value length) {
    return empty(context, Vector.Kind.INTEGER, length);
  }

  @RBuiltin(
      value = {"numeric", "double"},
      formals = "length")
  static Value numeric(Context context, @Nullable Value length) {
    return empty(context, Vector.Kind.DOUBLE, length);
  }

  @RBuiltin(value = "character", formals = "length")
  static Value character(Context context, @Nullable Value length) {
    return empty(context, Vector.Kind.STRING, length);
  }

  @RBuiltin(value = "raw", formals = "length")
  static Value raw(Context context, @Nullable Value length) {
    return empty(context, Vector.Kind.RAW, length);
  }

  @RBuiltin(value = "complex", formals = "length.out, real, imaginary, modulus, argument")
  static Value complex(
      Context context,
      @Nullable Value length,
      @Nullable Value real,
      @Nullable Value imaginary,
      @Nullable Value modulus,
      @Nullable Value argument) {
    boolean polar = modulus != null || argument != null;
    var first = (polar ? modulus : real) instanceof Vector v ? v : null;
    var second = (polar ? argument : imaginary) instanceof Vector v ? v : null;
    int count =
        Math.max(
            count(context, length),
            Math.max(first == null ? 0 : first.length(), second == null ? 0 : second.length()));
    var result = new ComplexVector(new double[count], new double[count]);
    for (int i = 0; i < count; i++) {
      double a =
          first == null || first.length() == 0
              ? (polar ? 1 : 0)
              : first.doubleAt(i % first.length());
      double b = second == null || second.length() == 0 ? 0 : second.doubleAt(i % second.length());
      if (polar) {
        result.set(i, a * Math.cos(b), a * Math.sin(b));
      } else {
        result.set(i, a, b);
      }
    }
    return result;
  }

  @RBuiltin(value = "length", dispatch = Dispatch.INTERNAL)
  static Value length(Value x) {
    return new IntVector(x.length());
  }

  @RBuiltin(value = "length<-", dispatch = Dispatch.INTERNAL)
  static Value setLength(Context context, Value x, Value value) {
    int count = count(context, value);
    if (x == NullValue.NULL) {
      return count == 0 ? x : ListVector.ofLength(count);
    }
    if (!(x instanceof Vector vector)) {
      throw new RError("invalid argument");
    }
    if (count == vector.length()) {
      return x;
    }
    var result = vector.resize(count);
    var names = vector.names();
    if (names != null) {
      var texts = new String[count];
      for (int i = 0; i < count; i++) {
        texts[i] = i < names.length() ? names.get(i) : "";
      }
      result.setAttribute(Symbol.NAMES, StringVector.of(texts));
    }
    return result;
  }

  @RBuiltin(value = "lengths", formals = "x, use.names")
  static Value lengths(Context context, Value x, @Nullable Value useNames) {
    if (!(x instanceof Vector vector)) {
      if (x == NullValue.NULL) {
        return IntVector.of();
      }
      throw new RError("'x' must be a list or atomic vector");
    }
    var result = new int[vector.length()];
    for (int i = 0; i < result.length; i++) {
      result[i] = vector.isAtomic() ? 1 : length(context, vector.element(i));
    }
    var lengths = IntVector.of(result);
    if (useNames == null || Coercion.flag(useNames, "use.names")) {
      AttributeRules.shape(vector, lengths);
    }
    return lengths;
  }

  @RBuiltin("seq_len")
  static Value seqLen(Value lengthOut) {
    if (!(lengthOut instanceof Vector vector) || vector.length() == 0) {
      throw new RError("argument of length 0");
    }
    double count = vector.doubleAt(0);
    if (Double.isNaN(count) || count < 0) {
      throw new RError("argument must be coercible to non-negative integer");
    }
    return IntVector.sequence(1, 1, (int) count);
  }

  @RBuiltin("seq_along")
  static Value seqAlong(Context context, Value alongWith) {
    return IntVector.sequence(1, 1, length(context, alongWith));
  }

  /** {@return the length of a value, as a method for its class says} */
  private static int length(Context context, Value value) {
    if (!value.isObject()) {
      return value.length();
    }
    var answer =
        context
            .runtime()
            .methods()
            .dispatch("length", "", Args.of(value), context.call(), context.environment());
    return answer == null ? value.length() : Coercion.integer(answer, "length");
  }

  @RBuiltin(
      value = "rep",
      formals = "x, times, length.out, each, ...",
      primitive = true,
      dispatch = Dispatch.INTERNAL)
  static Value repeat(
      Context context,
      @Nullable Value x,
      @Nullable Value times,
      @Nullable Value lengthOut,
      @Nullable Value each,
      Dots rest) {
    if (x == null) {
      return NullValue.NULL;
    }
    if (x == NullValue.NULL) {
      if (lengthOut instanceof Vector length
          && length.length() == 1
          && length.intAt(0) != Na.INT
          && length.intAt(0) > 0) {
        context.warning("'x' is NULL so the result will be NULL");
      }
      return x;
    }
    warnAboutFirst(context, lengthOut, "length.out");
    warnAboutFirst(context, each, "each");
    return repeat(x, times, lengthOut, each);
  }

  private static void warnAboutFirst(Context context, @Nullable Value given, String name) {
    if (given != null && given.length() != 1) {
      context.warning("first element used of '" + name + "' argument");
    }
  }

  private static int count(Vector argument, String name) {
    int count = argument.intAt(0);
    if (count < 0) {
      throw new RError("invalid '" + name + "' argument");
    }
    return count;
  }

  private static Value repeat(
      Value x, @Nullable Value times, @Nullable Value lengthOut, @Nullable Value each) {
    if (!(x instanceof Vector vector)) {
      throw new RError("attempt to replicate an object of type '" + x.type() + "'");
    }
    int group = 1;
    if (each instanceof Vector v && v.length() > 0 && v.intAt(0) != Na.INT) {
      group = count(v, "each");
    }
    int base = vector.length() * group;
    if (lengthOut instanceof Vector v && v.length() > 0 && v.intAt(0) != Na.INT) {
      return repeated(vector, count(v, "length.out"), group);
    }
    if (times instanceof Vector v && v.length() > 1) {
      if (v.length() != base) {
        throw new RError("invalid 'times' argument");
      }
      return selected(vector, individually(v, group));
    }
    int count =
        times == null ? 1 : times instanceof Vector v && v.length() == 1 ? v.intAt(0) : Na.INT;
    if (count == Na.INT || count < 0) {
      throw new RError("invalid 'times' argument");
    }
    return repeated(vector, Math.multiplyExact(base, count), group);
  }

  private static Value repeated(Vector vector, int length, int group) {
    if (group != 1 || vector.length() == 0) {
      return selected(vector, inTurn(length, vector.length(), group));
    }
    var result = vector.create(length);
    result.setInTurn(0, vector, length);
    var names = vector.names();
    if (names != null) {
      var repeated = names.create(length);
      repeated.setInTurn(0, names, length);
      result.setAttribute(Symbol.NAMES, repeated);
    }
    if (Methods.isFactor(vector)) {
      AttributeRules.copyMost(vector, result);
    }
    return result;
  }

  private static Value selected(Vector vector, int[] places) {
    var result = vector.select(places);
    var names = vector.names();
    if (names != null) {
      result.setAttribute(Symbol.NAMES, names.select(places));
    }
    if (Methods.isFactor(vector)) {
      AttributeRules.copyMost(vector, result);
    }
    return result;
  }

  /**
   * {@return so many places, from the first to the last and again, each as often as a group has}
   */
  private static int[] inTurn(int length, int count, int group) {
    var places = new int[length];
    if (count == 0 || group == 0) {
      Arrays.fill(places, -1);
      return places;
    }
    for (int i = 0, place = 0; i < length; place = place + 1 == count ? 0 : place + 1) {
      int end = Math.min(length, i + group);
      while (i < end) {
        places[i++] = place;
      }
    }
    return places;
  }

  private static int[] individually(Vector times, int group) {
    int total = 0;
    for (int i = 0; i < times.length(); i++) {
      int count = times.intAt(i);
      if (count == Na.INT || count < 0) {
        throw new RError("invalid 'times' argument");
      }
      total += count;
    }
    var places = new int[total];
    for (int i = 0, to = 0; i < times.length(); i++) {
      for (int j = times.intAt(i); j > 0; j--) {
        places[to++] = i / group;
      }
    }
    return places;
  }

  @RBuiltin(value = "rep_len", formals = "x, length.out")
  static Value repeatLength(Value x, Value lengthOut) {
    if (!(lengthOut instanceof Vector length)
        || length.length() != 1
        || length.isNa(0)
        || length.doubleAt(0) < 0) {
      throw new RError("invalid 'length.out' value");
    }
    if (x == NullValue.NULL && length.doubleAt(0) > 0) {
      throw new RError("cannot replicate NULL to a non-zero length");
    }
    return x == NullValue.NULL ? x : repeat(x, null, lengthOut, null);
  }

  @RBuiltin(value = "rep.int", formals = "x, times")
  static Value repeatTimes(Value x, Value times) {
    return x == NullValue.NULL ? x : repeat(x, times, null, null);
  }

  @RBuiltin(
      value = "identical",
      formals =
          "x, y, num.eq, single.NA, attrib.as.set, ignore.bytecode, ignore.environment,"
              + " ignore.srcref, extptr.as.ref")
  static Value identical(
      Value x,
      Value y,
      @Nullable Value a,
      @Nullable Value b,
      @Nullable Value c,
      @Nullable Value d,
      @Nullable Value e,
      @Nullable Value f,
      @Nullable Value g) {
    return LogicalVector.of(Identity.identical(x, y));
  }

  @RBuiltin(value = "is.unsorted", formals = "x, na.rm, strictly")
  static Value isUnsorted(Value x, @Nullable Value removing, @Nullable Value strictly) {
    if (!(x instanceof Vector vector) || vector.length() < 2) {
      return LogicalVector.FALSE;
    }
    boolean strict = strictly != null && Coercion.flag(strictly, "strictly");
    boolean remove = removing != null && Coercion.flag(removing, "na.rm");
    if (!vector.isAtomic()) {
      return LogicalVector.NA;
    }
    return vector instanceof DoubleVector numbers
        ? unsorted(numbers.view(), strict, remove)
        : unsorted(vector, strict, remove);
  }

  private static Value unsorted(double[] numbers, boolean strict, boolean remove) {
    boolean unsorted = false;
    double last = Double.NaN;
    for (double number : numbers) {
      if (!Double.isNaN(number)) {
        unsorted |= number < last || strict && number == last;
        last = number;
      } else if (!remove) {
        return LogicalVector.NA;
      }
    }
    return LogicalVector.of(unsorted);
  }

  private static Value unsorted(Vector vector, boolean strict, boolean remove) {
    boolean unsorted = false;
    int last = -1;
    for (int i = 0; i < vector.length(); i++) {
      if (!vector.isNa(i)) {
        int order = last < 0 ? -1 : Ranking.compare(vector, last, i);
        unsorted |= order > 0 || strict && order == 0;
        last = i;
      } else if (!remove) {
        return LogicalVector.NA;
      }
    }
    return LogicalVector.of(unsorted);
  }

  /** {@return the arguments that {@code ...} holds} */
  static Args arguments(Dots dots) {
    return new Args(dots.values(), dots.names());
  }
}
