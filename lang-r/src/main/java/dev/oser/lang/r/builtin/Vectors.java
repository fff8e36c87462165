package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.AttributeRules;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.Combine;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.operation.Identity;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Memory;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.Builtin.Dispatch;
import dev.oser.lang.r.value.Call;
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

  @RBuiltin(value = "c", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value combine(Context context, Args arguments) {
    boolean recursive = false;
    boolean useNames = true;
    var rest = arguments;
    int at = rest.indexOf("recursive");
    if (at >= 0) {
      recursive = FirstElement.logical(rest.get(at)) == 1;
      rest = rest.without(at);
    }
    at = rest.indexOf("use.names");
    if (at >= 0) {
      useNames = FirstElement.logical(rest.get(at)) != 0;
      rest = rest.without(at);
    }
    return Combine.combine(rest, recursive, useNames);
  }

  @RBuiltin(
      value = "unlist",
      formals = "x, recursive, use.names",
      dispatch = Dispatch.INTERNAL,
      quiet = true)
  static Value unlist(Value x, @Nullable Value recursive, @Nullable Value useNames) {
    if (x instanceof ListVector list && isAllFactors(list)) {
      var combined = combinedFactor(list);
      if (useNames == null || FirstElement.logical(useNames) != 0) {
        combined.setAttribute(
            Symbol.NAMES, Combine.unlist(list, true, true).attribute(Symbol.NAMES));
      }
      return combined;
    }
    return Combine.unlist(
        x,
        recursive == null || FirstElement.logical(recursive) != 0,
        useNames == null || FirstElement.logical(useNames) != 0);
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

  @RBuiltin(value = "list", quiet = true)
  static Value list(Context context, Args arguments) {
    var values = arguments.values().clone();
    var result = ListVector.of(values);
    if (arguments.names() != null) {
      result.setAttribute(Symbol.NAMES, StringVector.of(arguments.names().clone()));
    }
    return result;
  }

  @RBuiltin(value = "vector", formals = "mode, length", quiet = true)
  static Value vector(Context context, @Nullable Value mode, @Nullable Value length) {
    return empty(
        context, Types.kind(mode == null ? "logical" : Coercion.string(mode, "mode")), length);
  }

  /** {@return a vector of zeros or the like, if there is room for it} */
  private static Value empty(Context context, Vector.Kind kind, @Nullable Value length) {
    double wanted =
        length == null ? 0 : VectorSize.of(context, length, "invalid 'length' argument");
    if (wanted > Integer.MAX_VALUE) {
      throw Memory.noRoomFor(wanted * bytes(kind));
    }
    try {
      return Vector.empty(kind, (int) wanted);
    } catch (OutOfMemoryError e) {
      throw Memory.noRoomFor(wanted * bytes(kind));
    }
  }

  /** {@return how much room an element takes in GNU R} */
  private static double bytes(Vector.Kind kind) {
    return switch (kind) {
      case RAW -> 1;
      case LOGICAL, INTEGER -> 4;
      case COMPLEX -> 16;
      default -> 8;
    };
  }

  @RBuiltin(value = "logical", formals = "length", quiet = true)
  static Value logical(Context context, @Nullable Value length) {
    return empty(context, Vector.Kind.LOGICAL, length);
  }

  @RBuiltin(value = "integer", formals = "length", quiet = true)
  static Value integer(Context context, @Nullable Value length) {
    return empty(context, Vector.Kind.INTEGER, length);
  }

  @RBuiltin(
      value = {"numeric", "double"},
      formals = "length",
      quiet = true)
  static Value numeric(Context context, @Nullable Value length) {
    return empty(context, Vector.Kind.DOUBLE, length);
  }

  @RBuiltin(value = "character", formals = "length", quiet = true)
  static Value character(Context context, @Nullable Value length) {
    return empty(context, Vector.Kind.STRING, length);
  }

  @RBuiltin(value = "raw", formals = "length", quiet = true)
  static Value raw(Context context, @Nullable Value length) {
    return empty(context, Vector.Kind.RAW, length);
  }

  @RBuiltin(
      value = "complex",
      formals = "length.out, real, imaginary, modulus, argument",
      quiet = true)
  static Value complex(
      Context context,
      @Nullable Value length,
      @Nullable Value real,
      @Nullable Value imaginary,
      @Nullable Value modulus,
      @Nullable Value argument) {
    int count = length == null ? 0 : (int) VectorSize.of(context, length, "invalid length");
    return modulus == null && argument == null
        ? cartesian(context, count, real, imaginary)
        : polar(count, modulus, argument);
  }

  private static Value cartesian(
      Context context, int least, @Nullable Value real, @Nullable Value imaginary) {
    var first = numbers(context, real);
    var second = numbers(context, imaginary);
    int count = Math.max(least, Math.max(first.length(), second.length()));
    var result = new ComplexVector(new double[count], new double[count]);
    for (int i = 0; i < count; i++) {
      result.set(i, elementInTurn(first, i), elementInTurn(second, i));
    }
    return result;
  }

  private static Vector numbers(Context context, @Nullable Value part) {
    return part instanceof Vector vector && vector.isAtomic()
        ? Coercion.withWarnings(Vector.Kind.DOUBLE, vector, context)
        : DoubleVector.of(new double[0]);
  }

  /** {@return an element of a vector that is repeated; 0 if there is none} */
  private static double elementInTurn(Vector vector, int index) {
    return vector.length() == 0 ? 0 : vector.doubleAt(index % vector.length());
  }

  private static Value polar(int least, @Nullable Value modulus, @Nullable Value argument) {
    var size = modulus == null ? new DoubleVector(1) : modulus;
    var angle = argument == null ? new DoubleVector(0) : argument;
    int count = Math.max(least, Math.max(size.length(), angle.length()));
    var first = polarPart(size, "modulus", count);
    var second = polarPart(angle, "argument", count);
    var result = new ComplexVector(new double[count], new double[count]);
    for (int i = 0; i < count; i++) {
      double a = first.length() == 0 ? Na.DOUBLE : first.doubleAt(i % first.length());
      double b = second.length() == 0 ? Na.DOUBLE : second.doubleAt(i % second.length());
      result.set(i, a * Math.cos(b), a * Math.sin(b));
    }
    return result;
  }

  private static Vector polarPart(Value part, String name, int count) {
    if (part == NullValue.NULL && count > 0) {
      throw new RError(
          "cannot replicate NULL to a non-zero length",
          Call.of("rep_len", Symbol.of(name), Symbol.of("n")));
    }
    if (!Coercion.isNumberLike(part)) {
      throw new RError("non-numeric argument to binary operator");
    }
    return (Vector) part;
  }

  @RBuiltin(value = "length", dispatch = Dispatch.INTERNAL, quiet = true)
  static Value lengthOf(Context context, Value x) {
    context.readVariables(x);
    return new IntVector(x.length());
  }

  @RBuiltin(value = "length<-", dispatch = Dispatch.INTERNAL)
  static Value setLength(Context context, Value x, Value value) {
    if (value.length() != 1) {
      throw new RError("wrong length for 'value' argument");
    }
    int count = (int) VectorSize.of(context, value, "invalid value");
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

  @RBuiltin(value = "lengths", formals = "x, use.names", dispatch = Dispatch.INTERNAL)
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

  @RBuiltin(value = "seq_len", quiet = true)
  static Value seqLen(Context context, Value lengthOut) {
    warnAboutFirst(context, lengthOut, "length.out");
    double count = FirstElement.real(lengthOut, context);
    if (!Double.isFinite(count) || count < 0) {
      throw new RError("argument must be coercible to non-negative integer");
    }
    if (count > Integer.MAX_VALUE) {
      throw Memory.noRoomFor(count * Double.BYTES);
    }
    return IntVector.sequence(1, 1, (int) count);
  }

  @RBuiltin(value = "seq_along", quiet = true)
  static Value seqAlong(Context context, Value alongWith) {
    return IntVector.sequence(1, 1, length(context, alongWith));
  }

  /** {@return the length of a value, as a method for its class says} */
  private static int length(Context context, Value value) {
    context.readVariables(value);
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
      dispatch = Dispatch.INTERNAL,
      quiet = true)
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
    if (!(x instanceof Vector vector)) {
      throw new RError("attempt to replicate an object of type '" + x.type() + "'");
    }
    double length = count(context, lengthOut, "length.out");
    double group = count(context, each, "each");
    return repeat(
        vector,
        times == null ? null : times(context, times),
        length,
        Double.isNaN(group) ? 1 : group);
  }

  /** {@return how many an argument asks for, NaN if it does not say} */
  private static double count(Context context, @Nullable Value given, String name) {
    double count = given == null ? Double.NaN : FirstElement.real(given, context);
    if (count < 0) {
      throw new RError("invalid '" + name + "' argument");
    }
    if (given != null) {
      warnAboutFirst(context, given, name);
    }
    return Double.isInfinite(count) ? Double.NaN : Math.floor(count);
  }

  private static void warnAboutFirst(Context context, Value given, String name) {
    if (given.length() != 1) {
      context.warning("first element used of '" + name + "' argument");
    }
  }

  private static Vector times(Context context, Value times) {
    return switch (times) {
      case Vector vector -> Coercion.withWarnings(Vector.Kind.DOUBLE, vector, context);
      case NullValue nothing -> DoubleVector.of(new double[0]);
      case Symbol symbol -> {
        context.warningOfFrame("'symbol' object cannot be coerced to type 'double'");
        yield new DoubleVector(Na.DOUBLE);
      }
      default ->
          throw RError.ofFrame(
              "cannot coerce type '" + times.type() + "' to vector of type 'double'");
    };
  }

  private static Value repeat(Vector vector, @Nullable Vector times, double length, double group) {
    if (!Double.isNaN(length)) {
      return repeated(vector, size(vector, length), size(vector, group));
    }
    double base = vector.length() * group;
    if (times == null) {
      return repeated(vector, size(vector, base), (int) group);
    }
    if (times.length() != 1) {
      if (times.length() != base) {
        throw new RError("invalid 'times' argument");
      }
      return selected(vector, individually(times, (int) group));
    }
    double count = Math.floor(times.doubleAt(0));
    if (!(count >= 0) || Double.isInfinite(count)) {
      throw new RError("invalid 'times' argument");
    }
    return repeated(vector, size(vector, base * count), (int) group);
  }

  /** {@return a length that a vector of this type can have} */
  private static int size(Vector vector, double length) {
    if (length > Integer.MAX_VALUE) {
      throw Memory.noRoomFor(length * bytes(vector.kind()));
    }
    return (int) length;
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

  @RBuiltin(value = "rep_len", formals = "x, length.out", quiet = true)
  static Value repeatLength(Context context, Value x, Value lengthOut) {
    double length = lengthOut.length() == 1 ? FirstElement.real(lengthOut, context) : Double.NaN;
    if (!(length >= 0) || Double.isInfinite(length)) {
      throw new RError("invalid 'length.out' value");
    }
    if (x == NullValue.NULL) {
      if (length >= 1) {
        throw new RError("cannot replicate NULL to a non-zero length");
      }
      return x;
    }
    if (!(x instanceof Vector vector)) {
      throw new RError("attempt to replicate non-vector");
    }
    return unnamed(repeat(vector, null, Math.floor(length), 1), x);
  }

  @RBuiltin(value = "rep.int", formals = "x, times", quiet = true)
  static Value repeatTimes(Context context, Value x, Value times) {
    if (x == NullValue.NULL) {
      throw new RError("unimplemented type 'NULL' in 'rep3'\n");
    }
    if (!(x instanceof Vector vector)) {
      throw new RError("attempt to replicate an object of type '" + x.type() + "'");
    }
    if (!(times instanceof Vector given)) {
      throw new RError("invalid type (" + times.type() + ") for 'times' (must be a vector)");
    }
    boolean one = given.length() == 1;
    var counts =
        one
            ? new DoubleVector(FirstElement.real(given, context))
            : Coercion.withWarnings(Vector.Kind.DOUBLE, given, context);
    boolean valid = one || counts.length() == vector.length();
    for (int i = 0; valid && i < counts.length(); i++) {
      valid = counts.doubleAt(i) >= 0;
    }
    if (!valid) {
      throw new RError("invalid 'times' value");
    }
    return unnamed(repeat(vector, counts, Double.NaN, 1), x);
  }

  /** Only factors, for which {@code rep} answers instead, keep their names. */
  private static Value unnamed(Value repeated, Value x) {
    if (!Methods.isFactor(x)) {
      repeated.setAttribute(Symbol.NAMES, NullValue.NULL);
    }
    return repeated;
  }

  @RBuiltin(
      value = "identical",
      formals =
          "x, y, num.eq, single.NA, attrib.as.set, ignore.bytecode, ignore.environment,"
              + " ignore.srcref, extptr.as.ref",
      quiet = true)
  static Value identical(
      Value x,
      Value y,
      @Nullable Value zerosEqual,
      @Nullable Value oneMissing,
      @Nullable Value attributesAsSet,
      @Nullable Value anyBytecode,
      @Nullable Value anyEnvironment,
      @Nullable Value anySource,
      @Nullable Value anyPointer) {
    if (zerosEqual == null
        && oneMissing == null
        && attributesAsSet == null
        && anyEnvironment == null) {
      return LogicalVector.of(Identity.identical(x, y));
    }
    var identity =
        new Identity(
            Texts.flag(zerosEqual, "num.eq", true),
            Texts.flag(oneMissing, "single.NA", true),
            Texts.flag(attributesAsSet, "attrib.as.set", true),
            Texts.flag(anyEnvironment, "ignore.environment", false));
    return LogicalVector.of(identity.holds(x, y));
  }

  @RBuiltin(value = "is.unsorted", formals = "x, na.rm, strictly", quiet = true)
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
