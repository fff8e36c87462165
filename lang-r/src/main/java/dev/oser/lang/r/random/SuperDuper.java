package dev.oser.lang.r.random;

/** Marsaglia's Super-Duper of the 1970s in the form of Reeds, Hubert and Abrahams. */
final class SuperDuper implements Generator {
  private final int[] words = new int[2];

  @Override
  public void seed(int seed) {
    int word = Generator.scrambled(seed);
    for (int i = 0; i < words.length; i++) {
      word = Generator.congruential(word);

      words[i] = word;
    }
    mend();
  }

  private void mend() {
    if (words[0] == 0) {
      words[0] = 1;
    }
    // The congruential part needs odd numbers.
    words[1] |= 1;
  }

  @Override
  public double next() {
    words[0] ^= words[0] >>> 15;
    words[0] ^= words[0] << 17;
    words[1] *= 69069;
    return Generator.inside(Integer.toUnsignedLong(words[0] ^ words[1]) * SMALLEST);
  }

  @Override
  public int code() {
    return 2;
  }

  @Override
  public int size() {
    return words.length;
  }

  @Override
  public void save(int[] target, int from) {
    System.arraycopy(words, 0, target, from, words.length);
  }

  @Override
  public void restore(int[] source, int from) {
    System.arraycopy(source, from, words, 0, words.length);
    mend();
  }
}
