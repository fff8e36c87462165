package dev.oser.bench.r;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A program that defines {@code run}, which is what is timed. */
record RProgram(Family family, String name) {
  /**
   * {@return the program with what times it} It runs for a while first, so that both have compiled
   * what they will, and then prints the seconds of each round and what {@code run} returned.
   */
  String timed(int rounds, double warmUpSeconds) {
    return text()
        + """

        oser.bench <- function(rounds, warm) {
          start <- proc.time()[[3]]
          times <- 0
          while (proc.time()[[3]] - start < warm) {
            run()
            times <- times + 1
          }
          each <- max(1, ceiling(times / warm / 5))
          for (round in seq_len(rounds)) {
            before <- proc.time()[[3]]
            for (i in seq_len(each)) result <- run()
            cat("seconds", (proc.time()[[3]] - before) / each, "\\n")
          }
          cat("result", format(result, digits = 12), "\\n")
        }
        oser.bench(%d, %s)
        """
            .formatted(rounds, warmUpSeconds);
  }

  /**
   * {@return the program with what times each round from the first on} A round is one call, which
   * compiled code may end within a millisecond, the unit of {@code proc.time}. Code that is
   * compiled in a later round must return what the first round returned.
   */
  String fromTheStart(int rounds) {
    return text()
        + """

        oser.bench <- function(rounds) {
          for (round in seq_len(rounds)) {
            before <- as.numeric(Sys.time())
            result <- run()
            cat("seconds", as.numeric(Sys.time()) - before, "\\n")
            if (round == 1) first <- result
            if (!identical(result, first)) stop("round ", round, " returned something else")
          }
          cat("result", format(result, digits = 12), "\\n")
        }
        oser.bench(%d)
        """
            .formatted(rounds);
  }

  private String text() {
    var file = family + "/" + name + ".R";
    try (var in = Objects.requireNonNull(RProgram.class.getResourceAsStream(file), file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return family + "/" + name;
  }
}
