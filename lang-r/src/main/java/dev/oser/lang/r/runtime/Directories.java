package dev.oser.lang.r.runtime;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** Directories and what is in them. */
public final class Directories {
  private Directories() {}

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
