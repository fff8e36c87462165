package dev.oser.bench.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * What the agent says of itself, where its option {@code costs} says.
 *
 * @param nodes contexts or paths in memory
 * @param megabytes their memory
 * @param lookups how often tables of paths were looked into
 */
record AgentReport(long nodes, double megabytes, long lookups) {
  private static final Pattern LINE =
      Pattern.compile(
          "Profiler: .*at once, ([0-9,]+) nodes in ([0-9,.]+) (KB|MB)(?:, ([0-9,]+) table"
              + " lookups)?;.*");

  static AgentReport read(Path file) throws IOException {
    for (var line : Files.readAllLines(file)) {
      var match = LINE.matcher(line);
      if (match.matches()) {
        double size = Double.parseDouble(match.group(2).replace(",", ""));
        return new AgentReport(
            number(match.group(1)),
            match.group(3).equals("KB") ? size / 1024 : size,
            match.group(4) == null ? 0 : number(match.group(4)));
      }
    }
    throw new IllegalStateException("the agent did not say what it cost in " + file);
  }

  private static long number(String text) {
    return Long.parseLong(text.replace(",", ""));
  }
}
