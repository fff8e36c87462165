package dev.oser.lang.r.regex;

import dev.oser.lang.r.regex.EreNode.Assertion;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads extended regular expressions with TRE's extensions. */
final class EreParser {
  private static final int MOST_REPEATS = 255;
  private static final int DEEPEST = 1000;

  private final String pattern;
  private boolean ignoreCase;
  private int position;
  private int depth;
  private int groups;
  private int highestReference;
  private boolean quoting;

  private EreParser(String pattern, boolean ignoreCase) {
    this.pattern = pattern;
    this.ignoreCase = ignoreCase;
  }

  /** A tree and how many groups it has. */
  record Parsed(EreNode node, int groups, boolean references) {}

  static Parsed parse(String pattern, boolean ignoreCase) {
    var parser = new EreParser(pattern, ignoreCase);
    var node = parser.choice();
    if (parser.highestReference > parser.groups) {
      throw parser.error("Invalid back reference");
    }
    return new Parsed(node, parser.groups, parser.highestReference > 0);
  }

  private EreNode choice() {
    var alternatives = new ArrayList<EreNode>();
    alternatives.add(sequence());
    boolean nullable = Ambiguity.isNullable(alternatives.getFirst());
    while (!quoting && peek() == '|') {
      position++;
      int before = groups;
      var next = sequence();
      // Of several ways to match nothing TRE knows the first only: "$|^" is never found at the
      // start.
      if (nullable && groups == before) {
        next = withoutEmptyMatch(next);
      }
      if (next != null) {
        nullable |= Ambiguity.isNullable(next);
        alternatives.add(next);
      }
    }
    return alternatives.size() == 1 ? alternatives.getFirst() : new EreNode.Choice(alternatives);
  }

  /**
   * {@return what matches the same but for the empty text, null if that is nothing; the node itself
   * where that takes more than a look}
   */
  private static @Nullable EreNode withoutEmptyMatch(EreNode node) {
    return switch (node) {
      case EreNode.Place place -> null;
      case EreNode.Sequence(var parts)
          when parts.stream().allMatch(EreNode.Place.class::isInstance) ->
          null;
      case EreNode.Repeat(var body, int min, int max, boolean lazy)
          when min == 0 && body instanceof EreNode.One ->
          max == 0 ? null : new EreNode.Repeat(body, 1, max, lazy);
      default -> node;
    };
  }

  private EreNode sequence() {
    var parts = new ArrayList<EreNode>();
    while (position < pattern.length()
        && (quoting || (peek() != '|' && (peek() != ')' || depth == 0)))) {
      parts.add(repeated(atom()));
    }
    return parts.size() == 1 ? parts.getFirst() : new EreNode.Sequence(List.copyOf(parts));
  }

  private EreNode repeated(EreNode atom) {
    var node = atom;
    while (!quoting) {
      switch (peek()) {
        case '*' -> node = simple(node, 0, -1);
        case '+' -> node = simple(node, 1, -1);
        case '?' -> node = simple(node, 0, 1);
        case '{' -> node = bounded(node);
        default -> {
          return node;
        }
      }
    }
    return node;
  }

  private EreNode simple(EreNode node, int min, int max) {
    position++;
    boolean lazy = lazy();
    if (peek() == '*' || peek() == '+') {
      throw error("Invalid use of repetition operators");
    }
    return new EreNode.Repeat(node, min, max, lazy);
  }

  private boolean lazy() {
    if (peek() == '?') {
      position++;
      return true;
    }
    return false;
  }

  private EreNode bounded(EreNode node) {
    int close = pattern.indexOf('}', position);
    if (close < 0) {
      throw error("Missing '}'");
    }
    var bounds = pattern.substring(position + 1, close);
    position = close + 1;
    int comma = bounds.indexOf(',');
    int min = number(comma < 0 ? bounds : bounds.substring(0, comma));
    int max = comma < 0 ? min : number(bounds.substring(comma + 1));
    if (comma < 0 ? min < 0 : max >= 0 && min > max) {
      throw error("Invalid contents of {}");
    }
    // Without a lower bound TRE counts one more.
    return new EreNode.Repeat(node, Math.max(min, 0), min < 0 && max >= 0 ? max + 1 : max, lazy());
  }

  /** {@return a bound, -1 if there is none} */
  private int number(String digits) {
    if (digits.isEmpty()) {
      return -1;
    }
    if (digits.length() > 3 || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      throw error("Invalid contents of {}");
    }
    int value = Integer.parseInt(digits);
    if (value > MOST_REPEATS) {
      throw error("Invalid contents of {}");
    }
    return value;
  }

  private EreNode atom() {
    int c = pattern.codePointAt(position);
    if (quoting) {
      if (pattern.startsWith("\\E", position)) {
        position += 2;
        quoting = false;
        return new EreNode.Sequence(List.of());
      }
      return literal(c);
    }
    switch (c) {
      case '*', '+', '?', '{' -> {
        // Nothing to repeat: repeats nothing.
        return new EreNode.Sequence(List.of());
      }
      case '(' -> {
        return group();
      }
      case '[' -> {
        position++;
        return new EreNode.One(brackets());
      }
      case '.' -> {
        position++;
        return new EreNode.One(CharSet.any());
      }
      case '^' -> {
        position++;
        return new EreNode.Place(Assertion.START);
      }
      case '$' -> {
        position++;
        return new EreNode.Place(Assertion.END);
      }
      case '\\' -> {
        position++;
        return escape();
      }
      default -> {
        return literal(c);
      }
    }
  }

  private EreNode literal(int c) {
    position += Character.charCount(c);
    return new EreNode.One(CharSet.of(c, ignoreCase));
  }

  private EreNode group() {
    position++;
    boolean outerCase = ignoreCase;
    int number = 0;
    if (peek() == '?') {
      position++;
      if (!flags()) {
        return new EreNode.Sequence(List.of());
      }
    } else {
      number = ++groups;
    }
    if (++depth > DEEPEST) {
      throw error("Out of memory");
    }
    var body = choice();
    if (peek() != ')') {
      throw error("Missing ')'");
    }
    position++;
    depth--;
    ignoreCase = outerCase;
    return new EreNode.Group(body, number);
  }

  /** Reads {@code (?i)} or {@code (?:}. {@return whether a group follows} */
  private boolean flags() {
    boolean on = true;
    while (true) {
      int c = peek();
      position++;
      switch (c) {
        case 'i' -> ignoreCase = on;
        case '-' -> on = false;
        case ':' -> {
          return true;
        }
        case ')' -> {
          return false;
        }
        default -> throw error("Invalid regexp");
      }
    }
  }

  private EreNode escape() {
    if (position >= pattern.length()) {
      throw error("Trailing backslash");
    }
    int c = pattern.codePointAt(position);
    position += Character.charCount(c);
    return switch (c) {
      case 'w' -> word(false);
      case 'W' -> word(true);
      case 's' -> named(CharacterClass.SPACE, false);
      case 'S' -> named(CharacterClass.SPACE, true);
      case 'd' -> named(CharacterClass.DIGIT, false);
      case 'D' -> named(CharacterClass.DIGIT, true);
      case 'b' -> new EreNode.Place(Assertion.WORD_EDGE);
      case 'B' -> new EreNode.Place(Assertion.NO_WORD_EDGE);
      case '<' -> new EreNode.Place(Assertion.WORD_START);
      case '>' -> new EreNode.Place(Assertion.WORD_END);
      case 't' -> one('\t');
      case 'n' -> one('\n');
      case 'r' -> one('\r');
      case 'f' -> one('\f');
      case 'a' -> one(7);
      case 'e' -> one(27);
      case 'x' -> hexadecimal();
      case 'Q' -> {
        quoting = true;
        yield new EreNode.Sequence(List.of());
      }
      default -> {
        if (c >= '1' && c <= '9') {
          highestReference = Math.max(highestReference, c - '0');
          yield new EreNode.Reference(c - '0', ignoreCase);
        }
        yield one(c);
      }
    };
  }

  private EreNode one(int c) {
    return new EreNode.One(CharSet.of(c, ignoreCase));
  }

  /** A character given by its number is just that, in both cases of {@code ignore.case}. */
  private static EreNode exactly(int c) {
    return new EreNode.One(CharSet.of(c, false));
  }

  private EreNode hexadecimal() {
    int end = position;
    if (peek() == '{') {
      int close = pattern.indexOf('}', position);
      if (close < 0) {
        throw error("Missing '}'");
      }
      int start = position + 1;
      position = close + 1;
      return exactly(hexadecimal(start, close));
    }
    while (end < pattern.length()
        && end < position + 2
        && Character.digit(pattern.charAt(end), 16) >= 0) {
      end++;
    }
    int start = position;
    position = end;
    return exactly(hexadecimal(start, end));
  }

  private int hexadecimal(int start, int end) {
    int value = 0;
    for (int i = start; i < end; i++) {
      int digit = Character.digit(pattern.charAt(i), 16);
      if (digit < 0 || value > Character.MAX_CODE_POINT >> 4) {
        throw error("Invalid contents of {}");
      }
      value = value * 16 + digit;
    }
    return value;
  }

  private EreNode word(boolean negated) {
    var set = CharSet.builder().add(CharacterClass.ALNUM).range('_', '_');
    return new EreNode.One(set.build(negated, false));
  }

  private EreNode named(CharacterClass named, boolean negated) {
    return new EreNode.One(CharSet.builder().add(named).build(negated, false));
  }

  /** Reads what follows an opening bracket. */
  private CharSet brackets() {
    var set = CharSet.builder();
    boolean negated = peek() == '^';
    if (negated) {
      position++;
    }
    for (boolean first = true; first || peek() != ']'; first = false) {
      if (position >= pattern.length()) {
        throw error("Missing ']'");
      }
      if (pattern.startsWith("[.", position) || pattern.startsWith("[=", position)) {
        throw error("Unknown collating element");
      }
      if (pattern.startsWith("[:", position)) {
        set.add(className());
      } else {
        int from = next();
        int to = from;
        if (peek() == '-' && !pattern.startsWith("-]", position)) {
          position++;
          to = position < pattern.length() ? next() : -1;
        }
        if (to < from) {
          throw error("Invalid character range");
        }
        set.range(from, to);
      }
    }
    position++;
    return set.build(negated, ignoreCase);
  }

  private CharacterClass className() {
    int close = pattern.indexOf(":]", position + 2);
    if (close < 0) {
      throw error("Unknown character class name");
    }
    var named = CharacterClass.of(pattern.substring(position + 2, close));
    if (named == null) {
      throw error("Unknown character class name");
    }
    position = close + 2;
    return named;
  }

  private int next() {
    int c = pattern.codePointAt(position);
    position += Character.charCount(c);
    return c;
  }

  private int peek() {
    return position < pattern.length() ? pattern.charAt(position) : -1;
  }

  private PatternSyntaxError error(String reason) {
    return PatternSyntaxError.extended(pattern, reason);
  }
}
