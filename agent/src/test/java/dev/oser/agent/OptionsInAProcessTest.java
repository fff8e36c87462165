package dev.oser.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.context.SummaryFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Options do what they say in a real process. */
class OptionsInAProcessTest {
  @TempDir Path directory;

  private String profile(String options, String... workload) throws Exception {
    var file = directory.resolve("profile");
    var result = Child.run(directory, options + ",out=" + file, workload);
    assertEquals("", result.err());
    return Files.readString(file);
  }

  @Test
  void aWrongOptionIsOneLineAndTheProgramRuns() throws Exception {
    var expected = Child.run(directory, null, "Recursion");
    var actual = Child.run(directory, "hctc", "Recursion");
    assertEquals(expected.out(), actual.out());
    assertEquals(expected.status(), actual.status());
    assertEquals(
        "oser-agent: unknown mode 'hctc'; there are hcct, cct, paths, bl;"
            + " the program runs unprofiled\n",
        actual.err());
  }

  @Test
  void patternsChooseClassesAndMethods() throws Exception {
    var text = profile("cct,format=collapsed,include=*Unwinding,exclude=*#main", "Unwinding");
    assertFalse(text.contains("main"));
    assertTrue(text.startsWith("dev.oser.agent.workload.Unwinding.afterwards 10\n"), text);
  }

  @Test
  void classesOfTheJdkCanBeIncluded() throws Exception {
    var text = profile("cct,format=collapsed,include=*Lambdas,include=java.util.*", "Lambdas");
    assertTrue(text.contains(".Lambdas.main;java.util.ArrayList.sort"), text);
    assertTrue(text.contains("java.util.ArrayList.forEach;dev.oser.agent.workload.Lambdas.see 3"));
  }

  @Test
  void aSummaryHasCallSitesAndCanBeRead() throws Exception {
    var file = directory.resolve("summary");
    Child.run(directory, "hcct,format=summary,out=" + file, "Recursion");
    var summary = SummaryFile.read(file);
    assertEquals("calls", summary.metric());
    assertEquals(32, summary.total());
    assertEquals("Recursion.java:8", summary.site(2));
  }

  @Test
  void allocatedBytesAreCharged() throws Exception {
    var file = directory.resolve("bytes");
    Child.run(directory, "cct,metric=bytes,format=summary,out=" + file, "Constructors");
    var summary = SummaryFile.read(file);
    assertEquals("bytes", summary.metric());
    assertTrue(summary.total() > 0);
  }

  @Test
  void burstsObserveAPart() throws Exception {
    var text = profile("hcct,burst=20:2", "Overflow");
    assertTrue(text.contains("in bursts ("), text);
  }
}
