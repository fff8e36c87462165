package dev.oser.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The checkout the tests run in. */
final class Project {
  static final Path ROOT =
      Path.of(System.getProperty("oser.root", "..")).toAbsolutePath().normalize();

  /** Whether to repair what can be repaired instead of failing. */
  static final boolean UPDATE = Boolean.getBoolean("oser.update");

  /** Whether to format what is not formatted. */
  static final boolean FORMAT = Boolean.getBoolean("oser.format");

  private Project() {}

  /** {@return the files below the root with this suffix, without what the build makes} */
  static List<Path> files(String suffix) {
    try (Stream<Path> walk = Files.walk(ROOT)) {
      return walk.filter(Files::isRegularFile)
          .filter(path -> path.toString().endsWith(suffix))
          .filter(path -> !ROOT.relativize(path).toString().matches("(.*/)?(target|\\.git)/.*"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String read(Path path) {
    try {
      return Files.readString(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void write(Path path, String text) {
    try {
      Files.writeString(path, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String name(Path path) {
    return ROOT.relativize(path).toString();
  }
}
