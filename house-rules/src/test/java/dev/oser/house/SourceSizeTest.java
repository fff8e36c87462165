package dev.oser.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small files, one idea each: a file that passes 800 lines is asking to be two. */
class SourceSizeTest {
  private static final int MOST_LINES = 800;

  private static List<String> tooLong(List<Path> files) {
    return files.stream()
        .filter(file -> Project.read(file).lines().count() > MOST_LINES)
        .map(Project::name)
        .toList();
  }

  @Test
  void noFileIsTooLong() {
    assertEquals(List.of(), tooLong(Project.files(".java")));
  }

  @Test
  void aPlantedLongFileIsCaught(@TempDir Path directory) {
    var file = directory.resolve("A.java");
    Project.write(file, "//\n".repeat(MOST_LINES));
    assertEquals(List.of(), tooLong(List.of(file)));
    Project.write(file, "//\n".repeat(MOST_LINES + 1));
    assertEquals(List.of(Project.name(file)), tooLong(List.of(file)));
  }
}
