package dev.oser.lang.r.regex;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/** {@code perl = TRUE}. */
final class PerlPattern implements TextPattern {
  private final Pattern java;
  private final List<String> names;
  private final int keptGroup;
  private final boolean risky;

  private PerlPattern(Pattern java, List<String> names, int keptGroup) {
    this.risky = BoundedText.isRisky(java.pattern());
    this.java = java;
    this.names = names;
    this.keptGroup = keptGroup;
  }

  static PerlPattern compile(String pattern, boolean ignoreCase) {
    var translated = PerlTranslator.translate(pattern);
    int flags = Pattern.UNIX_LINES | Pattern.UNICODE_CASE;
    try {
      var java =
          Pattern.compile(translated.java(), ignoreCase ? flags | Pattern.CASE_INSENSITIVE : flags);
      var names = new ArrayList<>(translated.names());
      names.remove(PerlTranslator.KEPT);
      return new PerlPattern(java, List.copyOf(names), translated.keptGroup());
    } catch (PatternSyntaxException e) {
      throw PatternSyntaxError.perl(pattern, e.getDescription(), "");
    } catch (StackOverflowError e) {
      throw PatternSyntaxError.perl(pattern, "parentheses are too deeply nested", "");
    }
  }

  @Override
  public @Nullable Match find(String text, int from) {
    var matcher = java.matcher(BoundedText.of(text, risky));
    return find(matcher, from) ? new Match(offsets(matcher)) : null;
  }

  @Override
  public @Nullable Match findInRest(String text, int from) {
    var matcher = java.matcher(BoundedText.of(text, risky)).region(from, text.length());
    return find(matcher) ? new Match(offsets(matcher)) : null;
  }

  @Override
  public boolean isIn(String text) {
    return find(java.matcher(BoundedText.of(text, risky)));
  }

  private static boolean find(Matcher matcher, int from) {
    try {
      return matcher.find(from);
    } catch (StackOverflowError e) {
      throw new PatternLimitException();
    }
  }

  /** Finds in the region of a matcher. */
  private static boolean find(Matcher matcher) {
    try {
      return matcher.find();
    } catch (StackOverflowError e) {
      throw new PatternLimitException();
    }
  }

  private int[] offsets(Matcher matcher) {
    var offsets = new int[2 * (names.size() + 1)];
    int at = 0;
    for (int i = 0; i <= matcher.groupCount(); i++) {
      if (i > 0 && i == keptGroup) {
        continue;
      }
      offsets[at++] = matcher.start(i);
      offsets[at++] = matcher.end(i);
    }
    if (keptGroup > 0 && matcher.start(keptGroup) >= 0) {
      offsets[0] = matcher.start(keptGroup);
    }
    return offsets;
  }

  @Override
  public int groupCount() {
    return names.size();
  }

  @Override
  public List<String> groupNames() {
    return names;
  }
}
