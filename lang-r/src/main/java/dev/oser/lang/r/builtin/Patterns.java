package dev.oser.lang.r.builtin;

import dev.oser.lang.r.regex.Match;
import dev.oser.lang.r.regex.Matches;
import dev.oser.lang.r.regex.PatternLimitException;
import dev.oser.lang.r.regex.Splitting;
import dev.oser.lang.r.regex.Substitution;
import dev.oser.lang.r.regex.TextPattern;
import dev.oser.lang.r.regex.TextPattern.Dialect;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.text.RecentTexts;
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
import org.jspecify.annotations.Nullable;

/** {@code grep}, {@code gsub}, {@code regexpr}, {@code strsplit} and their relatives. */
final class Patterns {
  private Patterns() {}

  /**
   * A pattern and how to use it.
   *
   * @param compiled null if the pattern is NA
   */
  private record Search(
      Context context, String text, @Nullable TextPattern compiled, boolean fixed) {
    static Search of(
        Context context,
        Value pattern,
        @Nullable Value ignoreCase,
        @Nullable Value perl,
        @Nullable Value fixed) {
      var patterns =
          pattern instanceof StringVector texts
              ? texts
              : pattern == NullValue.NULL ? StringVector.of() : Texts.of(context, pattern);
      if (patterns.length() == 0) {
        throw new RError("invalid 'pattern' argument");
      }
      if (patterns.length() > 1) {
        context.warning(
            "argument 'pattern' has length > 1 and only the first element will be used");
      }
      boolean ignoring = isOn(ignoreCase);
      var dialect = dialect(context, perl, fixed);
      if (dialect == Dialect.FIXED && ignoring) {
        context.warning("argument 'ignore.case = TRUE' will be ignored");
      }
      var text = patterns.get(0);
      return new Search(
          context,
          text,
          Na.isNa(text) ? null : PatternCache.compile(context, text, dialect, ignoring),
          dialect == Dialect.FIXED);
    }

    /** Fails for NA, which only some functions take for a pattern. */
    Search known() {
      if (compiled == null) {
        throw new RError("invalid 'pattern' argument");
      }
      return this;
    }

    /** {@return the first match in a text, or null} */
    @Nullable Match find(String in, int element) {
      if (compiled == null) {
        return null;
      }
      try {
        return compiled.find(in, 0);
      } catch (PatternLimitException e) {
        limit(element);
        return null;
      }
    }

    TextPattern pattern() {
      if (compiled == null) {
        throw new IllegalStateException("the pattern is NA");
      }
      return compiled;
    }

    void limit(int element) {
      context.warning("PCRE error\n\t'match limit exceeded'\n\tfor element " + (element + 1));
    }
  }

  private static Dialect dialect(Context context, @Nullable Value perl, @Nullable Value fixed) {
    boolean literally = isOn(fixed);
    boolean perls = isOn(perl);
    if (literally && perls) {
      context.warning("argument 'perl = TRUE' will be ignored");
    }
    return literally ? Dialect.FIXED : perls ? Dialect.PERL : Dialect.EXTENDED;
  }

  @RBuiltin(
      value = "grepl",
      formals = "pattern, x, ignore.case, perl, fixed, useBytes",
      quiet = true)
  static Value grepl(
      Context context,
      Value pattern,
      Value x,
      @Nullable Value ignoreCase,
      @Nullable Value perl,
      @Nullable Value fixed,
      @Nullable Value useBytes) {
    var search = Search.of(context, pattern, ignoreCase, perl, fixed);
    var texts = Texts.of(context, x);
    var result = new int[texts.length()];
    for (int i = 0; i < result.length; i++) {
      result[i] = search.compiled == null ? Na.INT : found(search, texts, i) ? 1 : 0;
    }
    return LogicalVector.of(result);
  }

  private static boolean found(Search search, StringVector texts, int i) {
    if (texts.isNa(i)) {
      return false;
    }
    try {
      return search.pattern().isIn(texts.get(i));
    } catch (PatternLimitException e) {
      search.limit(i);
      return false;
    }
  }

  @RBuiltin(
      value = "grep",
      formals = "pattern, x, ignore.case, perl, value, fixed, useBytes, invert",
      quiet = true)
  static Value grep(
      Context context,
      Value pattern,
      Value x,
      @Nullable Value ignoreCase,
      @Nullable Value perl,
      @Nullable Value value,
      @Nullable Value fixed,
      @Nullable Value useBytes,
      @Nullable Value invert) {
    var search = Search.of(context, pattern, ignoreCase, perl, fixed);
    var texts = Texts.of(context, x);
    boolean values = isOn(value);
    if (search.compiled == null) {
      return missing(texts.length(), values);
    }
    boolean inverted = isOn(invert);
    var places = new ArrayList<Integer>();
    for (int i = 0; i < texts.length(); i++) {
      if (found(search, texts, i) != inverted) {
        places.add(i);
      }
    }
    var indices = places.stream().mapToInt(Integer::intValue).toArray();
    var names = x instanceof Vector vector ? vector.names() : null;
    Vector result;
    if (values) {
      result = texts.select(indices);
    } else {
      result = IntVector.of(Arrays.stream(indices).map(i -> i + 1).toArray());
    }
    if (values && names != null) {
      result.setAttribute(Symbol.NAMES, names.select(indices));
    }
    return result;
  }

  private static Value missing(int count, boolean strings) {
    var result = strings ? StringVector.of().create(count) : IntVector.of(new int[count]);
    for (int i = 0; i < count; i++) {
      result.setNa(i);
    }
    return result;
  }

  /** {@return whether an option is TRUE; what is neither TRUE nor FALSE counts as FALSE here} */
  private static boolean isOn(@Nullable Value option) {
    return option instanceof Vector vector
        && vector.isAtomic()
        && vector.length() > 0
        && vector.logicalAt(0) != 0
        && vector.logicalAt(0) != Na.INT;
  }

  @RBuiltin(
      value = "sub",
      formals = "pattern, replacement, x, ignore.case, perl, fixed, useBytes",
      quiet = true)
  static Value sub(
      Context context,
      Value pattern,
      Value replacement,
      Value x,
      @Nullable Value ignoreCase,
      @Nullable Value perl,
      @Nullable Value fixed,
      @Nullable Value useBytes) {
    var search = Search.of(context, pattern, ignoreCase, perl, fixed);
    return substituted(search, replacement, x, false);
  }

  @RBuiltin(
      value = "gsub",
      formals = "pattern, replacement, x, ignore.case, perl, fixed, useBytes",
      quiet = true)
  static Value gsub(
      Context context,
      Value pattern,
      Value replacement,
      Value x,
      @Nullable Value ignoreCase,
      @Nullable Value perl,
      @Nullable Value fixed,
      @Nullable Value useBytes) {
    var search = Search.of(context, pattern, ignoreCase, perl, fixed);
    return substituted(search, replacement, x, true);
  }

  private static Value substituted(Search search, Value replacement, Value x, boolean all) {
    var context = search.context;
    if (search.fixed && search.text.isEmpty()) {
      throw new RError("zero-length pattern");
    }
    var news = replacement == NullValue.NULL ? StringVector.of() : Texts.of(context, replacement);
    if (news.length() == 0) {
      throw new RError("invalid 'replacement' argument");
    }
    if (news.length() > 1) {
      context.warning(
          "argument 'replacement' has length > 1 and only the first element will be used");
    }
    var texts = Texts.of(context, x);
    var result = new String[texts.length()];
    boolean unknown = search.compiled == null;
    var substitution = unknown ? null : new Substitution(search.pattern(), news.get(0));
    for (int i = 0; i < result.length; i++) {
      var text = texts.get(i);
      if (substitution == null || Na.isNa(text)) {
        result[i] = Na.STRING;
      } else if (news.isNa(0)) {
        result[i] = search.find(text, i) == null ? text : Na.STRING;
      } else {
        result[i] = substituted(search, substitution, text, i, all);
      }
    }
    var changed = StringVector.of(result);
    if (x instanceof StringVector) {
      changed.setAttributes(x.attributes());
    }
    return changed;
  }

  private static String substituted(
      Search search, Substitution substitution, String text, int element, boolean all) {
    try {
      return all ? substitution.all(text) : substitution.first(text);
    } catch (PatternLimitException e) {
      search.limit(element);
      return text;
    }
  }

  @RBuiltin(
      value = "regexpr",
      formals = "pattern, text, ignore.case, perl, fixed, useBytes",
      quiet = true)
  static Value regexpr(
      Context context,
      Value pattern,
      Value text,
      @Nullable Value ignoreCase,
      @Nullable Value perl,
      @Nullable Value fixed,
      @Nullable Value useBytes) {
    var search = Search.of(context, pattern, ignoreCase, perl, fixed).known();
    var texts = Texts.of(context, text);
    var places = new MatchPlaces(search.compiled, texts.length());
    for (int i = 0; i < texts.length(); i++) {
      var each = texts.get(i);
      if (Na.isNa(each)) {
        places.addMissing();
      } else {
        places.add(search.find(each, i), each);
      }
    }
    return places.build(isAscii(texts) && MatchPlaces.isAscii(search.text));
  }

  private static boolean isAscii(StringVector texts) {
    for (int i = 0; i < texts.length(); i++) {
      if (!MatchPlaces.isAscii(texts.get(i))) {
        return false;
      }
    }
    return true;
  }

  @RBuiltin(
      value = "gregexpr",
      formals = "pattern, text, ignore.case, perl, fixed, useBytes",
      quiet = true)
  static Value gregexpr(
      Context context,
      Value pattern,
      Value text,
      @Nullable Value ignoreCase,
      @Nullable Value perl,
      @Nullable Value fixed,
      @Nullable Value useBytes) {
    var search = Search.of(context, pattern, ignoreCase, perl, fixed).known();
    var texts = Texts.of(context, text);
    boolean ascii = isAscii(texts) && MatchPlaces.isAscii(search.text);
    var result = new Value[texts.length()];
    for (int i = 0; i < result.length; i++) {
      var each = texts.get(i);
      if (Na.isNa(each)) {
        result[i] = MatchPlaces.missing();
        continue;
      }
      var matches = all(search, each, i);
      var places = new MatchPlaces(search.compiled, Math.max(1, matches.size()));
      for (var match : matches) {
        places.add(match, each);
      }
      if (matches.isEmpty()) {
        places.add(null, each);
      }
      result[i] = places.build(ascii);
    }
    return ListVector.of(result);
  }

  private static List<Match> all(Search search, String text, int element) {
    try {
      return Matches.all(text, search.pattern());
    } catch (PatternLimitException e) {
      search.limit(element);
      return List.of();
    }
  }

  private static Value named(Value[] values, Value from) {
    var result = ListVector.of(values);
    if (from instanceof Vector vector && vector.names() != null) {
      result.setAttribute(Symbol.NAMES, vector.names());
    }
    return result;
  }

  @RBuiltin(value = "regexec", formals = "pattern, text, ignore.case, perl, fixed, useBytes")
  static Value regexec(
      Context context,
      Value pattern,
      Value text,
      @Nullable Value ignoreCase,
      @Nullable Value perl,
      @Nullable Value fixed,
      @Nullable Value useBytes) {
    var search = Search.of(context, pattern, ignoreCase, perl, fixed).known();
    var texts = Texts.of(context, text);
    boolean ascii = isAscii(texts) && MatchPlaces.isAscii(search.text);
    var result = new Value[texts.length()];
    for (int i = 0; i < result.length; i++) {
      var each = texts.get(i);
      result[i] =
          Na.isNa(each)
              ? MatchPlaces.missing()
              : MatchPlaces.groups(search.find(each, i), each, ascii);
    }
    return ListVector.of(result);
  }

  @RBuiltin(value = "strsplit", formals = "x, split, fixed, perl, useBytes", quiet = true)
  static Value strsplit(
      Context context,
      Value x,
      @Nullable Value split,
      @Nullable Value fixed,
      @Nullable Value perl,
      @Nullable Value useBytes) {
    if (!(x instanceof StringVector texts)) {
      throw new RError("non-character argument");
    }
    var dialect = dialect(context, perl, fixed);
    if (split == null) {
      throw new RError("argument \"split\" is missing, with no default");
    }
    var splits = split == NullValue.NULL ? StringVector.of() : Texts.of(context, split);
    var result = new Value[texts.length()];
    var recent = new RecentTexts();
    for (int i = 0; i < result.length; i++) {
      var text = texts.get(i);
      var separator = splits.length() == 0 ? "" : splits.get(i % splits.length());
      if (Na.isNa(text) || Na.isNa(separator)) {
        result[i] = new StringVector(text);
      } else if (separator.isEmpty()) {
        result[i] = StringVector.of(Splitting.characters(text));
      } else {
        var pattern = PatternCache.compile(context, separator, dialect, false);
        result[i] = StringVector.of(Splitting.split(text, pattern, recent));
      }
    }
    return named(result, x);
  }
}
