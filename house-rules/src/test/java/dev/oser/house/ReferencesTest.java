package dev.oser.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What comments refer to is there, and has a name that people know. */
class ReferencesTest {
  /** A document by the number of a file that readers do not have. */
  private static final Pattern BY_NUMBER =
      Pattern.compile("(?<![0-9A-Za-z_.,\\\\\"])00[0-9](?= §|, [A-Zs]|\\)| \\()");

  @TempDir Path directory;

  private static List<String> byNumber(List<Path> files) {
    var found = new ArrayList<String>();
    for (var file : files) {
      BY_NUMBER
          .matcher(Project.read(file))
          .results()
          .forEach(match -> found.add(Project.name(file) + ": " + match.group()));
    }
    return found;
  }

  @Test
  void documentsAreCitedByNameAndSection() {
    var files =
        Stream.of(".java", ".md", ".oir", ".sou").flatMap(each -> Project.files(each).stream());
    assertEquals(List.of(), byNumber(files.toList()));
  }

  @Test
  void aPlantedNumberIsCaught() {
    var file = directory.resolve("A.java");
    Project.write(file, "/** As in 00" + "0 §4.3. */\n");
    assertEquals(List.of(Project.name(file) + ": 00" + "0"), byNumber(List.of(file)));
    Project.write(file, "/** As in Distilled §4.3. */\n");
    assertEquals(List.of(), byNumber(List.of(file)));
  }

  @Test
  void aPlantedBrokenLinkIsCaughtByTheCompiler() {
    assertTrue(
        compile("Missing").stream().anyMatch(error -> error.contains("reference not found")));
    assertEquals(List.of(), compile("Planted"));
  }

  private List<String> compile(String link) {
    return Compilation.errors(
        "package planted;\n/** See {@link " + link + "}. */\nclass Planted {}\n",
        directory,
        Compilation.argument("-Xdoclint"));
  }
}
