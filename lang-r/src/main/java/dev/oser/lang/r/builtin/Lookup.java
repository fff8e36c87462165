package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.ExpressionVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finding elements again: {@code match}, {@code unique}, {@code duplicated}. */
final class Lookup {
  private static final Object MISSING = new Object();
  private static final Object NOT_A_NUMBER = new Object();

  private Lookup() {}

  /** {@return something that is equal for elements that R takes to be the same} */
  private static Object key(Vector vector, int i, Vector.Kind kind) {
    return switch (kind) {
      case LOGICAL, INTEGER, RAW, DOUBLE -> throw new IllegalArgumentException("has a LongIndex");
      case COMPLEX ->
          isMissing(vector, i)
              ? MISSING
              : List.of(number(vector.doubleAt(i)), number(vector.imaginaryAt(i)));
      case STRING -> throw new IllegalArgumentException("has a TextIndex");
      case LIST, EXPRESSION -> new IdentityKey(vector.element(i));
    };
  }

  private static Object number(double number) {
    return Na.isNa(number)
        ? MISSING
        : Double.isNaN(number) ? NOT_A_NUMBER : number == 0 ? (Object) 0.0 : number;
  }

  private static void requireVectors(Value... values) {
    for (var value : values) {
      if (value instanceof Call || value instanceof Symbol) {
        throw new RError("'match' requires vector arguments");
      }
    }
  }

  private static Vector plain(Value value) {
    if (Methods.isFactor(value)) {
      return Types.factorTexts((Vector) value);
    }
    return switch (value) {
      case Vector vector -> vector;
      case NullValue nothing -> LogicalVector.of(new int[0]);
      case Call call -> Coercion.list(call);
      case Symbol symbol -> new StringVector(symbol.name());
      default -> throw new RError("'match' requires vector arguments");
    };
  }

  @RBuiltin(value = "match", formals = "x, table, nomatch, incomparables", quiet = true)
  static Value match(
      Context context,
      Value x,
      Value table,
      @Nullable Value nomatch,
      @Nullable Value incomparables) {
    int none = nomatch == null ? Na.INT : FirstElement.integer(nomatch, context);
    requireVectors(x, table);
    var given = plain(x);
    var places = match(given, plain(table), none);
    if (incomparables != null && !isFalse(incomparables)) {
      var never = match(given, plain(incomparables), 0);
      for (int i = 0; i < places.length; i++) {
        places[i] = never[i] > 0 ? none : places[i];
      }
    }
    return IntVector.of(places);
  }

  private static boolean isFalse(Value value) {
    return value instanceof LogicalVector flag && flag.length() == 1 && flag.get(0) == 0;
  }

  /** A number with one part missing is missing, whatever the other. */
  private static boolean isMissing(Vector numbers, int i) {
    return Na.isNa(numbers.doubleAt(i)) || Na.isNa(numbers.imaginaryAt(i));
  }

  static int[] match(Vector x, Vector table, int none) {
    boolean mixed = (x.kind() == Vector.Kind.RAW) != (table.kind() == Vector.Kind.RAW);
    var common = Coercion.common(x.kind(), table.kind());
    // Bytes and other things, and elements of lists, are the same if they are written the same.
    boolean written = mixed || common.compareTo(Vector.Kind.STRING) > 0;
    var kind = written ? Vector.Kind.STRING : common;
    if (LongIndex.serves(kind)) {
      return matchNumbers(LongIndex.keys(x, kind), LongIndex.keys(table, kind), none);
    }
    if (kind == Vector.Kind.STRING) {
      return matchTexts(x, table, none);
    }
    if (x.length() == 1) {
      return new int[] {first(key(x, 0, kind), table, kind, none)};
    }
    var places = new HashMap<Object, Integer>(table.length() * 2);
    for (int i = 0; i < table.length(); i++) {
      places.putIfAbsent(key(table, i, kind), i + 1);
    }
    var result = new int[x.length()];
    for (int i = 0; i < result.length; i++) {
      result[i] = places.getOrDefault(key(x, i, kind), none);
    }
    return result;
  }

  /** {@return the first place of a key; looking for one alone is not worth an index} */
  private static int first(Object key, Vector table, Vector.Kind kind, int none) {
    for (int i = 0; i < table.length(); i++) {
      if (key(table, i, kind).equals(key)) {
        return i + 1;
      }
    }
    return none;
  }

  private static int first(long key, long[] table, int none) {
    for (int i = 0; i < table.length; i++) {
      if (table[i] == key) {
        return i + 1;
      }
    }
    return none;
  }

  private static int first(String key, Vector table, int none) {
    for (int i = 0; i < table.length(); i++) {
      var text = table.stringAt(i);
      if (text == key || !Na.isNa(key) && !Na.isNa(text) && text.equals(key)) {
        return i + 1;
      }
    }
    return none;
  }

  private static int[] matchTexts(Vector x, Vector table, int none) {
    if (x.length() == 1) {
      return new int[] {first(x.stringAt(0), table, none)};
    }
    var index = new TextIndex();
    for (int i = 0; i < table.length(); i++) {
      index.add(table.stringAt(i), i + 1);
    }
    var result = new int[x.length()];
    for (int i = 0; i < result.length; i++) {
      int place = index.find(x.stringAt(i));
      result[i] = place == 0 ? none : place;
    }
    return result;
  }

  private static int[] matchNumbers(long[] x, long[] table, int none) {
    if (x.length == 1) {
      return new int[] {first(x[0], table, none)};
    }
    var index = new LongIndex(table.length);
    for (int i = 0; i < table.length; i++) {
      index.add(table[i], i + 1);
    }
    var result = new int[x.length];
    for (int i = 0; i < result.length; i++) {
      int place = index.find(x[i]);
      result[i] = place == 0 ? none : place;
    }
    return result;
  }

  @RBuiltin(value = "%in%", formals = "x, table", quiet = true)
  static Value in(Value x, Value table) {
    requireVectors(x, table);
    var places = match(plain(x), plain(table), 0);
    for (int i = 0; i < places.length; i++) {
      places[i] = places[i] > 0 ? 1 : 0;
    }
    return LogicalVector.of(places);
  }

  private static Vector elements(Value x, String function) {
    return switch (x) {
      case ExpressionVector expressions when function.startsWith("any") || x.length() > 1 ->
          throw new RError("unimplemented type 'expression' in 'HashTableSetup'\n");
      case Vector vector -> vector;
      case NullValue nothing -> LogicalVector.of(new int[0]);
      default -> throw new RError(function + "() applies only to vectors");
    };
  }

  private static boolean[] repeated(Vector x, boolean fromLast) {
    if (LongIndex.serves(x.kind())) {
      return repeatedNumbers(LongIndex.keys(x, x.kind()), fromLast);
    }
    if (x instanceof StringVector texts) {
      return repeatedTexts(texts, fromLast);
    }
    var seen = new HashSet<Object>();
    int count = x.length();
    var result = new boolean[count];
    for (int i = 0; i < count; i++) {
      int at = fromLast ? count - 1 - i : i;
      result[at] = !seen.add(key(x, at, x.kind()));
    }
    return result;
  }

  private static boolean[] repeatedTexts(StringVector texts, boolean fromLast) {
    var index = new TextIndex();
    int count = texts.length();
    var result = new boolean[count];
    for (int i = 0; i < count; i++) {
      int at = fromLast ? count - 1 - i : i;
      result[at] = index.add(texts.get(at), at + 1) != 0;
    }
    return result;
  }

  private static boolean[] repeatedNumbers(long[] keys, boolean fromLast) {
    var index = new LongIndex(keys.length);
    var result = new boolean[keys.length];
    for (int i = 0; i < keys.length; i++) {
      int at = fromLast ? keys.length - 1 - i : i;
      result[at] = index.add(keys[at], at + 1) != 0;
    }
    return result;
  }

  /** Which elements were there before, other than those that equal nothing. */
  private static boolean[] repeated(
      Context context, Vector x, @Nullable Value incomparables, boolean fromLast) {
    var repeated = repeated(x, fromLast);
    if (incomparables instanceof Vector given && !isFalse(given)) {
      var never = match(x, Coercion.withWarnings(x.kind(), given, context), 0);
      for (int i = 0; i < repeated.length; i++) {
        repeated[i] &= never[i] == 0;
      }
    }
    return repeated;
  }

  @RBuiltin(value = "duplicated.default", formals = "x, incomparables, fromLast, ...", quiet = true)
  static Value duplicated(
      Context context,
      Value x,
      @Nullable Value incomparables,
      @Nullable Value fromLast,
      Dots rest) {
    boolean backwards = fromLast != null && Coercion.flag(fromLast, "fromLast");
    var repeated = repeated(context, elements(x, "duplicated"), incomparables, backwards);
    var result = new int[repeated.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = repeated[i] ? 1 : 0;
    }
    return LogicalVector.of(result);
  }

  @RBuiltin(
      value = "anyDuplicated.default",
      formals = "x, incomparables, fromLast, ...",
      quiet = true)
  static Value anyDuplicated(
      Context context,
      Value x,
      @Nullable Value incomparables,
      @Nullable Value fromLast,
      Dots rest) {
    boolean backwards = fromLast != null && Coercion.flag(fromLast, "fromLast");
    var repeated = repeated(context, elements(x, "anyDuplicated"), incomparables, backwards);
    for (int i = 0; i < repeated.length; i++) {
      int at = backwards ? repeated.length - 1 - i : i;
      if (repeated[at]) {
        return new IntVector(at + 1);
      }
    }
    return new IntVector(0);
  }

  @RBuiltin(value = "unique.default", formals = "x, incomparables, fromLast, ...", quiet = true)
  static Value unique(
      Context context,
      Value x,
      @Nullable Value incomparables,
      @Nullable Value fromLast,
      Dots rest) {
    if (x == NullValue.NULL) {
      return x;
    }
    var vector = elements(x, "unique");
    boolean backwards = fromLast != null && Coercion.flag(fromLast, "fromLast");
    var repeated = repeated(context, vector, incomparables, backwards);
    int count = 0;
    for (boolean each : repeated) {
      count += each ? 0 : 1;
    }
    var places = new int[count];
    for (int i = 0, to = 0; i < repeated.length; i++) {
      if (!repeated[i]) {
        places[to++] = i;
      }
    }
    var result = vector.select(places);
    if (Methods.isFactor(x)) {
      result.setAttribute(Symbol.LEVELS, x.attribute(Symbol.LEVELS));
      result.setAttribute(Symbol.CLASS, x.attribute(Symbol.CLASS));
    }
    return result;
  }
}
