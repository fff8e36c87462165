package dev.oser.lang.r.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/** Changes scripts a little: words are lost, doubled, swapped, or taken from other scripts. */
public final class ScriptMutator {
  private static final Pattern WORD =
      Pattern.compile(
          "[A-Za-z.][A-Za-z0-9._]*|[0-9][0-9.eExXL]*"
              + "|\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"|'[^'\\\\]*+(?:\\\\.[^'\\\\]*+)*+'"
              + "|<<?-|->>?|[=!<>]=|&&|\\|\\||\\[\\[|\\]\\]|%[^%\\n]*%|\\s+|.",
          Pattern.DOTALL);

  /** Values that many functions have trouble with; none is large. */
  private static final List<String> ODD =
      List.of(
          "NULL",
          "NA",
          "-1",
          "0",
          "1e3",
          "Inf",
          "NaN",
          "\"\"",
          "list()",
          "character(0)",
          "integer(0)",
          "TRUE",
          "function(x) x",
          "quote(a)",
          "quote(f(x))",
          "environment()",
          "1i",
          "as.raw(1)",
          "c(a = 1)",
          "matrix(1:4, 2)",
          "factor(\"a\")",
          "structure(1, class = \"odd\")",
          "expression(a, b)");

  /** What touches files or processes: a changed argument could do harm. */
  private static final Pattern DANGEROUS =
      Pattern.compile(
          "unlink|file|sink|system|write|dump|save|setwd|download|socket|url|Sys\\.|q\\(|quit");

  private final List<List<String>> corpus;

  /** Makes a mutator that takes scripts, and words, from a corpus. */
  public ScriptMutator(List<String> scripts) {
    corpus =
        scripts.stream()
            .filter(script -> !DANGEROUS.matcher(script).find())
            .map(ScriptMutator::words)
            .filter(words -> words.size() > 2)
            .toList();
    if (corpus.isEmpty()) {
      throw new IllegalArgumentException("there are no scripts to change");
    }
  }

  private static List<String> words(String script) {
    var words = new ArrayList<String>();
    var matcher = WORD.matcher(script);
    while (matcher.find()) {
      words.add(matcher.group());
    }
    return words;
  }

  /** {@return the script of a seed} */
  public String script(long seed) {
    var random = new SplittableRandom(seed);
    var words = new ArrayList<>(any(random));
    int changes = random.nextInt(1, 5);
    for (int i = 0; i < changes && words.size() > 2; i++) {
      change(words, random);
    }
    return String.join("", words) + "\n";
  }

  private void change(List<String> words, SplittableRandom random) {
    int at = random.nextInt(words.size());
    switch (random.nextInt(7)) {
      case 0 -> words.remove(at);
      case 1 -> words.add(at, words.get(random.nextInt(words.size())));
      case 2 -> {
        int other = random.nextInt(words.size());
        var word = words.get(at);
        words.set(at, words.get(other));
        words.set(other, word);
      }
      case 3 -> words.set(at, word(random));
      case 4 -> words.set(at, ODD.get(random.nextInt(ODD.size())));
      case 5 -> words.addAll(at, piece(random));
      default -> replaceValue(words, at, random);
    }
  }

  /**
   * Puts something odd in the place of the next name or number, so that the script still parses.
   */
  private static void replaceValue(List<String> words, int from, SplittableRandom random) {
    for (int i = from; i < words.size(); i++) {
      boolean isCalled = i + 1 < words.size() && words.get(i + 1).equals("(");
      if (Character.isLetterOrDigit(words.get(i).charAt(0)) && !isCalled) {
        words.set(i, ODD.get(random.nextInt(ODD.size())));
        return;
      }
    }
  }

  private List<String> any(SplittableRandom random) {
    return corpus.get(random.nextInt(corpus.size()));
  }

  private String word(SplittableRandom random) {
    var words = any(random);
    return words.get(random.nextInt(words.size()));
  }

  private List<String> piece(SplittableRandom random) {
    var words = any(random);
    int start = random.nextInt(words.size());
    return words.subList(start, Math.min(words.size(), start + random.nextInt(1, 8)));
  }
}
