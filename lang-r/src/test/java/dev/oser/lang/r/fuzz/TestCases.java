package dev.oser.lang.r.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** R's test cases as scripts for laws. */
final class TestCases {
  private TestCases() {}

  static List<String> all() {
    return ScriptCorpus.files(Path.of("../src/test/r")).stream()
        .flatMap(file -> ScriptCorpus.scripts(file, text(file)).stream())
        .toList();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
