package dev.oser.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * In bursts the agent works on stacks that may be nearly full. To load or make a class there takes
 * much more stack than to record a call, and to fail at it damages the recorder, or makes the JVM
 * itself complain on the program's output.
 */
class LoadedInBurstsTest {
  private static final String BEGIN = "dev.oser.agent.workload.Overflow ";
  private static final String END = "dev.oser.agent.workload.Overflow$End ";

  @TempDir private Path directory;

  @Test
  void noClassIsLoadedForTheAgent() throws Exception {
    var log = directory.resolve("classes");
    var command = Child.command("cct,burst=2:1,out=" + directory.resolve("profile"), "Overflow");
    command.add(1, "-Xlog:class+load:file=" + log);
    assertEquals(0, Child.run(directory, command).status());
    var lines = Files.readAllLines(log);
    int begin = indexOf(lines, BEGIN);
    int end = indexOf(lines, END);
    assertTrue(begin >= 0 && begin < end, "the program has not run to its end");
    assertEquals(
        List.of(),
        lines.subList(begin + 1, end).stream().filter(LoadedInBurstsTest::isAgents).toList());
    // That such classes are recognised: when it writes the profile, it loads many.
    assertTrue(
        lines.subList(end + 1, lines.size()).stream().anyMatch(LoadedInBurstsTest::isAgents));
  }

  private static int indexOf(List<String> lines, String name) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(name)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isAgents(String line) {
    return line.contains(" java.lang.invoke.") || line.contains(" dev.oser.agent.");
  }
}
