package dev.oser.lang.r.random;

/** A source of uniform numbers, {@code RNGkind(kind=)}. */
sealed interface Generator permits MersenneTwister, WordGenerator {
  int SCRAMBLES = 50;

  /** What is added to or taken from numbers that would be 0 or 1. */
  double SMALLEST = 2.328306437080797e-10;

  /** Starts from a seed. */
  void seed(int seed);

  /** {@return a number between 0 and 1, neither included} */
  double next();

  /** {@return the number of this kind in {@code .Random.seed}} */
  int code();

  /** {@return how many numbers its state has} */
  int size();

  void save(int[] target, int from);

  void restore(int[] source, int from);

  static int congruential(int word) {
    return 69069 * word + 1;
  }

  /** {@return a seed from which the words of a state can be made} */
  static int scrambled(int seed) {
    int word = seed;
    for (int i = 0; i < SCRAMBLES; i++) {
      word = congruential(word);
    }
    return word;
  }

  static double inside(double value) {
    if (value <= 0) {
      return 0.5 * SMALLEST;
    }
    return 1 - value <= 0 ? 1 - 0.5 * SMALLEST : value;
  }

  static Generator of(int code) {
    return switch (code) {
      case 0 -> new WichmannHill();
      case 1 -> new MarsagliaMulticarry();
      case 2 -> new SuperDuper();
      case 7 -> new LEcuyer();
      default -> new MersenneTwister();
    };
  }
}
