package dev.oser.workload;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Java sources to work on: some of Oser's own. */
final class Sources {
  private Sources() {}

  /** {@return so many files below a directory of the project, always the same} */
  static List<Path> below(String directory, int most) {
    var root = Path.of(System.getProperty("oser.root", "."), directory);
    try (var files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.endsWith("package-info.java"))
          .sorted()
          .limit(most)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
