package dev.oser.lang.r.regex;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code fixed = TRUE}: the text itself. */
record FixedPattern(String pattern) implements TextPattern {
  @Override
  public @Nullable Match find(String text, int from) {
    int start = text.indexOf(pattern, from);
    return start < 0 ? null : new Match(start, start + pattern.length());
  }

  @Override
  public @Nullable Match findInRest(String text, int from) {
    return find(text, from);
  }

  @Override
  public boolean isIn(String text) {
    return text.contains(pattern);
  }

  @Override
  public int groupCount() {
    return 0;
  }

  @Override
  public List<String> groupNames() {
    return List.of();
  }
}
