package dev.oser.lang.r.regex;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** {@code sub} and {@code gsub} on one string. */
public final class Substitution {
  private final TextPattern pattern;
  private final List<Part> parts;

  /** A piece of a replacement. */
  private sealed interface Part {}

  private record Literal(String text) implements Part {}

  private record GroupText(int number) implements Part {}

  private record ChangeCase(Case to) implements Part {}

  private enum Case {
    UPPER,
    LOWER,
    SAME
  }

  /**
   * A substitution by a text in which {@code \1} to {@code \9} stand for groups, and with {@code
   * perl = TRUE} {@code \U \L \E} change the case of what follows.
   */
  public Substitution(TextPattern pattern, String replacement) {
    this.pattern = pattern;
    this.parts =
        pattern instanceof FixedPattern
            ? List.of(new Literal(replacement))
            : parse(replacement, pattern instanceof PerlPattern);
  }

  private static List<Part> parse(String replacement, boolean perl) {
    var parts = new ArrayList<Part>();
    var literal = new StringBuilder();
    for (int i = 0; i < replacement.length(); i++) {
      char c = replacement.charAt(i);
      if (c != '\\' || i + 1 == replacement.length()) {
        if (c != '\\') {
          literal.append(c);
        }
        continue;
      }
      char next = replacement.charAt(++i);
      boolean group = next >= '1' && next <= '9';
      if (group || (perl && (next == 'U' || next == 'L' || next == 'E'))) {
        parts.add(new Literal(literal.toString()));
        literal.setLength(0);
        parts.add(
            group
                ? new GroupText(next - '0')
                : new ChangeCase(next == 'U' ? Case.UPPER : next == 'L' ? Case.LOWER : Case.SAME));
      } else {
        literal.append(next);
      }
    }
    parts.add(new Literal(literal.toString()));
    return parts;
  }

  /** {@return the text with the first match replaced} */
  public String first(String text) {
    var match = pattern.find(text, 0);
    if (match == null) {
      return text;
    }
    var out = new StringBuilder().append(text, 0, match.start());
    append(match, text, out);
    return out.append(text, match.end(), text.length()).toString();
  }

  /** {@return the text with all matches replaced} */
  public String all(String text) {
    var match = pattern.find(text, 0);
    if (match == null) {
      return text;
    }
    var out = new StringBuilder(text.length() + 16);
    int done = 0;
    int lastEnd = -1;
    while (match != null) {
      out.append(text, done, match.start());
      done = match.end();
      // An empty match right behind another match does not count.
      if (!match.isEmpty() || match.start() != lastEnd) {
        append(match, text, out);
      }
      lastEnd = match.isEmpty() ? -1 : done;
      if (match.isEmpty()) {
        if (done == text.length()) {
          break;
        }
        int next = text.offsetByCodePoints(done, 1);
        out.append(text, done, next);
        done = next;
      }
      match = pattern.find(text, done);
    }
    return out.append(text, done, text.length()).toString();
  }

  private void append(Match match, String text, StringBuilder out) {
    var change = Case.SAME;
    for (var part : parts) {
      switch (part) {
        case Literal(var literal) -> out.append(literal);
        case GroupText(int number) -> {
          if (number <= match.groupCount() && match.start(number) >= 0) {
            appendPart(text, match.start(number), match.end(number), change, out);
          }
        }
        case ChangeCase(var to) -> change = to;
      }
    }
  }

  private static void appendPart(String text, int from, int to, Case change, StringBuilder out) {
    switch (change) {
      case UPPER -> out.append(text.substring(from, to).toUpperCase(Locale.ROOT));
      case LOWER -> out.append(text.substring(from, to).toLowerCase(Locale.ROOT));
      case SAME -> out.append(text, from, to);
    }
  }
}
