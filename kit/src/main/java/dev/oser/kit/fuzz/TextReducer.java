package dev.oser.kit.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Makes a failing text short by delta debugging: leaves out ever smaller runs of lines, then of
 * characters, as long as it still fails.
 */
public final class TextReducer {
  /** Enough for the texts here; what hangs would otherwise take hours to shrink. */
  private static final long MOST_NANOS = 20_000_000_000L;

  private final Predicate<String> fails;
  private final long deadline = System.nanoTime() + MOST_NANOS;

  private TextReducer(Predicate<String> fails) {
    this.fails = fails;
  }

  /** {@return a shorter text that still fails} */
  public static String reduce(String text, Predicate<String> fails) {
    var reducer = new TextReducer(fails);
    var byLines = reducer.leaveOut(List.of(text.split("(?<=\n)")));
    return reducer.leaveOut(List.of(byLines.split("")));
  }

  private String leaveOut(List<String> parts) {
    var best = parts;
    int run = Math.max(1, best.size() / 2);
    while (true) {
      boolean shrunk = false;
      for (int from = 0; from < best.size() && System.nanoTime() < deadline; ) {
        var candidate = new ArrayList<>(best);
        candidate.subList(from, Math.min(from + run, best.size())).clear();
        if (fails.test(String.join("", candidate))) {
          best = candidate;
          shrunk = true;
        } else {
          from += run;
        }
      }
      if (run == 1 && !shrunk || System.nanoTime() >= deadline) {
        return String.join("", best);
      }
      run = Math.max(1, run / 2);
    }
  }
}
