package dev.oser.lang.r;

import dev.oser.lang.r.fuzz.ScriptCorpus;
import dev.oser.lang.r.syntax.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A script and what GNU R made of it. The format is described in tools/r-script-expectations.R.
 *
 * @param name where it is, for example {@code strings/scripts/paste.R:3}
 */
record ScriptCase(String name, String text, Script expected) {
  static final Path ROOT =
      Path.of(System.getProperty("oser.root", "..")).resolve("lang-r/src/test/r");

  private static final String STATUS = "#%% status ";

  /** {@return the files with cases, sorted} */
  static List<Path> files() {
    return ScriptCorpus.files(ROOT);
  }

  static List<ScriptCase> all() {
    return files().stream().flatMap(file -> of(file).stream()).toList();
  }

  static List<ScriptCase> of(Path file) {
    var texts = ScriptCorpus.scripts(file, read(file));
    var answers = answers(read(Path.of(file.toString().replaceAll("\\.R$", ".expected"))));
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

  private static String read(Path file) {
    try {
      return Bytes.toText(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Script> answers(String text) {
    var answers = new ArrayList<Script>();
    for (var line : text.split("\n")) {
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
