package dev.oser.bench.agent;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Jars that building Oser leaves in the local Maven repository. */
final class LocalJars {
  private static final List<String> ARTIFACTS =
      List.of(
          "info/picocli/picocli",
          "org/jline/jline",
          "com/tngtech/archunit/archunit",
          "com/google/guava/guava",
          "com/google/googlejavaformat/google-java-format",
          "com/google/errorprone/error_prone_core",
          "org/junit/jupiter/junit-jupiter-engine",
          "org/junit/platform/junit-platform-engine");

  private LocalJars() {}

  /** {@return one jar of each artifact that is there, of the last version by name} */
  static List<Path> find() {
    var jars = new ArrayList<Path>();
    for (var artifact : ARTIFACTS) {
      var directory = Path.of(System.getProperty("user.home"), ".m2", "repository", artifact);
      if (Files.isDirectory(directory)) {
        var name = directory.getFileName() + "-";
        try (var files = Files.walk(directory, 2)) {
          files
              .filter(file -> file.getFileName().toString().startsWith(name))
              .filter(file -> file.toString().endsWith(".jar"))
              .max(Comparator.comparing(Path::toString))
              .ifPresent(jars::add);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return jars;
  }
}
