package dev.oser.bench.r;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A program that defines {@code run}, which is what is timed.
 *
 * @param kind {@code scalar} or {@code vector}
 */
record RProgram(String kind, String name) {
  private static final List<String> SCALAR =
      List.of(
          "bubble",
          "closures",
          "collatz",
          "distance",
          "environments",
          "fib",
          "loops",
          "mandelbrot",
          "matmul",
          "queens",
          "sieve",
          "strings");
  private static final List<String> VECTOR =
      List.of(
          "arithmetic",
          "choose",
          "cumsum",
          "match",
          "order",
          "outer",
          "paste",
          "product",
          "regex",
          "sapply",
          "sort",
          "table");

  /** {@return all programs, those on scalars first} */
  static List<RProgram> all() {
    return Stream.concat(
            SCALAR.stream().map(name -> new RProgram("scalar", name)),
            VECTOR.stream().map(name -> new RProgram("vector", name)))
        .toList();
  }

  boolean isScalar() {
    return kind.equals("scalar");
  }

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

  /** {@return the program with what times its first round} */
  String once() {
    return text()
        + """

        before <- proc.time()[[3]]
        invisible(run())
        cat("seconds", proc.time()[[3]] - before, "\\n")
        """;
  }

  private String text() {
    var file = kind + "/" + name + ".R";
    try (var in = Objects.requireNonNull(RProgram.class.getResourceAsStream(file), file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
