package dev.oser.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is asked for in the words of {@code Rscript} or {@code R}.
 *
 * @param file the script, {@code -} for standard input, or null
 * @param expressions what {@code -e} gives, a line each
 * @param arguments what {@code commandArgs()} gives
 * @param encoding the encoding of the script, or an empty text
 * @param options all options before the script, for those who ask whether one is there
 * @param ours the values of options that only Oser has
 * @param unknown options that mean nothing to R
 */
record RCommandLine(
    @Nullable String file,
    List<String> expressions,
    List<String> arguments,
    String encoding,
    Set<String> options,
    Map<String, String> ours,
    List<String> unknown) {

  /** Options of R that change nothing here: there is no workspace, profile or start-up file. */
  private static final Set<String> WITHOUT_EFFECT =
      Set.of(
          "--save",
          "--no-save",
          "--restore",
          "--no-restore",
          "--no-restore-data",
          "--no-restore-history",
          "--no-environ",
          "--no-init-file",
          "--no-site-file",
          "--no-readline",
          "--vanilla",
          "--no-echo",
          "--slave",
          "-s",
          "--quiet",
          "--silent",
          "-q",
          "--verbose",
          "--interactive",
          "--version",
          "--help",
          "-h");

  /** Ours: shows where an internal error comes from. */
  static final String DEBUG = "--debug";

  /** Ours: shows the code that is made of the program, without or with what it has seen. */
  static final String DUMP_CODE = "--dump-code";

  static final String DUMP_FEEDBACK = "--dump-feedback";

  /** Ours: whether hot code is compiled: {@code on}, {@code off}, or {@code eager}, at once. */
  static final String JIT = "--jit";

  /** Ours: what compiled code does not assume. */
  static final String WITHOUT = "--without";

  /** Ours: whether functions have versions for different arguments: {@code on} or {@code off}. */
  static final String CONTEXTS = "--contexts";

  /** Ours: whether other code goes on where code is left: {@code on} or {@code off}. */
  static final String DEOPTLESS = "--deoptless";

  /** Ours: one in so many checks of compiled code fails at random. */
  static final String CHAOS = "--chaos";

  /** Ours: where the profile of the program goes. */
  static final String PROFILE = "--profile";

  /** Ours: what is told while the program runs: {@code jit}. */
  static final String LOG = "--log";

  /** Ours: shows the IR of what is compiled. */
  static final String DUMP_IR = "--dump-ir";

  private static final Set<String> OURS = Set.of(DEBUG, DUMP_CODE, DUMP_FEEDBACK, DUMP_IR);

  private static final Set<String> OURS_WITH_VALUE =
      Set.of(JIT, WITHOUT, CONTEXTS, DEOPTLESS, CHAOS, LOG, PROFILE);

  private static final Set<String> WITH_VALUE =
      Set.of(
          "--encoding", "--default-packages", "--max-ppsize", "--gui", "-g", "--max-connections");

  /** {@return whether R would take this word for an option of its own} */
  static boolean isOption(String word) {
    return WITHOUT_EFFECT.contains(word)
        || OURS.contains(word)
        || OURS_WITH_VALUE.contains(word.split("=", 2)[0])
        || WITH_VALUE.contains(word.split("=", 2)[0]);
  }

  /** {@return the place of the first word that is neither an option nor its value} */
  static int afterOptions(List<String> words, int from) {
    int at = from;
    while (at < words.size() && isOption(words.get(at))) {
      at += OURS_WITH_VALUE.contains(words.get(at)) ? 2 : 1;
    }
    return Math.min(at, words.size());
  }

  /** Parses {@code [options] (file | -e expression...) [args]}. */
  static RCommandLine ofRscript(List<String> words) {
    var parser = new Parsing();
    parser.passed.addAll(List.of("--no-echo", "--no-restore"));
    int next = parser.options(words, 0, false);
    if (parser.expressions.isEmpty() && next < words.size()) {
      parser.file = words.get(next++);
      parser.passed.add("--file=" + parser.file);
    }
    if (next < words.size()) {
      parser.passed.add("--args");
      parser.passed.addAll(words.subList(next, words.size()));
    }
    return parser.result();
  }

  /** Parses {@code [options] [-f file | -e expression...] [--args args]}. */
  static RCommandLine ofR(List<String> words) {
    var parser = new Parsing();
    int next = parser.options(words, 0, true);
    parser.passed.addAll(words.subList(next, words.size()));
    return parser.result();
  }

  /**
   * {@return the value of an option that only Oser has}
   *
   * @param otherwise what it is if it is not given
   */
  String value(String name, String otherwise) {
    return ours.getOrDefault(name, otherwise);
  }

  boolean has(String... names) {
    return List.of(names).stream().anyMatch(options::contains);
  }

  /** {@return the program of {@code -e}} */
  String expressionText() {
    return String.join("\n", expressions) + "\n";
  }

  /** What has been found so far. */
  private static final class Parsing {
    private @Nullable String file;
    private final List<String> expressions = new ArrayList<>();
    private final List<String> passed = new ArrayList<>(List.of("R"));
    private String encoding = "";
    private final Set<String> options = new HashSet<>();
    private final Map<String, String> ours = new HashMap<>();
    private final List<String> unknown = new ArrayList<>();

    /** {@return the place of the first word that is no option} */
    int options(List<String> words, int from, boolean ofR) {
      int at = from;
      while (at < words.size()) {
        var word = words.get(at);
        boolean hasNext = at + 1 < words.size();
        if (word.equals("-e")) {
          if (!hasNext) {
            throw new Failure("-e needs an expression");
          }
          expressions.add(words.get(at + 1));
          passed.addAll(List.of(word, words.get(at + 1)));
          at += 2;
        } else if (ofR && (word.equals("-f") || word.startsWith("--file="))) {
          if (word.equals("-f") && !hasNext) {
            throw new Failure("-f needs a file");
          }
          file = word.equals("-f") ? words.get(at + 1) : word.substring(7);
          passed.add(word);
          if (word.equals("-f")) {
            passed.add(words.get(++at));
          }
          at++;
        } else if (ofR && word.equals("--args") || !word.startsWith("-") || word.equals("-")) {
          break;
        } else if (!expressions.isEmpty() && !ofR) {
          break;
        } else {
          at = option(words, at);
        }
      }
      return at;
    }

    private int option(List<String> words, int at) {
      var word = words.get(at);
      var name = word.split("=", 2)[0];
      options.add(name);
      boolean apart =
          (WITH_VALUE.contains(word) || OURS_WITH_VALUE.contains(word)) && at + 1 < words.size();
      var value =
          apart ? words.get(at + 1) : word.substring(Math.min(word.length(), name.length() + 1));
      if (name.equals("--encoding")) {
        encoding = value;
      }
      if (OURS_WITH_VALUE.contains(name)) {
        ours.put(name, value);
        return at + (apart ? 2 : 1);
      }
      if (!isOption(word)) {
        unknown.add(word);
      }
      // Rscript keeps these to itself, and so do we.
      if (!OURS.contains(name) && !Set.of("--default-packages", "--verbose").contains(name)) {
        passed.addAll(words.subList(at, at + (apart ? 2 : 1)));
      }
      return at + (apart ? 2 : 1);
    }

    RCommandLine result() {
      return new RCommandLine(file, expressions, passed, encoding, options, ours, unknown);
    }
  }
}
