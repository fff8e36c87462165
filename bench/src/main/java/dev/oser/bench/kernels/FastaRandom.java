package dev.oser.bench.kernels;

/** The linear congruential generator that the benchmark prescribes. */
final class FastaRandom {
  static final int MODULUS = 139968;
  private static final int FACTOR = 3877;
  private static final int INCREMENT = 29573;

  private int seed = 42;

  /** {@return the next number, at least 0 and below the modulus} */
  int next() {
    seed = (seed * FACTOR + INCREMENT) % MODULUS;
    return seed;
  }
}
