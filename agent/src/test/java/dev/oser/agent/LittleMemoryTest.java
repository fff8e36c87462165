package dev.oser.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The profile takes memory of the program, and is given up before that has none. Clojure, which
 * runs in 12 MB, ended with assertion failures of the JDK in 24 MB.
 */
class LittleMemoryTest {
  @TempDir Path directory;

  private Child.Result run(String collector, @Nullable String options) throws Exception {
    var command = Child.command(options, "ManyContexts");
    command.remove("-XX:+UseSerialGC");
    command.add(1, "-XX:+Use" + collector);
    command.add(1, "-Xmx16m");
    return Child.run(directory, command);
  }

  @ParameterizedTest
  @ValueSource(strings = {"SerialGC", "ParallelGC", "G1GC"})
  void theProgramGoesOn(String collector) throws Exception {
    var expected = run(collector, null);
    assertEquals("524288\n1048576\n", expected.out(), expected.err());
    var file = directory.resolve("profile");
    var actual = run(collector, "cct,out=" + file);
    assertEquals(expected.out(), actual.out(), actual.err());
    assertEquals(0, actual.status());
    // A collector may find just enough memory until the program ends.
    if (actual.err().isEmpty()) {
      assertTrue(Files.readString(file).startsWith("Profile of process"));
    } else {
      assertEquals("oser-agent: not enough memory; the program goes on unprofiled\n", actual.err());
    }
  }

  @Test
  void inSmallSpaceThereIsEnough() throws Exception {
    var file = directory.resolve("profile");
    var actual = run("SerialGC", "hcct,phi=0.01,out=" + file);
    assertEquals("", actual.err());
    assertTrue(Files.readString(file).startsWith("Profile of process"));
  }
}
