package dev.oser.lang.r;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * What was recorded is still what GNU R says: with the profile {@code gnu-r}, where Rscript is
 * installed, all expectations are recorded again, elsewhere, and compared. It starts R thousands of
 * times; {@code -Doser.gnu-r.only=s3} asks only about files whose path contains this.
 */
class GnuRTest {
  private static final Path ROOT =
      Path.of(System.getProperty("oser.root", "..")).toAbsolutePath().normalize();
  private static final String ONLY = System.getProperty("oser.gnu-r.only", "");

  @TempDir Path directory;

  @Test
  @EnabledIfSystemProperty(named = "oser.gnu-r", matches = "true")
  void expectationsAreWhatRSays() throws Exception {
    GnuR.assumeThere();
    copy(ScriptCase.ROOT, directory);
    GnuR.run(ROOT.resolve("tools/record-r-expectations").toString(), directory.toString(), ONLY);
    assertEquals(List.of(), differences(ScriptCase.ROOT, directory, ".expected"));
  }

  @Test
  @EnabledIfSystemProperty(named = "oser.gnu-r", matches = "true")
  void tablesAreWhatRSays() throws Exception {
    GnuR.assumeThere();
    var library = ROOT.resolve("tools/r-library");
    for (var area : List.of("number", "print", "random", "regex", "text")) {
      if (!area.contains(ONLY)) {
        continue;
      }
      var place = Files.createDirectories(directory.resolve(area));
      GnuR.run(
          "Rscript",
          "--vanilla",
          library.resolve(area + ".R").toString(),
          library.toString(),
          place.toString());
      assertEquals(List.of(), differences(ScriptCase.ROOT.resolve(area), place, ".tsv"));
    }
  }

  @Test
  void aPlantedDifferenceIsFound() throws Exception {
    var recorded = Files.createDirectories(directory.resolve("recorded"));
    var said = Files.createDirectories(directory.resolve("said"));
    Files.writeString(recorded.resolve("a.expected"), "one\ntwo\n");
    Files.writeString(said.resolve("a.expected"), "one\ntwo\n");
    assertEquals(List.of(), differences(recorded, said, ".expected"));
    Files.writeString(said.resolve("a.expected"), "one\n2\n");
    assertEquals(
        List.of("a.expected, line 2: recorded \"two\", R says \"2\""),
        differences(recorded, said, ".expected"));
    Files.delete(said.resolve("a.expected"));
    assertFalse(differences(recorded, said, ".expected").isEmpty());
  }

  /** {@return where files of this kind first differ} */
  private static List<String> differences(Path recorded, Path said, String ending)
      throws IOException {
    var differences = new ArrayList<String>();
    try (var files = Files.walk(recorded)) {
      for (var file : files.filter(each -> each.toString().endsWith(ending)).sorted().toList()) {
        var name = recorded.relativize(file);
        var other = said.resolve(name.toString());
        if (!Files.exists(other)) {
          differences.add(name + " was not recorded again");
        } else if (Files.mismatch(file, other) >= 0) {
          differences.add(name + ", " + firstDifference(file, other));
        }
      }
    }
    return differences;
  }

  private static String firstDifference(Path recorded, Path said) throws IOException {
    var before = Arrays.asList(new String(Files.readAllBytes(recorded), UTF_8).split("\n"));
    var now = Arrays.asList(new String(Files.readAllBytes(said), UTF_8).split("\n"));
    int line = 0;
    while (line < before.size() && line < now.size() && before.get(line).equals(now.get(line))) {
      line++;
    }
    return "line %d: recorded \"%s\", R says \"%s\""
        .formatted(
            line + 1,
            line < before.size() ? before.get(line) : "",
            line < now.size() ? now.get(line) : "");
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var files = Files.walk(from)) {
      for (var file : (Iterable<Path>) files::iterator) {
        var target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target);
        }
      }
    }
  }
}
