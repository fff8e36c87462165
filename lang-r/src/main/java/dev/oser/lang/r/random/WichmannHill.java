package dev.oser.lang.r.random;

/** Wichmann and Hill, "Algorithm AS 183", <i>Applied Statistics</i> 31, 1982. */
final class WichmannHill extends WordGenerator {
  private static final int[] MODULI = {30269, 30307, 30323};
  private static final int[] FACTORS = {171, 172, 170};

  WichmannHill() {
    super(3);
  }

  @Override
  void mend() {
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
}
