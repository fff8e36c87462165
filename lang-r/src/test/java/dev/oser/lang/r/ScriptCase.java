package dev.oser.lang.r;

import dev.oser.lang.r.syntax.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A script and what GNU R made of it. The format is described in tools/r-script-expectations.R.
 *
 * @param name where it is, for example {@code strings/scripts/paste.R:3}
 */
record ScriptCase(String name, String text, Script expected) {
  static final Path ROOT =
      Path.of(System.getProperty("oser.root", "..")).resolve("lang-r/src/test/r");

  private static final String SEPARATOR = "#%%";
  private static final String STATUS = SEPARATOR + " status ";

  /** {@return the files with cases, sorted} */
  static List<Path> files() {
    try (var files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().matches(".*/(scripts|programs)/[^/]+\\.R"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<ScriptCase> all() {
    return files().stream().flatMap(file -> of(file).stream()).toList();
  }

  static List<ScriptCase> of(Path file) {
    var texts = texts(file);
    var answers = answers(lines(Path.of(file.toString().replaceAll("\\.R$", ".expected"))));
    if (texts.size() != answers.size()) {
      throw new AssertionError(
          file + " has other cases than were recorded: run tools/record-r-expectations");
    }
    var cases = new ArrayList<ScriptCase>();
    for (int i = 0; i < texts.size(); i++) {
      cases.add(
          new ScriptCase(ROOT.relativize(file) + ":" + (i + 1), texts.get(i), answers.get(i)));
    }
    return cases;
  }

  private static List<String> lines(Path file) {
    try {
      var text = Bytes.toText(Files.readAllBytes(file));
      return text.isEmpty()
          ? List.of()
          : Stream.of(text.substring(0, text.length() - 1).split("\n", -1)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A program is one case, whatever it contains. */
  private static List<String> texts(Path file) {
    boolean isProgram = file.toString().contains("/programs/");
    var texts = new ArrayList<StringBuilder>(List.of(new StringBuilder()));
    for (var line : lines(file)) {
      if (line.equals(SEPARATOR) && !isProgram) {
        texts.add(new StringBuilder());
      } else {
        texts.getLast().append(line).append('\n');
      }
    }
    return texts.stream().map(StringBuilder::toString).toList();
  }

  private static List<Script> answers(List<String> lines) {
    var answers = new ArrayList<Script>();
    for (var line : lines) {
      if (line.startsWith(STATUS)) {
        answers.add(new Script(Integer.parseInt(line.substring(STATUS.length())), "", ""));
      } else {
        answers.add(with(answers.removeLast(), line));
      }
    }
    return answers;
  }

  private static Script with(Script script, String line) {
    return line.startsWith("out")
        ? new Script(script.status(), extended(script.out(), line), script.err())
        : new Script(script.status(), script.out(), extended(script.err(), line));
  }

  private static String extended(String text, String line) {
    return line.endsWith("\\") && line.length() == 4
        ? text.substring(0, text.length() - 1)
        : text + line.substring(5) + "\n";
  }
}
