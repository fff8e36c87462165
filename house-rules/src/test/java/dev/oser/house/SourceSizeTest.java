package dev.oser.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Small files, one idea each: a file that passes 800 lines is asking to be two. */
class SourceSizeTest {
  private static final int MOST_LINES = 800;

  @Test
  void noFileIsTooLong() {
    var tooLong =
        Project.files(".java").stream()
            .filter(file -> Project.read(file).lines().count() > MOST_LINES)
            .map(Project::name)
            .toList();
    assertEquals(List.of(), tooLong);
  }
}
