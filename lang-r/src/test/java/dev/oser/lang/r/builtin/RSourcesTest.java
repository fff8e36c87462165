package dev.oser.lang.r.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is written in R of the library: nothing twice, and nothing forgotten. */
class RSourcesTest {
  private static final Path DIRECTORY =
      Path.of(System.getProperty("oser.root", ".."))
          .resolve("lang-r/src/main/resources/dev/oser/lang/r/base");
  private static final Pattern DEFINITION = Pattern.compile("^`?([^`\\s#}]+)`? <- ");

  /** What is read when a function in it is asked for. */
  private static final Path LAZY = DIRECTORY.resolve("stats");

  private static List<Path> files(Path directory) throws IOException {
    try (var files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(".R")).sorted().toList();
    }
  }

  /** The later definition would silently win. */
  @Test
  void everythingIsDefinedOnce() throws IOException {
    var places = new HashMap<String, Path>();
    var twice = new ArrayList<String>();
    var all = new ArrayList<>(files(DIRECTORY));
    all.addAll(files(LAZY));
    for (var file : all) {
      for (var line : Files.readAllLines(file)) {
        var definition = DEFINITION.matcher(line);
        if (definition.find()) {
          var before = places.put(definition.group(1), file);
          if (before != null) {
            twice.add(
                definition.group(1) + " in " + before.getFileName() + ", " + file.getFileName());
          }
        }
      }
    }
    assertEquals(List.of(), twice);
  }

  @Test
  void everyFileIsLoaded() throws IOException {
    var there = new TreeSet<String>();
    for (var file : files(DIRECTORY)) {
      there.add(String.valueOf(file.getFileName()));
    }
    assertEquals(there, new TreeSet<>(RSources.FILES));
  }

  @Test
  void theIndexHasWhatTheLazyFilesDefine() throws IOException {
    var lines = new ArrayList<String>();
    for (var file : files(LAZY)) {
      var line = new StringBuilder(String.valueOf(file.getFileName()));
      for (var text : Files.readAllLines(file)) {
        var definition = DEFINITION.matcher(text);
        if (definition.find()) {
          line.append(' ').append(definition.group(1));
        }
      }
      lines.add(line.toString());
    }
    assertEquals(lines, Files.readAllLines(LAZY.resolve("index.txt")), "run tools/index-r-library");
  }
}
