package dev.oser.bench.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The figures of the tables come out of the last lines of the agent's reports. */
class AgentReportTest {
  @TempDir Path directory;

  private AgentReport read(String line) throws IOException {
    return AgentReport.read(Files.writeString(directory.resolve("report"), "Profile\n\n" + line));
  }

  @Test
  void contextsAndPathsAreRead() throws IOException {
    assertEquals(
        new AgentReport(1_234_567, 34.5, 0),
        read(
            "Profiler: 10 events, about 0.10 s in them; 2 threads at once, 1,234,567 nodes in"
                + " 34.5 MB; 3 methods of 2 classes instrumented in 0.10 s"));
    assertEquals(
        new AgentReport(7, 2, 9_000),
        read(
            "Profiler: 10 events, about 0.10 s in them; 2 threads at once, 7 nodes in 2,048 KB,"
                + " 9,000 table lookups; 3 methods of 2 classes instrumented in 0.10 s"));
  }

  @Test
  void aReportWithoutThemIsNoReport() {
    assertThrows(IllegalStateException.class, () -> read("nothing was profiled"));
  }
}
