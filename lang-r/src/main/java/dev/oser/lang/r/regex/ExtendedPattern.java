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
  private final boolean places;

  private ExtendedPattern(Pattern java, @Nullable Nfa nfa, int[] parents, boolean places) {
    this.places = places;
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
        java,
        first ? null : Nfa.of(node),
        EreTranslator.parents(node, parsed.groups()),
        isChoiceOfPlaces(node));
  }

  private static boolean isChoiceOfPlaces(EreNode node) {
    return switch (node) {
      case EreNode.Choice(var alternatives) ->
          alternatives.stream().allMatch(ExtendedPattern::isPlace);
      case EreNode.Sequence(var parts) -> parts.size() == 1 && isChoiceOfPlaces(parts.getFirst());
      default -> false;
    };
  }

  private static boolean isPlace(EreNode node) {
    return node instanceof EreNode.Place
        || node instanceof EreNode.Sequence(var parts)
            && parts.size() == 1
            && isPlace(parts.getFirst());
  }

  /** TRE finds one match only of a pattern such as {@code ^|$}. */
  boolean matchesOnce() {
    return places;
  }

  @Override
  public boolean isIn(String text) {
    if (nfa == null) {
      return matcher(text, 0, risky).find();
    }
    int start = start(text, 0);
    return start == UNKNOWN ? nfa.find(text, 0) != null : start >= 0;
  }

  @Override
  public @Nullable Match find(String text, int from) {
    if (nfa == null) {
      var matcher = matcher(text, from, risky);
      return matcher.find() ? new Match(offsets(matcher)) : null;
    }
    int start = start(text, from);
    if (start == NONE) {
      return null;
    }
    int[] bounds = start == UNKNOWN ? nfa.find(text, from) : nfa.findAt(text, from, start);
    if (bounds == null) {
      return null;
    }
    return groupCount() == 0 ? new Match(bounds) : groupsBetween(text, bounds[0], bounds[1]);
  }

  /** TRE does not look at what is before the place where it goes on, but knows it is no start. */
  private Matcher matcher(String text, int from, boolean bounded) {
    return java.matcher(BoundedText.of(text, bounded))
        .useAnchoringBounds(false)
        .region(from, text.length());
  }

  /**
   * {@return where the leftmost match starts, NONE or UNKNOWN} The first match that backtracking
   * finds starts where the longest does. If that takes long, it is left to the machine.
   */
  private int start(String text, int from) {
    try {
      var bounded = new BoundedText(text, PATIENCE + (long) PATIENCE_PER_CHARACTER * text.length());
      var matcher = java.matcher(bounded).useAnchoringBounds(false).region(from, text.length());
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
