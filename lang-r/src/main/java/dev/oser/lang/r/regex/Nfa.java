package dev.oser.lang.r.regex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An extended expression as a machine that is in many states at once (Thompson, <i>Regular
 * expression search algorithm</i>, CACM 11, 1968): the longest match from a place in one pass.
 */
final class Nfa {
  private static final int SPLIT = -1;
  private static final int PLACE = -2;
  private static final int ACCEPT = -3;
  private static final int CHARACTER = -4;

  private static final EreNode.Assertion[] ASSERTIONS = EreNode.Assertion.values();

  /** More states than this are not built. */
  private static final int MOST_STATES = 20_000;

  /** By state: what it is, the one or two states after it, the set or assertion. */
  private final List<int[]> states = new ArrayList<>();

  private final List<CharSet> sets = new ArrayList<>();
  private final int start;
  private final @Nullable List<CharSet> first;

  private Nfa(EreNode node) {
    int accept = add(ACCEPT, 0, 0, 0);
    start = build(node, accept);
    first = Ambiguity.isNullable(node) ? null : Ambiguity.first(node);
  }

  /** {@return the machine, or null if it would be too large} */
  static @Nullable Nfa of(EreNode node) {
    try {
      return new Nfa(node);
    } catch (TooLarge e) {
      return null;
    }
  }

  private static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooLarge() {
      super(null, null, false, false);
    }
  }

  private int add(int kind, int next, int other, int data) {
    if (states.size() >= MOST_STATES) {
      throw new TooLarge();
    }
    states.add(new int[] {kind, next, other, data});
    return states.size() - 1;
  }

  /** {@return the state in which a node starts that goes on with another state} */
  private int build(EreNode node, int next) {
    return switch (node) {
      case EreNode.One(var set) -> {
        sets.add(set);
        yield add(CHARACTER, next, 0, sets.size() - 1);
      }
      case EreNode.Place(var assertion) -> add(PLACE, next, 0, assertion.ordinal());
      case EreNode.Group(var body, int number) -> build(body, next);
      case EreNode.Sequence(var parts) -> {
        int state = next;
        for (int i = parts.size() - 1; i >= 0; i--) {
          state = build(parts.get(i), state);
        }
        yield state;
      }
      case EreNode.Choice(var alternatives) -> {
        int state = build(alternatives.getLast(), next);
        for (int i = alternatives.size() - 2; i >= 0; i--) {
          state = add(SPLIT, build(alternatives.get(i), next), state, 0);
        }
        yield state;
      }
      case EreNode.Repeat(var body, int min, int max, boolean lazy) -> repeat(body, min, max, next);
      case EreNode.Reference reference ->
          throw new IllegalArgumentException("no machine knows what a group matched");
    };
  }

  private int repeat(EreNode body, int min, int max, int next) {
    int state = next;
    if (max < 0) {
      int loop = add(SPLIT, 0, next, 0);
      states.get(loop)[1] = build(body, loop);
      state = loop;
    }
    for (int i = min; i < max; i++) {
      state = add(SPLIT, build(body, state), next, 0);
    }
    for (int i = 0; i < min; i++) {
      state = build(body, state);
    }
    return state;
  }

  /** {@return whether a match can begin with this character} */
  private boolean canStart(int c) {
    if (first == null) {
      return true;
    }
    for (var set : first) {
      if (set.contains(c)) {
        return true;
      }
    }
    return false;
  }

  /**
   * {@return start and end of the leftmost longest match at or after an offset, or null}
   *
   * @param begin where the text begins: at 0, or where the search does
   */
  int @Nullable [] find(String text, int from, int begin) {
    var run = new Run(text, from, begin);
    // One pass for all starts keeps a text without a match from being read from each of them.
    if (first != null && !run.matchesSomewhere()) {
      return null;
    }
    for (int i = from; i < text.length(); ) {
      int c = text.codePointAt(i);
      int end = canStart(c) ? run.longest(i) : -1;
      if (end >= 0) {
        return new int[] {i, end};
      }
      i += Character.charCount(c);
    }
    int end = run.longest(text.length());
    return end >= 0 ? new int[] {text.length(), end} : null;
  }

  /** {@return the bounds of the longest match that starts at a place, in a search from another} */
  int @Nullable [] findAt(String text, int from, int begin, int start) {
    int end = new Run(text, from, begin).longest(start);
    return end >= 0 ? new int[] {start, end} : null;
  }

  /** The sets of states during one search. */
  private final class Run {
    private final String text;
    private final int from;
    private final int begin;
    private int[] current = new int[states.size()];
    private int[] upcoming = new int[states.size()];
    private final int[] marks = new int[states.size()];
    private int[] stack = new int[16];
    private int mark;
    private int count;
    private boolean accepted;

    Run(String text, int from, int begin) {
      this.text = text;
      this.from = from;
      this.begin = begin;
    }

    /** {@return where the longest match that starts here ends, or -1} */
    int longest(int begin) {
      int end = -1;
      enter(begin);
      for (int i = begin; ; ) {
        if (accepted) {
          end = i;
        }
        if (count == 0 || i >= text.length()) {
          return end;
        }
        i = step(i, false);
      }
    }

    /** {@return whether there is a match that starts anywhere} */
    boolean matchesSomewhere() {
      enter(from);
      for (int i = from; !accepted; ) {
        if (i >= text.length()) {
          return false;
        }
        i = step(i, true);
      }
      return true;
    }

    /** Reads a character. {@return the offset behind it} */
    private int step(int i, boolean restart) {
      int c = text.codePointAt(i);
      int next = i + Character.charCount(c);
      var old = current;
      int size = count;
      current = upcoming;
      upcoming = old;
      begin();
      for (int k = 0; k < size; k++) {
        var state = states.get(old[k]);
        if (sets.get(state[3]).contains(c)) {
          close(next, state[1]);
        }
      }
      if (restart) {
        close(next, start);
      }
      return next;
    }

    private void enter(int place) {
      begin();
      close(place, start);
    }

    private void begin() {
      count = 0;
      accepted = false;
      mark++;
    }

    /** Adds the states that are reached without reading. */
    private void close(int place, int state) {
      int depth = 0;
      stack[depth++] = state;
      while (depth > 0) {
        int next = stack[--depth];
        if (marks[next] == mark) {
          continue;
        }
        marks[next] = mark;
        var each = states.get(next);
        if (depth + 2 > stack.length) {
          stack = Arrays.copyOf(stack, 2 * stack.length);
        }
        switch (each[0]) {
          case CHARACTER -> current[count++] = next;
          case ACCEPT -> accepted = true;
          case SPLIT -> {
            stack[depth++] = each[1];
            stack[depth++] = each[2];
          }
          default -> {
            if (holds(ASSERTIONS[each[3]], place)) {
              stack[depth++] = each[1];
            }
          }
        }
      }
    }

    /** TRE does not look at what is before the place where it goes on. */
    private boolean holds(EreNode.Assertion assertion, int place) {
      int before = place > from ? text.codePointBefore(place) : -1;
      int after = place < text.length() ? text.codePointAt(place) : -1;
      return assertion.holds(before, after, place == begin, place == from);
    }
  }
}
