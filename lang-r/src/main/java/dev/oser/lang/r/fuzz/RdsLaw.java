package dev.oser.lang.r.fuzz;

import dev.oser.lang.r.Session;
import dev.oser.lang.r.fuzz.ScriptFuzzer.Outcome;
import dev.oser.lang.r.fuzz.ScriptFuzzer.Runner;
import dev.oser.lang.r.runtime.Updates;
import dev.oser.lang.r.syntax.Source;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Exchange as a law: what one writes, the other reads as the value it was. One of them is Oser, the
 * other GNU R or, where there is none, Oser again.
 */
public final class RdsLaw {
  private static final long PATIENCE = 120_000;
  private static final String LIBRARY = GnuRServer.text("exchange.R");

  /** How values are written: a function of the value, the file and a number. */
  public static final String USUAL_WRITER = ".write";

  private final Path directory;
  private final String writer;
  private final ScriptFuzzer oser;

  /**
   * Makes the law.
   *
   * @param directory where files go, which is empty
   * @param writer R's text of how Oser writes a value, {@link #USUAL_WRITER} or a wrong one
   */
  public RdsLaw(Path directory, String writer) {
    this.directory = directory;
    this.writer = writer;
    this.oser = new ScriptFuzzer(this::start, PATIENCE, PATIENCE);
  }

  private Runner.Run start(String script) {
    var output = new ByteArrayOutputStream();
    var session =
        new Session(InputStream.nullInputStream(), output, output, List.of("R"), Updates.IN_PLACE);
    session.runtime().setDirectory(directory);
    session.runtime().confine();
    return new Runner.Run() {
      @Override
      public String finish() {
        try (session) {
          session.run(Source.of("exchange.R", LIBRARY + script));
        }
        var internalError = session.runtime().internalError();
        if (internalError != null) {
          throw internalError;
        }
        return output.toString(StandardCharsets.UTF_8);
      }

      @Override
      public void interrupt() {
        session.runtime().interrupts().request();
      }
    };
  }

  /** {@return expressions as a vector of texts in R} */
  private static String vector(List<String> texts) {
    return texts.stream()
        .map(text -> "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'")
        .collect(Collectors.joining(",\n", "c(", ")"));
  }

  private Path made(String name) {
    try {
      return Files.createDirectories(directory.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String write(List<String> expressions, Path to, String writer) {
    return ".writeAll(" + vector(expressions) + ", \"" + to + "\", " + writer + ")\n";
  }

  private static String compare(List<String> expressions, Path from) {
    return ".compareAll(" + vector(expressions) + ", \"" + from + "\")\n";
  }

  /** {@return for each value that did not come back as it was, which one and why} */
  public List<String> writtenAndReadHere(List<String> expressions) {
    var files = made("oser");
    return differences(
        expressions,
        oser.run(write(expressions, files, writer) + compare(expressions, files)),
        "Oser to Oser");
  }

  /** {@return for each value that Oser does not find in the files of a directory, which one} */
  public List<String> readHere(List<String> expressions, Path files) {
    return differences(expressions, oser.run(compare(expressions, files)), "GNU R to Oser");
  }

  /** {@return for each value that GNU R and Oser do not exchange, which one and why} */
  public List<String> exchanged(List<String> expressions, GnuRServer gnu) {
    var ours = made("oser");
    var theirs = made("gnu");
    var written = oser.run(write(expressions, ours, writer));
    if (!written.isFine() || !written.detail().isEmpty()) {
      return List.of("Oser does not write: " + written.detail());
    }
    var answer =
        gnu.run(LIBRARY + compare(expressions, ours) + write(expressions, theirs, USUAL_WRITER));
    var found =
        new ArrayList<>(
            differences(
                expressions,
                new Outcome(ScriptFuzzer.Verdict.FINE, answer == null ? "no answer" : answer),
                "Oser to GNU R"));
    found.addAll(differences(expressions, oser.run(compare(expressions, theirs)), "GNU R to Oser"));
    return found;
  }

  private static List<String> differences(
      List<String> expressions, Outcome outcome, String direction) {
    var found = new ArrayList<String>();
    var ended = "compared " + expressions.size();
    boolean complete = false;
    for (var line : outcome.detail().lines().toList()) {
      if (line.startsWith("differs ")) {
        int number = Integer.parseInt(line.substring(8, line.indexOf(':')));
        found.add(
            direction + line.substring(line.indexOf(':')) + "\n  " + expressions.get(number - 1));
      }
      complete |= line.startsWith(ended);
    }
    if (!outcome.isFine() || !complete) {
      found.add(direction + ": " + outcome.verdict() + " " + outcome.detail());
    }
    return found;
  }

  /** {@return for each file in a directory so many damaged copies of it} */
  public List<Path> damaged(String from, int copies, long seed) {
    var result = new ArrayList<Path>();
    var to = made("damaged");
    try (var files = Files.list(directory.resolve(from))) {
      for (var file : files.sorted().toList()) {
        var bytes = Files.readAllBytes(file);
        for (int i = 0; i < copies; i++) {
          var random = new Random(31 * seed + i);
          var copy = to.resolve(from + "-" + i + "-" + file.getFileName());
          result.add(Files.write(copy, Damage.of(bytes, random)));
        }
      }
      return result;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return how reading damaged files went wrong; empty if each gave a value or an error} */
  public List<String> unharmed(List<Path> files) {
    var names = files.stream().map(Path::toString).toList();
    var outcome = oser.run(".readAll(" + vector(names) + ")\n");
    long read = outcome.detail().lines().filter(line -> line.startsWith("read ")).count();
    return outcome.isFine() && read == files.size()
        ? List.of()
        : List.of(outcome.verdict() + " after " + read + " files: " + outcome.detail());
  }
}
