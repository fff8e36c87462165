package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.syntax.Bytes;
import dev.oser.lang.r.syntax.StringText;
import dev.oser.lang.r.text.Characters;
import dev.oser.lang.r.text.Escapes;
import dev.oser.lang.r.text.Justify;
import dev.oser.lang.r.text.Names;
import dev.oser.lang.r.text.Translation;
import dev.oser.lang.r.text.WholeNumber;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Strings character by character. */
final class CharacterFunctions {
  private CharacterFunctions() {}

  @RBuiltin(value = "toupper", formals = "x", quiet = true)
  static Value toUpper(Context context, Value x) {
    return eachCharacter(context, x, Character::toUpperCase);
  }

  @RBuiltin(value = "tolower", formals = "x", quiet = true)
  static Value toLower(Context context, Value x) {
    return eachCharacter(context, x, Character::toLowerCase);
  }

  private static Value eachCharacter(Context context, Value x, IntUnaryOperator change) {
    return Texts.each(
        context,
        x,
        text -> {
          var result = new StringBuilder(text.length());
          text.codePoints().forEach(c -> result.appendCodePoint(change.applyAsInt(c)));
          return result.toString();
        });
  }

  @RBuiltin(value = "chartr", formals = "old, new, x", quiet = true)
  static Value chartr(Context context, Value old, Value replacement, Value x) {
    var from = first(context, old, "old");
    var to = first(context, replacement, "new");
    try {
      var translation = new Translation(from, to);
      return Texts.each(context, x, translation::apply);
    } catch (IllegalArgumentException e) {
      throw new RError(String.valueOf(e.getMessage()));
    }
  }

  private static String first(Context context, Value value, String argument) {
    var text = Texts.one(value, argument);
    if (value.length() > 1) {
      context.warning(
          "argument '" + argument + "' has length > 1 and only the first element will be used");
    }
    return text;
  }

  @RBuiltin(value = "strtoi", formals = "x, base", quiet = true)
  static Value strtoi(Context context, Value x, @Nullable Value base) {
    var texts = Texts.of(context, x);
    var bases = base == null ? new IntVector(10) : Texts.integers(context, base, "base");
    int radix = bases.length() == 0 ? Na.INT : bases.intAt(0);
    if (radix != 0 && (radix < 2 || radix > 36)) {
      throw new RError("invalid 'base' argument");
    }
    boolean prefixes = base == null || radix == 0;
    var result = new int[texts.length()];
    for (int i = 0; i < result.length; i++) {
      result[i] =
          texts.isNa(i) ? Na.INT : WholeNumber.parse(texts.get(i), prefixes ? 10 : radix, prefixes);
    }
    return IntVector.of(result);
  }

  @RBuiltin(value = "utf8ToInt", formals = "x", quiet = true)
  static Value utf8ToInt(Context context, Value x) {
    var text = first(context, x);
    return Na.isNa(text) || text.codePoints().anyMatch(Bytes::isByte)
        ? new IntVector(Na.INT)
        : IntVector.of(text.codePoints().toArray());
  }

  private static String first(Context context, Value x) {
    if (!(x instanceof StringVector texts) || texts.length() == 0) {
      throw new RError("argument must be a character vector of length 1");
    }
    if (texts.length() > 1) {
      context.warning(
          "argument should be a character vector of length 1\n"
              + "all but the first element will be ignored");
    }
    return texts.get(0);
  }

  @RBuiltin(value = "intToUtf8", formals = "x, multiple, allow_surrogate_pairs", quiet = true)
  static Value intToUtf8(
      Context context, Value x, @Nullable Value multiple, @Nullable Value surrogates) {
    var points = Coercion.withWarnings(Vector.Kind.INTEGER, Coercion.vector(x), context);
    boolean single = Texts.flag(multiple, "multiple", false);
    boolean pairs = Texts.flag(surrogates, "allow_surrogate_pairs", false);
    if (single && pairs) {
      context.warning(
          "allow_surrogate_pairs = TRUE is incompatible with multiple = TRUE and will be ignored");
      pairs = false;
    }
    var texts = new ArrayList<String>();
    boolean missing = false;
    for (int i = 0; i < points.length(); i++) {
      int point = points.intAt(i);
      if (pairs && i + 1 < points.length() && isPair(point, points.intAt(i + 1))) {
        point = Character.toCodePoint((char) point, (char) points.intAt(++i));
      }
      var text = point == Na.INT ? Na.STRING : point == 0 ? "" : character(point);
      missing |= Na.isNa(text);
      texts.add(text);
    }
    if (single) {
      return StringVector.of(texts);
    }
    return new StringVector(missing ? Na.STRING : String.join("", texts));
  }

  private static boolean isPair(int first, int second) {
    return first >= Character.MIN_HIGH_SURROGATE
        && first <= Character.MAX_HIGH_SURROGATE
        && second >= Character.MIN_LOW_SURROGATE
        && second <= Character.MAX_LOW_SURROGATE;
  }

  private static String character(int point) {
    if (!Character.isValidCodePoint(point)) {
      throw new RError("not a valid Unicode code point: " + point);
    }
    boolean surrogate = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
    return surrogate ? Na.STRING : Character.toString(point);
  }

  @RBuiltin(value = "charToRaw", formals = "x", quiet = true)
  static Value charToRaw(Context context, Value x) {
    var text = first(context, x);
    return new RawVector(Bytes.ofText(text));
  }

  @RBuiltin(value = "rawToChar", formals = "x, multiple", quiet = true)
  static Value rawToChar(Value x, @Nullable Value multiple) {
    if (!(x instanceof RawVector bytes)) {
      throw new RError("argument 'x' must be a raw vector");
    }
    var all = new byte[bytes.length()];
    for (int i = 0; i < all.length; i++) {
      all[i] = (byte) bytes.intAt(i);
    }
    if (Texts.flag(multiple, "multiple", false)) {
      var texts = new String[all.length];
      Arrays.setAll(texts, i -> all[i] == 0 ? "" : Bytes.toText(new byte[] {all[i]}));
      return StringVector.of(texts);
    }
    int length = all.length;
    while (length > 0 && all[length - 1] == 0) {
      length--;
    }
    var text = Bytes.toText(Arrays.copyOf(all, length));
    if (text.indexOf('\0') >= 0) {
      throw new RError("embedded nul in string: '" + Escapes.of(text, Escapes.NONE) + "'");
    }
    return new StringVector(text);
  }

  @RBuiltin(value = "strtrim", formals = "x, width", quiet = true)
  static Value strtrim(Context context, Value x, Value width) {
    var texts = Texts.of(context, x);
    var widths = Coercion.withWarnings(Vector.Kind.INTEGER, Coercion.vector(width), context);
    boolean fits =
        widths.length() >= texts.length()
            || (widths.length() > 0 && texts.length() % widths.length() == 0);
    if (!fits) {
      throw new RError("invalid 'width' argument");
    }
    var result = new String[texts.length()];
    for (int i = 0; i < result.length; i++) {
      int most = widths.intAt(i % widths.length());
      if (most == Na.INT || most < 0) {
        throw new RError("invalid 'width' argument");
      }
      result[i] = texts.isNa(i) ? Na.STRING : trimmed(texts.get(i), most);
    }
    return Texts.like(StringVector.of(result), x);
  }

  private static String trimmed(String text, int most) {
    int width = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      width += Characters.width(c);
      if (width > most) {
        return text.substring(0, i);
      }
      i += Character.charCount(c);
    }
    return text;
  }

  @RBuiltin(value = "encodeString", formals = "x, width, quote, na.encode, justify")
  static Value encodeString(
      Context context,
      Value x,
      @Nullable Value width,
      @Nullable Value quote,
      @Nullable Value encodeNa,
      @Nullable Value justify) {
    var texts = Texts.of(context, x);
    var quotes = quote == null ? "" : Texts.one(quote, "quote");
    if (quote != null && quote.length() != 1) {
      throw new RError("invalid 'quote' value");
    }
    if (quotes.length() > 1) {
      context.warning("only the first character of 'quote' will be used");
    }
    var side = justify(justify == null ? "left" : Texts.one(justify, "justify"));
    boolean missing = Texts.flag(encodeNa, "na.encode", true);
    var encoded = new String[texts.length()];
    int widest = 0;
    for (int i = 0; i < encoded.length; i++) {
      if (!texts.isNa(i)) {
        char mark = quotes.isEmpty() ? Escapes.NONE : quotes.charAt(0);
        encoded[i] = Escapes.of(texts.get(i), mark);
      } else {
        encoded[i] = missing ? quotes.isEmpty() ? "<NA>" : "NA" : Na.STRING;
      }
      widest = Math.max(widest, Na.isNa(encoded[i]) ? 0 : Characters.width(encoded[i]));
    }
    int wanted = width instanceof Vector vector && vector.length() > 0 ? vector.intAt(0) : 0;
    int target = wanted == Na.INT ? widest : wanted;
    return Texts.map(StringVector.of(encoded), x, text -> side.pad(text, target));
  }

  static Justify justify(String name) {
    for (var side : Justify.values()) {
      if (!name.isEmpty() && side.name().toLowerCase(Locale.ROOT).startsWith(name)) {
        return side;
      }
    }
    throw new RError("invalid 'justify' value");
  }

  @RBuiltin(value = "make.names", formals = "names, unique, allow_", quiet = true)
  static Value makeNames(
      Context context, Value names, @Nullable Value unique, @Nullable Value underscores) {
    var texts = Texts.of(context, names);
    boolean allowed = Texts.flag(underscores, "allow_", true);
    var result = new String[texts.length()];
    for (int i = 0; i < result.length; i++) {
      var name =
          texts.isNa(i)
              ? "NA."
              : Names.valid(
                  texts.get(i), each -> !each.startsWith(".") && !StringText.isPlainName(each));
      result[i] = allowed ? name : name.replace('_', '.');
    }
    if (Texts.flag(unique, "unique", false)) {
      // Names that were valid keep theirs: they come before those made valid.
      var places =
          IntStream.range(0, result.length)
              .boxed()
              .sorted(Comparator.comparing(i -> !result[i].equals(texts.get(i))))
              .toList();
      var distinct = Names.unique(places.stream().map(i -> result[i]).toList(), ".");
      for (int i = 0; i < result.length; i++) {
        result[places.get(i)] = distinct.get(i);
      }
    }
    return StringVector.of(result);
  }

  @RBuiltin(value = "make.unique", formals = "names, sep", quiet = true)
  static Value makeUnique(Value names, @Nullable Value sep) {
    if (!(names instanceof StringVector texts)) {
      throw new RError("'names' must be a character vector");
    }
    if (sep != null && !(sep instanceof StringVector text && text.length() == 1)) {
      throw new RError("'sep' must be a character string");
    }
    var separator = sep instanceof StringVector text ? text.get(0) : ".";
    return StringVector.of(Names.unique(Texts.list(texts), separator));
  }

  @RBuiltin(value = "validUTF8", formals = "x", quiet = true)
  static Value validUtf8(Value x) {
    if (!(x instanceof StringVector texts)) {
      throw new RError("invalid 'x' argument");
    }
    var result = new int[texts.length()];
    for (int i = 0; i < result.length; i++) {
      result[i] = texts.get(i).codePoints().noneMatch(c -> c >= 0xDC00 && c <= 0xDFFF) ? 1 : 0;
    }
    return LogicalVector.of(result);
  }
}
