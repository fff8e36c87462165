package dev.oser.lang.r.builtin;

import dev.oser.lang.r.regex.PatternSyntaxError;
import dev.oser.lang.r.regex.TextPattern;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.RError;
import java.util.LinkedHashMap;
import java.util.Map;

/** Compiled patterns of one session, because loops use the same again and again. */
final class PatternCache {
  private static final int MOST = 200;

  private record Key(String pattern, TextPattern.Dialect dialect, boolean ignoreCase) {}

  private final Map<Key, TextPattern> patterns =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, TextPattern> eldest) {
          return size() > MOST;
        }
      };

  private PatternCache() {}

  /** {@return the compiled pattern} Warns and fails in the words of R if it is none. */
  static TextPattern compile(
      Context context, String pattern, TextPattern.Dialect dialect, boolean ignoreCase) {
    var cache = context.runtime().extension(PatternCache.class, PatternCache::new);
    var key = new Key(pattern, dialect, ignoreCase);
    var known = cache.patterns.get(key);
    if (known != null) {
      return known;
    }
    try {
      var compiled = TextPattern.compile(pattern, dialect, ignoreCase);
      cache.patterns.put(key, compiled);
      return compiled;
    } catch (PatternSyntaxError e) {
      var builtin = context.builtin();
      if (builtin != null
          && builtin.name().equals("regexec")
          && dialect != TextPattern.Dialect.PERL) {
        throw new RError("regcomp error: '" + e.reason() + "'");
      }
      context.warning(e.warning());
      throw new RError(e.message());
    }
  }
}
