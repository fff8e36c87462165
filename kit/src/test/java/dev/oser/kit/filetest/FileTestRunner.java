package dev.oser.kit.filetest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Finds text tests, runs them, and rewrites their expectations when asked to. */
final class FileTestRunner {
  private final Path directory;
  private final boolean update;

  FileTestRunner(Path directory, boolean update) {
    this.directory = directory;
    this.update = update;
  }

  /** {@return all tests below the directory, in the order of their names} */
  List<Path> files() {
    try (var files = Files.walk(directory)) {
      return files.filter(file -> file.toString().endsWith(".oir")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Fails if what comes out is not what the file expects; in update mode, makes it so. */
  void run(Path file) {
    try {
      var text = Files.readString(file);
      var test = FileTest.parse(file.getFileName().toString(), text, !update);
      var actual = Commands.run(test);
      if (!update) {
        assertEquals(test.expected(), actual, () -> file + " expects something else");
      } else if (!test.textExpecting(actual).equals(text)) {
        Files.writeString(file, test.textExpecting(actual));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
