package dev.oser.bench.sourir;

import dev.oser.lang.sourir.Source;
import dev.oser.models.sourir.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.function.IntToLongFunction;

/** A function {@code kernel} in sourir, and the same in Java. */
enum Loop {
  COLLATZ(30_000, false, Loops::collatz),
  GCD(400, false, Loops::gcd),
  PRIMES(60_000, false, Loops::primes),
  FIBONACCI(25, false, Loops::fibonacci),
  SUM(50_000, true, Loops::sum),
  SIEVE(500_000, true, Loops::sieve),
  SORT(2_500, true, Loops::sort),
  MATRIX(120, true, Loops::matrix);

  private final int size;
  private final boolean hasArrays;
  private final IntToLongFunction java;

  Loop(int size, boolean hasArrays, IntToLongFunction java) {
    this.size = size;
    this.hasArrays = hasArrays;
    this.java = java;
  }

  /** {@return the size it is measured with} */
  int size() {
    return size;
  }

  boolean hasArrays() {
    return hasArrays;
  }

  /** {@return what the Java version computes} */
  long inJava(int n) {
    return java.applyAsLong(n);
  }

  /** {@return a program that calls the kernel so many times and prints what it returns} */
  Program program(int rounds, int n) {
    return Rounds.program(rounds, " call x = 'kernel(" + n + ")\n print x\n drop x\n", text(this));
  }

  private static String text(Loop loop) {
    var file = loop.name().toLowerCase(Locale.ROOT) + ".sou";
    try (var stream = Loop.class.getResourceAsStream(file)) {
      return new String(
          Objects.requireNonNull(stream, file).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Programs that do something again and again. */
  static final class Rounds {
    private Rounds() {}

    static Program program(int rounds, String body, String functions) {
      return program(rounds, "", body, functions);
    }

    /** {@return a program that does something first, and something else in each round} */
    static Program program(int rounds, String first, String body, String functions) {
      var text =
          """
          %s var round = 0
           goto rounds
          rounds:
           branch (round < %d) $round $end
          $round:
          %s round <- (round + 1)
           goto rounds
          $end:
           stop 0
          %s\
          """
              .formatted(first, rounds, body, functions);
      return Source.read("bench.sou", text).program();
    }
  }
}
