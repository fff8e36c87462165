package dev.oser.lang.r.regex;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A compiled pattern of one of R's dialects. */
public sealed interface TextPattern permits ExtendedPattern, PerlPattern, FixedPattern {
  /** Which language a pattern is in. */
  enum Dialect {
    /** The default: POSIX extended regular expressions. */
    EXTENDED,
    /** {@code perl = TRUE}. */
    PERL,
    /** {@code fixed = TRUE}. */
    FIXED
  }

  /**
   * {@return the compiled pattern}
   *
   * @throws PatternSyntaxError if it is not one
   */
  static TextPattern compile(String pattern, Dialect dialect, boolean ignoreCase) {
    return switch (dialect) {
      case EXTENDED -> ExtendedPattern.compile(pattern, ignoreCase);
      case PERL -> PerlPattern.compile(pattern, ignoreCase);
      case FIXED -> new FixedPattern(pattern);
    };
  }

  /**
   * {@return the first match at or after an offset, or null}
   *
   * @param from where to start; beyond 0 this goes on after an earlier match, so that {@code ^}
   *     does not match there
   */
  @Nullable Match find(String text, int from);

  /**
   * {@return the first match in what a text has from an offset on, or null} What is before the
   * offset is as good as not there: {@code ^} matches at it. Groups are not told.
   */
  @Nullable Match findInRest(String text, int from);

  /** {@return whether there is a match, as {@code grepl} asks} */
  boolean isIn(String text);

  /** {@return whether a pattern is one of Perl's, whose groups {@code regexpr} tells} */
  static boolean isPerl(TextPattern pattern) {
    return pattern instanceof PerlPattern;
  }

  /** {@return how many groups a match has, without the whole} */
  int groupCount();

  /** {@return the names of the groups, empty where there is none} */
  List<String> groupNames();
}
