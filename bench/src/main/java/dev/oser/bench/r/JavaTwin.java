package dev.oser.bench.r;

import java.util.Locale;
import java.util.function.DoubleSupplier;

/** The loops in Java, as data. Each has a twin of its name in R, in the family {@code java}. */
enum JavaTwin {
  BUBBLE(JavaLoops::bubble),
  COLLATZ(JavaLoops::collatz),
  DOT(JavaLoops::dot),
  FIBONACCI(() -> JavaLoops.fibonacci(25)),
  HASH(JavaLoops::hash),
  MANDELBROT(JavaLoops::mandelbrot),
  MATMUL(JavaLoops::matmul),
  NBODY(JavaLoops::nbody),
  SIEVE(JavaLoops::sieve),
  SUM(JavaLoops::sum);

  private final DoubleSupplier loop;

  JavaTwin(DoubleSupplier loop) {
    this.loop = loop;
  }

  static JavaTwin of(RProgram program) {
    return valueOf(program.name().toUpperCase(Locale.ROOT));
  }

  /** Runs the loop. {@return what its twin returns, too} */
  double run() {
    return loop.getAsDouble();
  }

  /** {@return whether R printed the number that the loop computes} R prints twelve digits of it. */
  static boolean isSame(double number, String printed) {
    return Math.abs(Double.parseDouble(printed) - number) <= Math.abs(number) * 1e-11;
  }
}
