package dev.oser.lang.r.regex;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** R's default patterns. */
final class ExtendedPattern implements TextPattern {
  private final Pattern java;
  private final @Nullable Nfa nfa;
  private final int[] parents;

  private ExtendedPattern(Pattern java, @Nullable Nfa nfa, int[] parents) {
    this.java = java;
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
  public @Nullable Match find(String text, int from) {
    int begin = from;
    int end = text.length();
    if (nfa != null) {
      var bounds = nfa.find(text, from);
      if (bounds == null) {
        return null;
      }
      begin = bounds[0];
      end = bounds[1];
      if (groupCount() == 0) {
        return new Match(begin, end);
      }
    }
    // TRE does not look at what is before the place where it goes on, but knows it is not the
    // start.
    var matcher = java.matcher(new BoundedText(text)).useAnchoringBounds(false);
    matcher.region(begin, end).useTransparentBounds(nfa != null);
    if (nfa != null) {
      return groupsBetween(matcher, begin, end);
    }
    return matcher.find() ? new Match(offsets(matcher)) : null;
  }

  /** The longest match is known; which groups it had is found by matching just that. */
  private Match groupsBetween(Matcher matcher, int begin, int end) {
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
