package dev.oser.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A profiled program prints the same and ends the same, in every mode, with the verifier on. */
class SameBehaviourTest {
  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Recursion",
        "Unwinding",
        "Constructors",
        "StaticInitialisers",
        "Lambdas",
        "ManyThreads platform",
        "ManyThreads virtual",
        "ExitInTheMiddle",
        "Uncaught",
        "HidingLoader",
        "Overflow",
        "OddClasses",
        "Interrupts",
        "Nameless",
      })
  void outputAndStatusStayTheSame(String workload) throws Exception {
    var words = workload.split(" ");
    var expected = Child.run(directory, null, words);
    assertFalse(expected.out().isEmpty(), expected.err());
    for (var agent : new String[] {"cct", "cct,burst=2:1", "paths"}) {
      var file = directory.resolve("profile");
      var actual = Child.run(directory, agent + ",out=" + file, words);
      assertEquals(expected, actual, agent);
      assertTrue(Files.readString(file).startsWith("Profile of process"), agent);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hcct", "hcct,metric=time", "bl"})
  void otherModesToo(String agent) throws Exception {
    for (var workload : new String[] {"Unwinding", "Constructors"}) {
      var file = directory.resolve("profile");
      assertEquals(
          Child.run(directory, null, workload),
          Child.run(directory, agent + ",out=" + file, workload));
      assertTrue(Files.readString(file).startsWith("Profile of process"), agent);
    }
  }
}
