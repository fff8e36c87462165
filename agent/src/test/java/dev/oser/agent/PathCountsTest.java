package dev.oser.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.profile.page.PathPage;
import dev.oser.profile.page.Sources;
import dev.oser.profile.path.PathFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Modes {@code bl} and {@code paths} count every path, those that end by exceptions too. */
class PathCountsTest {
  @TempDir Path directory;

  private String profile(String options) throws Exception {
    var file = directory.resolve("profile");
    var expected = Child.run(directory, null, "MaskedSum");
    assertEquals(expected, Child.run(directory, options + ",out=" + file, "MaskedSum"));
    return Files.readString(file).replace("dev.oser.agent.workload.MaskedSum", "");
  }

  @Test
  void everyPathIsCounted() throws Exception {
    assertEquals(
        """
        .sum;28-30,28,again 998
        .sum;28-29,32,35,28,again 800
        .sum;28-29,32-33,28,again 200
        .sum;27-30,28,again 2
        .sum;28-29,throws 1
        .sum;28,38 1
        .choose;42,44,42 2
        .choose;42,47,42 1
        .choose;42,47,throws 1
        .choose;42-43,42 1
        .choose;48-49,42 1
        """,
        profile("bl,format=collapsed,include=*MaskedSum,exclude=*#main"));
  }

  /** Repetitions are counted later than they happen, but all of them. */
  @Test
  void longRunsAreCountedToTheLast() throws Exception {
    var single = directory.resolve("single");
    Child.run(directory, "bl,format=collapsed,out=" + single, "LongRuns");
    for (int k : new int[] {2, 3, 11}) {
      var file = directory.resolve("k" + k);
      Child.run(directory, "paths,k=" + k + ",format=collapsed,out=" + file, "LongRuns");
      assertEquals(Files.readString(single), Files.readString(file));
    }
    assertTrue(Files.readString(single).contains("again 15222\n"), Files.readString(single));
  }

  /** What the compiler made of the source of this test's program, told in its words. */
  @Test
  void pathsAreToldByTheConditionsOfTheSource() throws Exception {
    var file = directory.resolve("profile");
    Child.run(directory, "paths,k=2,format=summary,include=*MaskedSum,out=" + file, "MaskedSum");
    var sources =
        Sources.below(List.of(Child.ROOT.resolve("agent/src/test/java")), Set.of("MaskedSum.java"));
    var page = PathPage.of("paths", PathFile.read(file), sources);
    for (var name :
        List.of(
            "28 i \\u003c data.length, 29 mask[i] == 0, again",
            "28 i \\u003c data.length, 29 not mask[i] == 0, 32 data[i] \\u003e 5, again",
            "28 not i \\u003c data.length\"",
            "42 to 44 case 1, 2 -\\u003e \\\"few\\\";",
            "43 not i \\u003e 0\"")) {
      assertTrue(page.contains(name), () -> name + " is not in " + texts(page));
    }
  }

  private static String texts(String page) {
    return Pattern.compile("\"text\":\"[^}]*?\"lines")
        .matcher(page)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.joining("\n"));
  }

  @Test
  void sequencesShowRepetition() throws Exception {
    var report = profile("paths,k=4,include=*MaskedSum#sum");
    assertTrue(report.contains("698    [28-30, 28, again] x 4"), report);
  }
}
