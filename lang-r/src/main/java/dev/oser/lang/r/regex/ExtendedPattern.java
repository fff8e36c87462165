package dev.oser.lang.r.regex;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** R's default patterns. */
final class ExtendedPattern implements TextPattern {
  private static final int NONE = -1;
  private static final int UNKNOWN = -2;

  /** How often a text may be looked at before the machine takes over. */
  private static final int PATIENCE = 2_000;

  private static final int PATIENCE_PER_CHARACTER = 50;

  private final Pattern java;
  private final boolean risky;
  private final @Nullable Nfa nfa;
  private final int[] parents;

  private ExtendedPattern(Pattern java, @Nullable Nfa nfa, int[] parents) {
    this.java = java;
    this.risky = nfa == null && BoundedText.isRisky(java.pattern());
    this.nfa = nfa;
    this.parents = parents;
  }

  static ExtendedPattern compile(String pattern, boolean ignoreCase) {
    var parsed = EreParser.parse(pattern, ignoreCase);
    var node = parsed.node();
    var java = Pattern.compile(EreTranslator.translate(node));
    boolean first = parsed.references() || Ambiguity.isLazy(node) || !Ambiguity.isIn(node);
    return new ExtendedPattern(
        java, first ? null : Nfa.of(node), EreTranslator.parents(node, parsed.groups()));
  }

  @Override
  public boolean isIn(String text) {
    if (nfa == null) {
      return matcher(text, 0, 0, BoundedText.of(text, risky)).find();
    }
    int start = start(text, 0, 0);
    return start == UNKNOWN ? nfa.find(text, 0, 0) != null : start >= 0;
  }

  @Override
  public @Nullable Match find(String text, int from) {
    if (nfa == null) {
      var matcher = matcher(text, from, 0, BoundedText.of(text, risky));
      return matcher.find() ? new Match(offsets(matcher)) : null;
    }
    var bounds = longest(nfa, text, from, 0);
    return bounds == null || groupCount() == 0
        ? matchOf(bounds)
        : groupsBetween(text, bounds[0], bounds[1]);
  }

  @Override
  public @Nullable Match findInRest(String text, int from) {
    if (nfa == null) {
      var matcher = matcher(text, from, from, BoundedText.of(text, risky));
      return matcher.find() ? new Match(matcher.start(), matcher.end()) : null;
    }
    return matchOf(longest(nfa, text, from, from));
  }

  private static @Nullable Match matchOf(int @Nullable [] bounds) {
    return bounds == null ? null : new Match(bounds);
  }

  /** {@return start and end of the leftmost longest match from a place on, or null} */
  private int @Nullable [] longest(Nfa nfa, String text, int from, int begin) {
    int start = start(text, from, begin);
    return switch (start) {
      case NONE -> null;
      case UNKNOWN -> nfa.find(text, from, begin);
      default -> nfa.findAt(text, from, begin, start);
    };
  }

  /**
   * {@return what searches from a place on} TRE does not look at what is before the place where it
   * goes on, but knows whether it is where the text begins.
   */
  private Matcher matcher(String text, int from, int begin, CharSequence looked) {
    return java.matcher(looked).useAnchoringBounds(from == begin).region(from, text.length());
  }

  /**
   * {@return where the leftmost match starts, NONE or UNKNOWN} The first match that backtracking
   * finds starts where the longest does. If that takes long, it is left to the machine.
   */
  private int start(String text, int from, int begin) {
    try {
      long patience = PATIENCE + (long) PATIENCE_PER_CHARACTER * (text.length() - from);
      var matcher = matcher(text, from, begin, new BoundedText(text, patience));
      return matcher.find() ? matcher.start() : NONE;
    } catch (PatternLimitException | StackOverflowError e) {
      return UNKNOWN;
    }
  }

  /** The longest match is known; which groups it had is found by matching just that. */
  private Match groupsBetween(String text, int begin, int end) {
    var matcher =
        java.matcher(BoundedText.of(text, true))
            .useAnchoringBounds(false)
            .useTransparentBounds(true)
            .region(begin, end);
    if (matcher.matches()) {
      return new Match(offsets(matcher));
    }
    var offsets = new int[2 * parents.length];
    Arrays.fill(offsets, -1);
    offsets[0] = begin;
    offsets[1] = end;
    return new Match(offsets);
  }

  /** Groups that matched in an earlier round of the group around them are forgotten, as in TRE. */
  private int[] offsets(Matcher matcher) {
    var offsets = new int[2 * parents.length];
    for (int i = 0; i < parents.length; i++) {
      int start = matcher.start(i);
      int around = parents[i];
      boolean stale =
          i > 0 && (start < offsets[2 * around] || matcher.end(i) > offsets[2 * around + 1]);
      offsets[2 * i] = stale ? -1 : start;
      offsets[2 * i + 1] = stale ? -1 : matcher.end(i);
    }
    return offsets;
  }

  @Override
  public int groupCount() {
    return parents.length - 1;
  }

  @Override
  public List<String> groupNames() {
    return Collections.nCopies(groupCount(), "");
  }
}
