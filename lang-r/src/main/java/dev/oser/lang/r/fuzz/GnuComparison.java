package dev.oser.lang.r.fuzz;

import dev.oser.lang.r.fuzz.ScriptFuzzer.Outcome;
import dev.oser.lang.r.fuzz.ScriptFuzzer.Verdict;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Shows scripts to GNU R and to Oser and compares what both make of them. */
public final class GnuComparison implements AutoCloseable {
  private static final long GRACE = 10_000;

  private final GnuRServer gnu;
  private final ScriptFuzzer oser;

  /**
   * What came of a script.
   *
   * @param gnu what GNU R shows; null if it did not end in time
   */
  public record Answer(String script, @Nullable String gnu, Outcome oser) {
    /** {@return whether both came to an end} */
    public boolean isComparable() {
      return gnu != null && oser.verdict() == Verdict.FINE;
    }

    public Optional<Difference> difference() {
      return gnu == null || !isComparable()
          ? Optional.empty()
          : Difference.between(script, gnu, oser.detail());
    }
  }

  /**
   * Makes a comparison.
   *
   * @param directory where GNU R may write
   * @param seconds how long a script may take
   * @param runner how Oser runs scripts
   */
  public GnuComparison(Path directory, double seconds, SessionRunner runner) {
    gnu = new GnuRServer(directory, seconds);
    oser = new ScriptFuzzer(runner, (long) (seconds * 1000), GRACE);
  }

  /** Runs a script in both. */
  public Answer run(String script) {
    return new Answer(script, gnu.run(script), oser.run(script));
  }

  @Override
  public void close() {
    gnu.close();
  }
}
