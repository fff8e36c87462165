package dev.oser.lang.r.regex;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Writes a pattern of PCRE in the words of {@code java.util.regex}. Most is the same; what Java
 * reads otherwise is escaped or rewritten, and what it cannot do is refused.
 */
final class PerlTranslator {
  /** The group that stands where {@code \K} stood. */
  static final String KEPT = "oserKept";

  private static final Pattern QUANTIFIER = Pattern.compile("\\{\\d+(,\\d*)?}");

  private final String pattern;
  private final StringBuilder out = new StringBuilder();
  private final List<String> names = new ArrayList<>();
  private int position;
  private int depth;
  private boolean kept;
  private boolean extended;
  private int highestReference;

  private PerlTranslator(String pattern) {
    this.pattern = pattern;
  }

  /**
   * A translated pattern.
   *
   * @param names of the groups by number, from 1 on; empty where there is none
   * @param keptGroup the number of the group that stands for {@code \K}, or 0
   */
  record Translated(String java, List<String> names, int keptGroup) {}

  static Translated translate(String pattern) {
    var translator = new PerlTranslator(pattern);
    translator.run();
    int kept = translator.names.indexOf(KEPT) + 1;
    return new Translated(translator.out.toString(), List.copyOf(translator.names), kept);
  }

  private void run() {
    while (position < pattern.length()) {
      char c = pattern.charAt(position);
      switch (c) {
        case '\\' -> escape();
        case '[' -> brackets();
        case '(' -> open();
        case ')' -> {
          if (--depth < 0) {
            throw error("unmatched closing parenthesis");
          }
          copy();
        }
        case '{' -> brace();
        case '#' -> {
          if (extended) {
            comment('\n');
          } else {
            out.append("\\#");
            position++;
          }
        }
        default -> copy();
      }
    }
    if (depth > 0) {
      throw error("missing closing parenthesis");
    }
    if (highestReference > names.size() - (kept ? 1 : 0)) {
      throw error("reference to non-existent subpattern");
    }
  }

  private void copy() {
    out.append(pattern.charAt(position++));
  }

  private void comment(char end) {
    int close = pattern.indexOf(end, position);
    position = close < 0 ? pattern.length() : close + 1;
  }

  /** A brace that starts no quantifier is itself. */
  private void brace() {
    int close = pattern.indexOf('}', position);
    var content = close < 0 ? "" : pattern.substring(position + 1, close);
    if (QUANTIFIER.matcher("{" + content + "}").matches()) {
      out.append(pattern, position, close + 1);
      position = close + 1;
      if (QUANTIFIER.matcher(pattern).region(position, pattern.length()).lookingAt()) {
        throw error("quantifier does not follow a repeatable item");
      }
    } else {
      out.append("\\{");
      position++;
    }
  }

  private void open() {
    depth++;
    if (pattern.startsWith("(*", position)) {
      throw unsupported("backtracking verbs");
    }
    if (!pattern.startsWith("(?", position)) {
      names.add("");
      copy();
      return;
    }
    int next = position + 2 < pattern.length() ? pattern.charAt(position + 2) : -1;
    switch (next) {
      case '#' -> {
        depth--;
        comment(')');
      }
      case 'P' -> python();
      case '<' -> {
        char after = position + 3 < pattern.length() ? pattern.charAt(position + 3) : 0;
        if (after == '=' || after == '!') {
          copy(4);
        } else {
          named(position + 3, '>');
        }
      }
      case '\'' -> named(position + 3, '\'');
      case ':', '=', '!', '>' -> copy(3);
      case '|' -> throw unsupported("branch resets");
      case '(' -> throw unsupported("conditional groups");
      case 'R', '&', '+', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' ->
          throw unsupported("recursive patterns");
      default -> flags();
    }
  }

  private void python() {
    if (pattern.startsWith("(?P<", position)) {
      named(position + 4, '>');
    } else if (pattern.startsWith("(?P=", position)) {
      int close = closing(position + 4, ')');
      out.append("\\k<").append(javaName(pattern.substring(position + 4, close))).append('>');
      position = close + 1;
      depth--;
    } else {
      throw unsupported("recursive patterns");
    }
  }

  private void named(int start, char end) {
    int close = closing(start, end);
    var name = pattern.substring(start, close);
    names.add(name);
    out.append("(?<").append(javaName(name)).append('>');
    position = close + 1;
  }

  /** Java's group names have no underscores. */
  private static String javaName(String name) {
    return name.replace("z", "zz").replace("_", "zu");
  }

  private int closing(int start, char end) {
    int close = pattern.indexOf(end, start);
    if (close < 0) {
      throw error("syntax error in subpattern name (missing terminator?)");
    }
    return close;
  }

  private void flags() {
    int end = position + 2;
    while (end < pattern.length() && "imsxn-".indexOf(pattern.charAt(end)) >= 0) {
      end++;
    }
    if (end >= pattern.length()
        || ")".indexOf(pattern.charAt(end)) < 0 && pattern.charAt(end) != ':') {
      throw error("unrecognized character after (? or (?-");
    }
    var flags = pattern.substring(position + 2, end);
    int minus = flags.indexOf('-');
    int x = flags.indexOf('x');
    if (x >= 0) {
      extended = minus < 0 || x < minus;
    }
    if (pattern.charAt(end) == ')') {
      depth--;
    }
    copy(end + 1 - position);
  }

  private void copy(int count) {
    out.append(pattern, position, position + count);
    position += count;
  }

  private void escape() {
    if (position + 1 >= pattern.length()) {
      throw error("\\ at end of pattern");
    }
    char c = pattern.charAt(position + 1);
    switch (c) {
      case 'K' -> {
        if (kept) {
          throw unsupported("\\K twice");
        }
        kept = true;
        names.add(KEPT);
        out.append("(?<").append(KEPT).append(">)");
        position += 2;
      }
      case 'g' -> reference();
      case 'N' -> {
        out.append("[^\\n]");
        position += 2;
      }
      case 'Q' -> {
        int end = pattern.indexOf("\\E", position + 2);
        int stop = end < 0 ? pattern.length() : end;
        for (int i = position + 2; i < stop; i++) {
          literal(pattern.charAt(i));
        }
        position = end < 0 ? stop : stop + 2;
      }
      case 'E' -> position += 2;
      case 'o' -> octalInBraces();
      case 'x', 'p', 'P' -> {
        boolean braces = pattern.startsWith("{", position + 2);
        copy(braces ? closing(position, '}') + 1 - position : 2);
      }
      case 'k' -> {
        char open = position + 2 < pattern.length() ? pattern.charAt(position + 2) : 0;
        int close = closing(position + 3, open == '{' ? '}' : open == '\'' ? '\'' : '>');
        out.append("\\k<").append(javaName(pattern.substring(position + 3, close))).append('>');
        position = close + 1;
      }
      default -> {
        if (c >= '1' && c <= '9') {
          digits();
        } else {
          copy(2);
        }
      }
    }
  }

  private void literal(char c) {
    if (!Character.isLetterOrDigit(c) && c < 128) {
      out.append('\\');
    }
    out.append(c);
  }

  private void octalInBraces() {
    int close = closing(position, '}');
    int value = Integer.parseInt(pattern.substring(position + 3, close), 8);
    out.append("\\x{").append(Integer.toHexString(value)).append('}');
    position = close + 1;
  }

  /** Digits are a group if there are so many, else an octal number. */
  private void digits() {
    int end = position + 1;
    while (end < pattern.length() && Character.isDigit(pattern.charAt(end))) {
      end++;
    }
    group(Integer.parseInt(pattern.substring(position + 1, Math.min(end, position + 4))));
    position = end;
  }

  /** Group n of the pattern is another one of Java's behind {@code \K}. */
  private void group(int number) {
    highestReference = Math.max(highestReference, number);
    int java = number;
    int kept = names.indexOf(KEPT);
    if (kept >= 0 && number > kept) {
      java++;
    }
    out.append("(?:\\").append(java).append(')');
  }

  private void reference() {
    int start = position + 2;
    int end;
    if (start < pattern.length() && pattern.charAt(start) == '{') {
      int close = closing(start, '}');
      start++;
      end = close;
      position = close + 1;
    } else {
      end = start;
      while (end < pattern.length()
          && (Character.isDigit(pattern.charAt(end))
              || (end == start && pattern.charAt(end) == '-'))) {
        end++;
      }
      position = end;
    }
    var name = pattern.substring(start, end);
    if (name.matches("-\\d+")) {
      long counted = names.stream().filter(each -> !each.equals(KEPT)).count();
      group((int) counted + 1 + Integer.parseInt(name));
    } else if (name.matches("\\d+")) {
      group(Integer.parseInt(name));
    } else if (name.isEmpty()) {
      throw unsupported("recursive patterns");
    } else {
      out.append("\\k<").append(javaName(name)).append('>');
    }
  }

  /** In Java a bracket or && inside brackets means something. */
  private void brackets() {
    out.append('[');
    position++;
    if (peek() == '^') {
      copy();
    }
    for (boolean first = true; first || peek() != ']'; first = false) {
      int c = peek();
      if (c < 0) {
        throw error("missing terminating ] for character class");
      }
      if (c == '[' && position + 1 < pattern.length() && pattern.charAt(position + 1) == ':') {
        posixClass();
      } else if (c == '\\') {
        bracketEscape();
      } else if (c == '[' || c == ']' || c == '&' || c == '^' || c == '#' || c == ' ') {
        out.append('\\');
        copy();
      } else {
        copy();
      }
    }
    copy();
  }

  private void bracketEscape() {
    if (position + 1 >= pattern.length()) {
      throw error("\\ at end of pattern");
    }
    char c = pattern.charAt(position + 1);
    switch (c) {
      case 'b' -> {
        out.append("\\x08");
        position += 2;
      }
      case 'E' -> position += 2;
      case '0', '1', '2', '3', '4', '5', '6', '7' -> {
        int end = position + 1;
        while (end < pattern.length()
            && end < position + 4
            && Character.digit(pattern.charAt(end), 8) >= 0) {
          end++;
        }
        int value = Integer.parseInt(pattern.substring(position + 1, end), 8);
        out.append("\\x{").append(Integer.toHexString(value)).append('}');
        position = end;
      }
      default -> copy(2);
    }
  }

  private void posixClass() {
    int close = pattern.indexOf(":]", position);
    var name = close < 0 ? "" : pattern.substring(position + 2, close);
    boolean negated = name.startsWith("^");
    var text = ascii(negated ? name.substring(1) : name);
    if (text == null) {
      throw error("unknown POSIX class name");
    }
    out.append(negated ? "[^" : "").append(text).append(negated ? "]" : "");
    position = close + 2;
  }

  private static @Nullable String ascii(String name) {
    return switch (name) {
      case "alpha" -> "\\p{Alpha}";
      case "digit" -> "\\p{Digit}";
      case "alnum" -> "\\p{Alnum}";
      case "upper" -> "\\p{Upper}";
      case "lower" -> "\\p{Lower}";
      case "space" -> "\\s";
      case "blank" -> "\\p{Blank}";
      case "punct" -> "\\p{Punct}";
      case "cntrl" -> "\\p{Cntrl}";
      case "xdigit" -> "\\p{XDigit}";
      case "graph" -> "\\p{Graph}";
      case "print" -> "\\p{Print}";
      case "word" -> "\\w";
      case "ascii" -> "\\p{ASCII}";
      default -> null;
    };
  }

  private int peek() {
    return position < pattern.length() ? pattern.charAt(position) : -1;
  }

  private PatternSyntaxError error(String reason) {
    return PatternSyntaxError.perl(
        pattern, reason, pattern.substring(Math.min(position, pattern.length())));
  }

  private PatternSyntaxError unsupported(String what) {
    return error(what + " are not supported");
  }
}
