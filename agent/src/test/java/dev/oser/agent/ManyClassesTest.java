package dev.oser.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every class of the jars these tests run with can be instrumented and verified. */
class ManyClassesTest {
  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"cct", "paths"})
  void moreThanAThousandClassesLoad(String mode) throws Exception {
    var words = new ArrayList<>(List.of("LoadEverything"));
    words.addAll(jars());
    var workload = words.toArray(String[]::new);
    var expected = Child.run(directory, null, workload);
    var file = directory.resolve("profile");
    var actual = Child.run(directory, mode + ",out=" + file, workload);
    assertEquals(expected.out(), actual.out());
    assertFalse(actual.out().contains("VerifyError"));
    assertTrue(actual.out().lines().filter(line -> line.endsWith(" ok")).count() > 1000);
    assertEquals(expected.err(), actual.err());
    assertFalse(Files.readString(file).contains("class that cannot"), Files.readString(file));
  }

  private static List<String> jars() {
    return Arrays.stream(System.getProperty("java.class.path").split(":"))
        .filter(path -> path.endsWith(".jar") && !path.contains("oser"))
        .toList();
  }
}
