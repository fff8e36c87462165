package dev.oser.lang.r.syntax;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Texts that are almost R: pieces of the test cases, cut, doubled, swapped and mixed. */
final class Mutations {
  private static final List<String> PIECES =
      List.of(
          "(",
          ")",
          "[",
          "]",
          "[[",
          "]]",
          "{",
          "}",
          ",",
          ";",
          "\n",
          " ",
          "\t",
          "#",
          "'",
          "\"",
          "`",
          "\\",
          "%",
          "%in%",
          "+",
          "-",
          "*",
          "^",
          "<-",
          "->",
          "->>",
          "=",
          "==",
          "!",
          "~",
          "?",
          ":",
          "::",
          "$",
          "@",
          "&&",
          "|",
          "|>",
          "_",
          "function(x) ",
          "\\(x) ",
          "if (a) ",
          " else ",
          "for (i in x) ",
          "while (a) ",
          "repeat ",
          "break",
          "in",
          "NULL",
          "TRUE",
          "x",
          "f(",
          "1",
          "2L",
          "1e",
          "0x",
          "3i",
          "...",
          "..1",
          "\"s\"",
          "r\"(",
          ")\"",
          "\\u{",
          "\\x4",
          "é");

  private final SplittableRandom random;
  private final List<String> corpus;

  Mutations(long seed, List<String> corpus) {
    this.random = new SplittableRandom(seed);
    this.corpus = List.copyOf(corpus);
  }

  /** {@return the texts of all recorded cases} */
  static List<String> corpus() {
    var texts = new ArrayList<String>();
    Recorded.cases("expressions").forEach(test -> texts.add(test.text()));
    Recorded.cases("errors").forEach(test -> texts.add(test.text()));
    Recorded.files().forEach(test -> texts.add(test.text()));
    return texts;
  }

  String next() {
    var text = new StringBuilder(pick(corpus));
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      int at = random.nextInt(text.length() + 1);
      switch (random.nextInt(5)) {
        case 0 -> text.insert(at, pick(PIECES));
        case 1 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(4)));
        case 2 -> text.insert(at, pick(corpus));
        case 3 -> text.setLength(at);
        default -> text.replace(at, Math.min(text.length(), at + 1), pick(PIECES));
      }
    }
    // A cut through a pair of surrogates leaves what no file can contain.
    return new String(text.toString().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  private <T> T pick(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
