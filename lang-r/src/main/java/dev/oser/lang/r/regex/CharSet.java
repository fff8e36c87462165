package dev.oser.lang.r.regex;

import java.util.ArrayList;
import java.util.List;

/** A set of characters that one position of an extended expression matches. */
final class CharSet {
  private static final int ASCII = 128;

  private final List<int[]> ranges;
  private final List<CharacterClass> classes;
  private final boolean negated;
  private final boolean ignoreCase;
  private final boolean[] ascii = new boolean[ASCII];

  private CharSet(
      List<int[]> ranges, List<CharacterClass> classes, boolean negated, boolean ignoreCase) {
    this.ranges = ranges;
    this.classes = classes;
    this.negated = negated;
    this.ignoreCase = ignoreCase;
    for (int c = 0; c < ASCII; c++) {
      ascii[c] = compute(c);
    }
  }

  static CharSet of(int c, boolean ignoreCase) {
    return new CharSet(List.of(new int[] {c, c}), List.of(), false, ignoreCase);
  }

  static CharSet any() {
    return new CharSet(List.of(), List.of(), true, false);
  }

  static Builder builder() {
    return new Builder();
  }

  boolean contains(int c) {
    return c < ASCII ? ascii[c] : compute(c);
  }

  private boolean compute(int c) {
    boolean found = inside(c);
    if (!found && ignoreCase) {
      found = inside(Character.toLowerCase(c)) || inside(Character.toUpperCase(c));
    }
    return found != negated;
  }

  private boolean inside(int c) {
    for (var range : ranges) {
      if (c >= range[0] && c <= range[1]) {
        return true;
      }
    }
    for (var named : classes) {
      if (named.contains(c)) {
        return true;
      }
    }
    return false;
  }

  /** {@return whether some character may be in both; sure only about ASCII} */
  boolean overlaps(CharSet other) {
    for (int c = 0; c < ASCII; c++) {
      if (ascii[c] && other.ascii[c]) {
        return true;
      }
    }
    return mayHoldOthers() && other.mayHoldOthers();
  }

  private boolean mayHoldOthers() {
    return negated || !classes.isEmpty() || ranges.stream().anyMatch(range -> range[1] >= ASCII);
  }

  /** Appends the set as Java writes it. */
  void appendJava(StringBuilder out) {
    if (ranges.isEmpty() && classes.isEmpty()) {
      out.append("[\\x{0}-\\x{10ffff}]");
      return;
    }
    boolean one = ranges.size() == 1 && ranges.get(0)[0] == ranges.get(0)[1] && classes.isEmpty();
    if (one && !negated && !ignoreCase) {
      // Plain characters are what Java searches for fastest.
      literal(ranges.get(0)[0], out);
      return;
    }
    out.append(ignoreCase ? "(?iu:" : "").append(negated ? "[^" : "[");
    for (var range : ranges) {
      hex(range[0], out);
      if (range[1] > range[0]) {
        out.append('-');
        hex(range[1], out);
      }
    }
    for (var named : classes) {
      out.append(named.java);
    }
    out.append(ignoreCase ? "])" : "]");
  }

  private static void literal(int c, StringBuilder out) {
    if (c < ASCII && (Character.isLetterOrDigit(c) || c == ' ' || c == '_')) {
      out.append((char) c);
    } else {
      hex(c, out);
    }
  }

  private static void hex(int c, StringBuilder out) {
    out.append("\\x{").append(Integer.toHexString(c)).append('}');
  }

  /** Collects what is between brackets. */
  static final class Builder {
    private final List<int[]> ranges = new ArrayList<>();
    private final List<CharacterClass> classes = new ArrayList<>();

    Builder range(int from, int to) {
      ranges.add(new int[] {from, to});
      return this;
    }

    Builder add(CharacterClass named) {
      classes.add(named);
      return this;
    }

    CharSet build(boolean negated, boolean ignoreCase) {
      return new CharSet(List.copyOf(ranges), List.copyOf(classes), negated, ignoreCase);
    }
  }
}
