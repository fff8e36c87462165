package dev.oser.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where a command reads and writes: the process's own streams, or those of a test.
 *
 * @param terminal whether a person sits at both ends
 * @param areOfProcess whether they are the process's own, which its signals are about, too
 */
public record Streams(
    InputStream in, PrintStream out, PrintStream err, Terminal terminal, boolean areOfProcess) {
  /** Asked only by who needs to know: finding out is slow. */
  public interface Terminal {
    boolean isThere();
  }

  /** {@return streams with no person at their ends} */
  public static Streams of(InputStream in, PrintStream out, PrintStream err) {
    return new Streams(in, out, err, () -> false, false);
  }

  /** {@return the streams of this process} */
  static Streams ofProcess() {
    var out = new TimelyOutput(new StandardOutput());
    return new Streams(
        System.in,
        new PrintStream(out, false, StandardCharsets.UTF_8),
        new PrintStream(System.err, true, StandardCharsets.UTF_8),
        () -> System.console() != null && System.console().isTerminal(),
        true);
  }
}
