package dev.oser.lang.r.runtime;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** Directories and what is in them. */
public final class Directories {
  private Directories() {}

  /** {@return a new empty directory} */
  public static Path empty() {
    try {
      return Files.createTempDirectory("oser");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Removes what {@link #empty} made, with all that is in it by now. */
  public static void discard(Path root) {
    try {
      remove(root);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Removes a directory, if it is there, with all that is in it; links are not followed. */
  public static void remove(Path root) throws IOException {
    if (Files.exists(root)) {
      try (var walk = Files.walk(root)) {
        for (var path : walk.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }
}
