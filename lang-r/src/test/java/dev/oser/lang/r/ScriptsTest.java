package dev.oser.lang.r;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.r.syntax.Recorded;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Scripts write what GNU R was recorded to write, byte for byte, and end with its status. */
class ScriptsTest {
  private static final Path ROOT =
      Path.of(System.getProperty("oser.root", "..")).resolve("lang-r/src/test/r");

  private static List<Path> files() throws IOException {
    try (var files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().contains("/scripts/"))
          .filter(file -> file.toString().endsWith(".R"))
          .sorted()
          .toList();
    }
  }

  @TestFactory
  Stream<DynamicContainer> scriptsBehaveAsInR() throws IOException {
    return files().stream()
        .map(
            file ->
                DynamicContainer.dynamicContainer(
                    ROOT.relativize(file).toString(),
                    Recorded.casesOf(file).stream().map(ScriptsTest::check)));
  }

  private static DynamicTest check(Recorded test) {
    return DynamicTest.dynamicTest(
        test.name(),
        () -> assertEquals(test.expected(), Script.run(test.text()), () -> "of\n" + test.text()));
  }

  @Test
  void thereAreCases() throws IOException {
    int count = 0;
    for (var file : files()) {
      count += Recorded.casesOf(file).size();
    }
    assertTrue(count >= 300, "only " + count + " cases");
  }

  @Test
  void aPlantedDifferenceIsCaught() {
    assertEquals("|[1] 3\nstatus 0", Script.run("1 + 2"));
    assertNotEquals("|[1] 3\nstatus 0", Script.run("1 + 3"));
  }
}
