package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Methods;
import dev.oser.lang.r.text.Characters;
import dev.oser.lang.r.text.RecentTexts;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Putting strings together and taking them apart. */
final class Strings {
  private Strings() {}

  @RBuiltin(value = "paste", formals = "..., sep, collapse, recycle0", quiet = true)
  static Value paste(
      Context context,
      Dots values,
      @Nullable Value sep,
      @Nullable Value collapse,
      @Nullable Value recycle0) {
    if (sep != null && !(sep instanceof StringVector text && text.length() > 0)) {
      throw new RError("invalid separator");
    }
    var separator = sep == null ? " " : ((StringVector) sep).get(0);
    return paste(context, values, separator, collapse, recycle0);
  }

  @RBuiltin(value = "paste0", formals = "..., collapse, recycle0", quiet = true)
  static Value paste0(
      Context context, Dots values, @Nullable Value collapse, @Nullable Value recycle0) {
    return paste(context, values, "", collapse, recycle0);
  }

  private static Value paste(
      Context context,
      Dots values,
      String separator,
      @Nullable Value collapse,
      @Nullable Value recycle0) {
    var texts = new StringVector[values.length()];
    int length = 0;
    boolean anyEmpty = false;
    for (int i = 0; i < texts.length; i++) {
      if (values.values()[i] == Symbol.MISSING) {
        throw new RError("argument is missing, with no default");
      }
      texts[i] = Texts.of(context, context.force(values.values()[i]));
      length = Math.max(length, texts[i].length());
      anyEmpty |= texts[i].length() == 0;
    }
    if (anyEmpty && recycle0 != null && FirstElement.logical(recycle0) != 0) {
      length = 0;
    }
    var result = new String[length];
    var buffer = new StringBuilder();
    for (int i = 0; i < length; i++) {
      buffer.setLength(0);
      for (int j = 0; j < texts.length; j++) {
        if (j > 0) {
          buffer.append(separator);
        }
        int size = texts[j].length();
        if (size > 0) {
          buffer.append(texts[j].get(size == 1 ? 0 : i % size));
        }
      }
      result[i] = buffer.toString();
    }
    if (Texts.isNull(collapse)) {
      return StringVector.of(result);
    }
    if (!(collapse instanceof StringVector text) || text.length() == 0 || text.isNa(0)) {
      throw new RError("invalid 'collapse' argument");
    }
    return new StringVector(String.join(text.get(0), result));
  }

  @RBuiltin(value = "nchar", formals = "x, type, allowNA, keepNA", quiet = true)
  static Value nchar(
      Context context,
      Value x,
      @Nullable Value type,
      @Nullable Value allowNa,
      @Nullable Value keepNa) {
    if (Methods.isFactor(x)) {
      throw new RError("'nchar()' requires a character vector");
    }
    if (type != null && type.length() != 1) {
      throw new RError("invalid 'type' argument");
    }
    var kind = kind(type == null ? "chars" : Texts.one(type, "type"));
    int keep =
        keepNa instanceof Vector vector && vector.length() > 0 ? vector.logicalAt(0) : Na.INT;
    boolean kept = keep == Na.INT ? !kind.equals("width") : keep != 0;
    var texts = Texts.plain(context, x);
    var result = new int[texts.length()];
    for (int i = 0; i < result.length; i++) {
      var text = texts.get(i);
      if (Na.isNa(text)) {
        result[i] = kept ? Na.INT : 2;
      } else {
        result[i] =
            switch (kind) {
              case "bytes" -> text.getBytes(StandardCharsets.UTF_8).length;
              case "width" -> Characters.width(text);
              default -> text.codePointCount(0, text.length());
            };
      }
    }
    return Texts.shaped(IntVector.of(result), x);
  }

  private static String kind(String type) {
    for (var kind : new String[] {"bytes", "chars", "width"}) {
      if (!type.isEmpty() && kind.startsWith(type)) {
        return kind;
      }
    }
    throw new RError("invalid 'type' argument");
  }

  @RBuiltin(value = "nzchar", formals = "x, keepNA", quiet = true)
  static Value nzchar(Context context, Value x, @Nullable Value keepNa) {
    if (Methods.isFactor(x)) {
      throw new RError("'nzchar()' requires a character vector");
    }
    var texts = Texts.of(context, x);
    boolean kept =
        keepNa instanceof Vector vector && vector.length() > 0 && vector.logicalAt(0) == 1;
    var result = new int[texts.length()];
    for (int i = 0; i < result.length; i++) {
      result[i] = kept && texts.isNa(i) ? Na.INT : texts.get(i).isEmpty() ? 0 : 1;
    }
    return LogicalVector.of(result);
  }

  @RBuiltin(value = "substr", formals = "x, start, stop", quiet = true)
  static Value substr(Context context, Value x, Value start, Value stop) {
    var texts = Texts.of(context, x);
    var first = bounds(context, start, "start", texts.length());
    var last = bounds(context, stop, "stop", texts.length());
    var result = new String[texts.length()];
    var recent = result.length > 1 ? new RecentTexts() : null;
    for (int i = 0; i < result.length; i++) {
      int from = first.intAt(i % first.length());
      int to = last.intAt(i % last.length());
      var text = texts.get(i);
      result[i] =
          Na.isNa(text) || from == Na.INT || to == Na.INT
              ? Na.STRING
              : part(text, from, to, recent);
    }
    if (result.length == 0 && x instanceof StringVector) {
      // Nothing is there to be changed, so R gives back what it got.
      return x;
    }
    return Texts.like(StringVector.of(result), x);
  }

  private static Vector bounds(Context context, Value value, String name, int count) {
    var vector = Texts.integers(context, value, name);
    if (vector.length() == 0 && count > 0) {
      throw new RError("invalid substring arguments");
    }
    return vector;
  }

  private static String part(String text, int from, int to, @Nullable RecentTexts recent) {
    int begin = offset(text, Math.max(from, 1) - 1);
    int end = offset(text, Math.max(to, 0));
    if (begin >= end) {
      return "";
    }
    return recent == null ? text.substring(begin, end) : recent.part(text, begin, end);
  }

  /** {@return the offset behind so many characters, or the end} */
  private static int offset(String text, int characters) {
    if (characters >= text.length()) {
      return text.length();
    }
    if (text.codePointCount(0, text.length()) == text.length()) {
      // The JVM knows that at once of most texts.
      return characters;
    }
    int i = 0;
    for (int n = 0; n < characters && i < text.length(); n++) {
      i += Character.charCount(text.codePointAt(i));
    }
    return i;
  }

  @RBuiltin(value = "substring", formals = "text, first, last", quiet = true)
  static Value substring(Context context, Value text, Value first, @Nullable Value last) {
    var texts = Texts.of(context, text);
    var from = Texts.integers(context, first, "first");
    Vector to = last == null ? new IntVector(1_000_000) : Texts.integers(context, last, "last");
    if (texts.length() == 0) {
      return text instanceof StringVector ? text : StringVector.of();
    }
    int length = Math.max(texts.length(), Math.max(from.length(), to.length()));
    if (from.length() == 0 || to.length() == 0) {
      throw new RError("invalid substring arguments");
    }
    if (length == texts.length()) {
      return substr(context, text instanceof StringVector ? text : texts, from, to);
    }
    var recycled = new String[length];
    for (int i = 0; i < length; i++) {
      recycled[i] = texts.get(i % texts.length());
    }
    return substr(context, StringVector.of(recycled), from, to);
  }

  @RBuiltin(value = "substr<-", formals = "x, start, stop, value")
  static Value assignSubstr(Context context, Value x, Value start, Value stop, Value value) {
    if (!(x instanceof StringVector texts)) {
      throw new RError("replacing substrings in a non-character object");
    }
    if (!(value instanceof StringVector news) || news.length() == 0) {
      throw new RError("invalid value");
    }
    var first = bounds(context, start, "start", texts.length());
    var last = bounds(context, stop, "stop", texts.length());
    var result = new String[texts.length()];
    for (int i = 0; i < result.length; i++) {
      int from = first.intAt(i % first.length());
      int to = last.intAt(i % last.length());
      var text = texts.get(i);
      var replacement = news.get(i % news.length());
      result[i] =
          Na.isNa(text) || from == Na.INT || to == Na.INT || Na.isNa(replacement)
              ? Na.STRING
              : replaced(text, Math.max(from, 1), to, replacement);
    }
    var changed = StringVector.of(result);
    changed.setAttributes(x.attributes());
    return changed;
  }

  private static String replaced(String text, int from, int to, String replacement) {
    int begin = offset(text, from - 1);
    int end = offset(text, Math.max(to, 0));
    if (begin >= end) {
      return text;
    }
    int room =
        Math.min(
            text.codePointCount(begin, end), replacement.codePointCount(0, replacement.length()));
    return text.substring(0, begin)
        + replacement.substring(0, offset(replacement, room))
        + text.substring(text.offsetByCodePoints(begin, room));
  }

  @RBuiltin(value = "substring<-", formals = "text, first, last, value")
  static Value assignSubstring(
      Context context, Value text, Value first, @Nullable Value last, Value value) {
    return assignSubstr(
        context, text, first, last == null ? new IntVector(1_000_000) : last, value);
  }

  @RBuiltin(value = "startsWith", formals = "x, prefix", quiet = true)
  static Value startsWith(Value x, Value prefix) {
    return compared(x, prefix, true);
  }

  @RBuiltin(value = "endsWith", formals = "x, suffix", quiet = true)
  static Value endsWith(Value x, Value suffix) {
    return compared(x, suffix, false);
  }

  private static Value compared(Value x, Value part, boolean atStart) {
    if (!(x instanceof StringVector texts) || !(part instanceof StringVector parts)) {
      throw new RError("non-character object(s)");
    }
    var result = new int[Texts.recycled(texts.length(), parts.length())];
    for (int i = 0; i < result.length; i++) {
      var text = texts.get(i % texts.length());
      var piece = parts.get(i % parts.length());
      boolean found = atStart ? text.startsWith(piece) : text.endsWith(piece);
      result[i] = Na.isNa(text) || Na.isNa(piece) ? Na.INT : found ? 1 : 0;
    }
    return LogicalVector.of(result);
  }

  @RBuiltin(value = "strrep", formals = "x, times", quiet = true)
  static Value strrep(Context context, Value x, Value times) {
    var texts = Texts.of(context, x);
    var counts = Texts.integers(context, times, "times");
    var result = new String[Texts.recycled(texts.length(), counts.length())];
    for (int i = 0; i < result.length; i++) {
      var text = texts.get(i % texts.length());
      int count = counts.intAt(i % counts.length());
      if (Na.isNa(text) || count == Na.INT) {
        result[i] = Na.STRING;
      } else if (count < 0) {
        throw new RError("invalid 'times' value");
      } else {
        result[i] = text.repeat(count);
      }
    }
    var repeated = StringVector.of(result);
    if (result.length == texts.length()
        && x instanceof StringVector vector
        && vector.names() != null) {
      repeated.setAttribute(Symbol.NAMES, vector.names());
    }
    return repeated;
  }

  @RBuiltin(value = "file.path", formals = "..., fsep")
  static Value filePath(Context context, Dots parts, @Nullable Value separator) {
    for (var part : parts.values()) {
      if (context.force(part).length() == 0) {
        return StringVector.of();
      }
    }
    var between = separator == null ? "/" : Texts.one(separator, "fsep");
    return paste(context, parts, between, NullValue.NULL, null);
  }

  @RBuiltin(value = "basename", formals = "path", quiet = true)
  static Value basename(Value path) {
    return Texts.map(
        paths(path),
        NullValue.NULL,
        text -> {
          var whole = withoutSlashes(text);
          return whole.substring(whole.lastIndexOf('/') + 1);
        });
  }

  @RBuiltin(value = "dirname", formals = "path", quiet = true)
  static Value dirname(Value path) {
    return Texts.map(
        paths(path),
        NullValue.NULL,
        text -> {
          var whole = withoutSlashes(text);
          int slash = whole.lastIndexOf('/');
          return text.isEmpty()
              ? ""
              : slash < 0 ? "." : slash == 0 ? "/" : whole.substring(0, slash);
        });
  }

  private static StringVector paths(Value path) {
    if (path instanceof StringVector texts) {
      return texts;
    }
    throw new RError("a character vector argument expected");
  }

  private static String withoutSlashes(String path) {
    int end = path.length();
    while (end > 1 && path.charAt(end - 1) == '/') {
      end--;
    }
    return path.substring(0, end);
  }
}
