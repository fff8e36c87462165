package dev.oser.lang.r;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnownFailuresTest {
  @TempDir Path directory;

  private KnownFailures listing(String... lines) throws IOException {
    return new KnownFailures(Files.write(directory.resolve("list.txt"), List.of(lines)));
  }

  @Test
  void whatWorksIsTakenOff() throws IOException {
    var list = listing("# why", "a", "b", "c");
    list.update(List.of("a", "c"), false);
    assertEquals(List.of("# why", "a", "c"), Files.readAllLines(list.file()));
  }

  @Test
  void whatIsNewIsNotWrittenUnlessItIsMeant() throws IOException {
    var list = listing("# why", "b");
    list.update(List.of("a", "b"), false);
    assertEquals(List.of("b"), list.names());
    list.update(List.of("a", "b"), true);
    assertEquals(List.of("a", "b"), list.names());
  }
}
