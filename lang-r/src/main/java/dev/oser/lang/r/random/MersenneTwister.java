package dev.oser.lang.r.random;

/**
 * MT19937 (Matsumoto and Nishimura, <i>ACM Transactions on Modeling and Computer Simulation</i> 8,
 * 1998), seeded as R's {@code set.seed} does it.
 */
final class MersenneTwister implements Generator {
  static final int SIZE = 624;

  private static final int SHIFT = 397;
  private static final int MATRIX = 0x9908b0df;
  private static final int UPPER = 0x80000000;
  private static final int LOWER = 0x7fffffff;
  private static final double SCALE = 2.3283064365386963e-10;

  private final int[] words = new int[SIZE];
  private int position = SIZE;

  /** Starts from a seed: a linear congruential generator, warmed up, fills the state. */
  @Override
  public void seed(int seed) {
    // The first word is for the position.
    int word = Generator.congruential(Generator.scrambled(seed));
    for (int i = 0; i < SIZE; i++) {
      word = Generator.congruential(word);
      words[i] = word;
    }
    position = SIZE;
  }

  @Override
  public double next() {
    return Generator.inside((nextWord() & 0xFFFFFFFFL) * SCALE);
  }

  @Override
  public int code() {
    return 3;
  }

  @Override
  public int size() {
    return SIZE + 1;
  }

  private int nextWord() {
    if (position >= SIZE) {
      twist();
    }
    int word = words[position++];
    word ^= word >>> 11;
    word ^= word << 7 & 0x9d2c5680;
    word ^= word << 15 & 0xefc60000;
    return word ^ word >>> 18;
  }

  private void twist() {
    for (int i = 0; i < SIZE; i++) {
      int word = words[i] & UPPER | words[(i + 1) % SIZE] & LOWER;
      int twisted = words[(i + SHIFT) % SIZE] ^ word >>> 1;
      words[i] = (word & 1) == 0 ? twisted : twisted ^ MATRIX;
    }
    position = 0;
  }

  /** Copies the position and the words to an array. */
  @Override
  public void save(int[] target, int from) {
    target[from] = position;
    System.arraycopy(words, 0, target, from + 1, SIZE);
  }

  /** Goes on where {@link #save} was called. */
  @Override
  public void restore(int[] source, int from) {
    position = source[from];
    System.arraycopy(source, from + 1, words, 0, SIZE);
  }
}
