package dev.oser.lang.r.random;

/** Wichmann and Hill, "Algorithm AS 183", <i>Applied Statistics</i> 31, 1982. */
final class WichmannHill implements Generator {
  private final int[] words = new int[3];

  @Override
  public void seed(int seed) {
    int word = Generator.scrambled(seed);
    for (int i = 0; i < words.length; i++) {
      word = Generator.congruential(word);

      words[i] = word;
    }
    mend();
  }

  private static final int[] MODULI = {30269, 30307, 30323};
  private static final int[] FACTORS = {171, 172, 170};

  private void mend() {
    for (int i = 0; i < words.length; i++) {
      words[i] = Integer.remainderUnsigned(words[i], MODULI[i]);
      if (words[i] == 0) {
        words[i] = 1;
      }
    }
  }

  @Override
  public double next() {
    double sum = 0;
    for (int i = 0; i < words.length; i++) {
      words[i] = words[i] * FACTORS[i] % MODULI[i];
      sum += words[i] / (double) MODULI[i];
    }
    return Generator.inside(sum - Math.floor(sum));
  }

  @Override
  public int code() {
    return 0;
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
