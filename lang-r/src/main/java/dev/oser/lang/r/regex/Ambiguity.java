package dev.oser.lang.r.regex;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether the first match that backtracking finds may be shorter than the longest.
 *
 * <p>It is not if every decision is forced by the next character: alternatives begin with different
 * characters, and what is repeated begins with others than what follows. Nor is it in a sequence of
 * single characters, repeated or not: those that come first take nothing that a later one could use
 * better.
 */
final class Ambiguity {
  private Ambiguity() {}

  static boolean isIn(EreNode node) {
    return !isFlat(node) && isIn(node, List.of());
  }

  private static boolean isFlat(EreNode node) {
    return switch (node) {
      case EreNode.One one -> true;
      case EreNode.Place place -> true;
      case EreNode.Reference reference -> false;
      case EreNode.Choice choice -> false;
      case EreNode.Group(var body, int number) -> isFlat(body);
      case EreNode.Repeat repeat -> repeat.body() instanceof EreNode.One;
      case EreNode.Sequence(var parts) -> parts.stream().allMatch(Ambiguity::isFlat);
    };
  }

  /** The sets are those that may follow; null inside stands for anything. */
  private static boolean isIn(EreNode node, @Nullable List<CharSet> follow) {
    return switch (node) {
      case EreNode.One one -> false;
      case EreNode.Place place -> false;
      case EreNode.Reference reference -> false;
      case EreNode.Group(var body, int number) -> isIn(body, follow);
      case EreNode.Sequence(var parts) -> isInSequence(parts, follow);
      case EreNode.Choice(var alternatives) -> isInChoice(alternatives, follow);
      case EreNode.Repeat repeat -> isInRepeat(repeat, follow);
    };
  }

  private static boolean isInSequence(List<EreNode> parts, @Nullable List<CharSet> follow) {
    var after = follow;
    for (int i = parts.size() - 1; i >= 0; i--) {
      if (isIn(parts.get(i), after)) {
        return true;
      }
      after = before(parts.get(i), after);
    }
    return false;
  }

  private static boolean isInChoice(List<EreNode> alternatives, @Nullable List<CharSet> follow) {
    for (int i = 0; i < alternatives.size(); i++) {
      var first = first(alternatives.get(i));
      if (first == null || isNullable(alternatives.get(i)) || isIn(alternatives.get(i), follow)) {
        return true;
      }
      for (var other : alternatives.subList(0, i)) {
        var others = first(other);
        if (others == null || overlap(first, others)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isInRepeat(EreNode.Repeat repeat, @Nullable List<CharSet> follow) {
    var first = first(repeat.body());
    if (first == null || isNullable(repeat.body()) || follow == null || overlap(first, follow)) {
      return true;
    }
    var again = new ArrayList<>(follow);
    again.addAll(first);
    return isIn(repeat.body(), again);
  }

  private static boolean overlap(List<CharSet> some, List<CharSet> others) {
    return some.stream().anyMatch(set -> others.stream().anyMatch(set::overlaps));
  }

  /** {@return what a part and what follows it may begin with} */
  private static @Nullable List<CharSet> before(EreNode node, @Nullable List<CharSet> follow) {
    var first = first(node);
    if (!isNullable(node)) {
      return first;
    }
    if (first == null || follow == null) {
      return null;
    }
    var all = new ArrayList<>(first);
    all.addAll(follow);
    return all;
  }

  /** {@return the characters a node may begin with, or null if that is not known} */
  static @Nullable List<CharSet> first(EreNode node) {
    return switch (node) {
      case EreNode.One(var set) -> List.of(set);
      case EreNode.Place place -> List.of();
      case EreNode.Reference reference -> null;
      case EreNode.Group(var body, int number) -> first(body);
      case EreNode.Repeat repeat -> first(repeat.body());
      case EreNode.Sequence(var parts) -> {
        @Nullable List<CharSet> all = List.of();
        for (int i = parts.size() - 1; i >= 0; i--) {
          all = before(parts.get(i), all);
        }
        yield all;
      }
      case EreNode.Choice(var alternatives) -> {
        var all = new ArrayList<CharSet>();
        for (var alternative : alternatives) {
          var first = first(alternative);
          if (first == null) {
            yield null;
          }
          all.addAll(first);
        }
        yield all;
      }
    };
  }

  /** {@return whether a node may match the empty text} */
  static boolean isNullable(EreNode node) {
    return switch (node) {
      case EreNode.One one -> false;
      case EreNode.Place place -> true;
      case EreNode.Reference reference -> true;
      case EreNode.Group(var body, int number) -> isNullable(body);
      case EreNode.Repeat repeat -> repeat.min() == 0 || isNullable(repeat.body());
      case EreNode.Sequence(var parts) -> parts.stream().allMatch(Ambiguity::isNullable);
      case EreNode.Choice(var alternatives) ->
          alternatives.stream().anyMatch(Ambiguity::isNullable);
    };
  }

  /** {@return whether something is repeated as rarely as possible} */
  static boolean isLazy(EreNode node) {
    return switch (node) {
      case EreNode.Group(var body, int number) -> isLazy(body);
      case EreNode.Repeat repeat -> repeat.lazy() || isLazy(repeat.body());
      case EreNode.Sequence(var parts) -> parts.stream().anyMatch(Ambiguity::isLazy);
      case EreNode.Choice(var alternatives) -> alternatives.stream().anyMatch(Ambiguity::isLazy);
      case EreNode.One one -> false;
      case EreNode.Place place -> false;
      case EreNode.Reference reference -> false;
    };
  }
}
