package dev.oser.lang.r;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A list of what does not work yet, which only gets shorter. {@code -Doser.update=true} takes off
 * what works by now. What is new on it is a failure, and stays one unless somebody says with {@code
 * -Doser.more-failures=true} as well that it is meant.
 */
record KnownFailures(Path file) {
  /** {@return what the list names} */
  List<String> names() throws IOException {
    return Files.readAllLines(file).stream().filter(line -> !line.startsWith("#")).toList();
  }

  /** Writes the list anew if the build was started to do that. */
  void update(List<String> failing) throws IOException {
    if (Boolean.getBoolean("oser.update")) {
      update(failing, Boolean.getBoolean("oser.more-failures"));
    }
  }

  /** Writes what still fails of what was listed, and what is new if that is meant. */
  void update(List<String> failing, boolean isGrowthMeant) throws IOException {
    var listed = names();
    var written = new ArrayList<>(Files.readAllLines(file));
    written.removeAll(listed);
    written.addAll(
        failing.stream().filter(name -> isGrowthMeant || listed.contains(name)).toList());
    Files.write(file, written);
  }
}
