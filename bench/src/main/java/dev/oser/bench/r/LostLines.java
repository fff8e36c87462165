package dev.oser.bench.r;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** What of a script's output is missing if a signal ends it while it waits. */
final class LostLines {
  private static final int LINES = 1000;
  private static final int PATIENCE_SECONDS = 60;

  private LostLines() {}

  /** {@return how many of the lines never came} */
  static long after(String signal, RProcess r, Path root) throws IOException {
    var directory = Files.createTempDirectory("oser-bench");
    // A file tells that all is printed: anything on a stream might push the lines out.
    var printed = directory.resolve("printed");
    var script =
        """
        for (i in 1:%d) cat("line", i, "\\n")
        invisible(file.create("%s"))
        Sys.sleep(%d)
        """
            .formatted(LINES, printed, 2 * PATIENCE_SECONDS);
    try {
      return r.with(
          root,
          script,
          process -> {
            await(printed, process);
            new ProcessBuilder("kill", "-s", signal, Long.toString(process.pid()))
                .inheritIO()
                .start()
                .waitFor();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
              throw new IllegalStateException(r + " does not heed SIG" + signal);
            }
            var output =
                new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return LINES - output.lines().filter(line -> line.startsWith("line ")).count();
          });
    } finally {
      Files.deleteIfExists(printed);
      Files.delete(directory);
    }
  }

  private static void await(Path file, Process process) throws InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!Files.exists(file)) {
      if (!process.isAlive() || System.nanoTime() > deadline) {
        throw new IllegalStateException("the script did not get as far as its wait");
      }
      Thread.sleep(2);
    }
  }
}
