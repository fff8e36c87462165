package dev.oser.lang.r.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Scripts in files, as R's test cases keep them: many in a file of a directory {@code scripts},
 * separated by lines of {@code #%%}; one in a file of a directory {@code programs}.
 */
public final class ScriptCorpus {
  private static final String SEPARATOR = "#%%";

  private ScriptCorpus() {}

  /** {@return the files with scripts below a directory, sorted} */
  public static List<Path> files(Path root) {
    try (var files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().matches(".*/(scripts|programs)/[^/]+\\.R"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return the scripts in the text of a file, in order} */
  public static List<String> scripts(Path file, String text) {
    if (file.toString().contains("/programs/")) {
      return List.of(text);
    }
    var scripts = new ArrayList<StringBuilder>(List.of(new StringBuilder()));
    text.lines()
        .forEach(
            line -> {
              if (line.equals(SEPARATOR)) {
                scripts.add(new StringBuilder());
              } else {
                scripts.getLast().append(line).append('\n');
              }
            });
    return scripts.stream().map(StringBuilder::toString).toList();
  }

  /** {@return the differences from GNU R that are accepted in the scripts below a directory} */
  public static AcceptedDifferences accepted(Path root) {
    try {
      return new AcceptedDifferences(Files.readAllLines(root.resolve("fuzzing/accepted.txt")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
