package dev.oser.bench.r;

import dev.oser.bench.Samples;
import java.nio.file.Path;
import java.time.Instant;
import java.util.stream.DoubleStream;

/**
 * How long a line takes from the script that prints it to the one who reads the pipe. The line is
 * the time at which it was printed.
 *
 * @param occupation what the script does after it has printed a line
 */
record OutputLatency(String name, String occupation) {
  static final OutputLatency WAITING = new OutputLatency("wait", "Sys.sleep(0.1)");

  /** Computes for a given time, not a given work: both shall be busy for as long. */
  static final OutputLatency COMPUTING =
      new OutputLatency(
          "compute",
          """
          end <- proc.time()[[3]] + 0.2
          while (proc.time()[[3]] < end) for (j in 1:10000) x <- x + j
          """);

  /** {@return milliseconds, one for each line} */
  Samples measure(RProcess r, Path root, int lines) {
    var script =
        """
        x <- 0
        for (i in 1:%d) {
          cat(sprintf("%%.6f", as.numeric(Sys.time())), "\\n")
          %s
        }
        """
            .formatted(lines, occupation);
    return r.with(
        root,
        script,
        process -> {
          var latencies = DoubleStream.builder();
          try (var reader = process.inputReader()) {
            for (var line = reader.readLine(); line != null; line = reader.readLine()) {
              latencies.add((now() - Double.parseDouble(line.strip())) * 1000);
            }
          }
          return Samples.of(latencies.build().toArray());
        });
  }

  private static double now() {
    var now = Instant.now();
    return now.getEpochSecond() + now.getNano() / 1e9;
  }
}
