package dev.oser.kit.fuzz;

import dev.oser.kit.ir.OpSyntax;
import dev.oser.kit.ir.core.CoreOps;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Damages texts as people, editors and attackers do: cuts them off, loses and doubles lines and
 * tokens, puts the wrong thing in the wrong place. The same seed does the same damage.
 */
public final class TextMutator {
  private static final Pattern TOKEN =
      Pattern.compile("[%@]?[A-Za-z0-9_.$]+|\"[^\"\n]*\"|->|[ \t]+|(?s).");

  private static final List<String> NASTY =
      List.of(
          "%",
          "@",
          "\"",
          "'",
          "'\\",
          "\\",
          "-",
          "->",
          ";",
          "!",
          "\r",
          "\n",
          "\u0000",
          "\u001b[31m",
          "\u00e9",
          "\u2028",
          "\ud83d\ude00",
          "\ud83d",
          "nan",
          "-inf",
          "nan:0x7ff0000000000001",
          "nan:0x0",
          "0x",
          "-0x8000000000000000",
          "-9223372036854775808",
          "9223372036854775807",
          "2147483647",
          "-2147483648",
          "65535",
          "65536",
          "-1",
          "0",
          "1e999999999",
          "1e-999999999",
          "9".repeat(1000),
          "0." + "1".repeat(1000),
          "a".repeat(300),
          "a".repeat(2000),
          "[]".repeat(10),
          "[]".repeat(70),
          "(".repeat(500),
          "[".repeat(500),
          "fn(".repeat(100),
          "fn() -> ".repeat(60),
          "i64" + "[]".repeat(60),
          "void",
          "ref",
          "null",
          "true",
          "fn() -> void",
          "fn(i64) -> i64",
          "(fn() -> ref)[]",
          "i1",
          "i8",
          "i32",
          "i64",
          "f64",
          "@main",
          "entry",
          "record",
          "func",
          "declare",
          "return",
          "undef",
          ".var x = undef\n",
          ".var \"\" = i64 1\n",
          "!\"f.R\":1:1",
          "!\"\":999999999:999999999",
          "record entry {}\n",
          "%entry",
          "trap \"\"\n",
          "jump entry\n",
          "switch [] 0, entry\n",
          "print f64 nan\n",
          "%new = array.data i8 \"\"\n");

  private static final List<String> MNEMONICS =
      CoreOps.FAMILY.syntax().values().stream()
          .flatMap(Collection::stream)
          .map(OpSyntax::mnemonic)
          .toList();

  private final Random random;

  private TextMutator(long seed) {
    random = new Random(seed * 0x9E3779B97F4A7C15L);
  }

  /** {@return a damaged variant of a text} */
  public static String mutate(String text, long seed) {
    var mutator = new TextMutator(seed);
    var damaged = mutator.change(text);
    while (mutator.random.nextInt(4) == 0) {
      damaged = mutator.change(damaged);
    }
    return damaged;
  }

  private String change(String text) {
    return switch (random.nextInt(32)) {
      case 0 -> text.substring(0, place(text));
      case 1 -> onLines(text, this::delete);
      case 2 -> onLines(text, this::repeat);
      case 3 -> onLines(text, this::swap);
      case 4, 5 -> onTokens(text, this::delete);
      case 6 -> onTokens(text, this::repeat);
      case 7, 8 -> onTokens(text, this::swap);
      case 9, 10, 11, 12 -> onTokens(text, this::copyOver);
      case 13, 14, 15 -> onTokens(text, tokens -> set(tokens, nasty()));
      case 16 -> inserted(text, nasty());
      case 17 -> inserted(text, anyCharacter());
      case 18 -> onTokens(text, tokens -> set(tokens, anyOf(MNEMONICS)));
      case 19 -> withoutBrace(text);
      default -> onTokens(text, this::confuse);
    };
  }

  private int place(String text) {
    return random.nextInt(text.length() + 1);
  }

  private String inserted(String text, String what) {
    int at = place(text);
    return text.substring(0, at) + what + text.substring(at);
  }

  private String anyOf(List<String> list) {
    return list.get(random.nextInt(list.size()));
  }

  private String nasty() {
    return anyOf(NASTY);
  }

  private String anyCharacter() {
    int limit = random.nextInt(4) == 0 ? Character.MAX_VALUE + 1 : 128;
    return String.valueOf((char) random.nextInt(limit));
  }

  private String withoutBrace(String text) {
    var braces = Pattern.compile("[{}]").matcher(text).results().map(MatchResult::start).toList();
    if (braces.isEmpty()) {
      return text;
    }
    int at = braces.get(random.nextInt(braces.size()));
    return text.substring(0, at) + text.substring(at + 1);
  }

  // ---- Changes of a list of lines or tokens. ----

  private interface Change {
    void apply(List<String> parts);
  }

  private static String onLines(String text, Change change) {
    var lines = new ArrayList<>(Arrays.asList(text.split("(?<=\n)")));
    change.apply(lines);
    return String.join("", lines);
  }

  private static String onTokens(String text, Change change) {
    var tokens =
        TOKEN
            .matcher(text)
            .results()
            .map(MatchResult::group)
            .collect(Collectors.toCollection(ArrayList::new));
    if (!tokens.isEmpty()) {
      change.apply(tokens);
    }
    return String.join("", tokens);
  }

  /** {@return the index of a part, one that is not blank if a few tries find it} */
  private int pick(List<String> parts) {
    int index = random.nextInt(parts.size());
    for (int tries = 0; tries < 8 && parts.get(index).isBlank(); tries++) {
      index = random.nextInt(parts.size());
    }
    return index;
  }

  private void delete(List<String> parts) {
    parts.remove(pick(parts));
  }

  private void repeat(List<String> parts) {
    int index = pick(parts);
    parts.add(index, parts.get(index));
  }

  private void swap(List<String> parts) {
    Collections.swap(parts, pick(parts), pick(parts));
  }

  private void copyOver(List<String> parts) {
    set(parts, parts.get(pick(parts)));
  }

  /** Takes one token for another of its kind, which often gives a program again. */
  private void confuse(List<String> tokens) {
    int victim = pick(tokens);
    for (int tries = 0; tries < 100; tries++) {
      var other = tokens.get(pick(tokens));
      if (kind(other) == kind(tokens.get(victim)) && !other.equals(tokens.get(victim))) {
        tokens.set(victim, other);
        return;
      }
    }
  }

  private static char kind(String token) {
    char first = token.charAt(0);
    if (!Character.isLetterOrDigit(first)) {
      return first;
    }
    return token.contains(".") ? '.' : Character.isDigit(first) ? '0' : 'a';
  }

  private void set(List<String> parts, String part) {
    parts.set(pick(parts), part);
  }
}
