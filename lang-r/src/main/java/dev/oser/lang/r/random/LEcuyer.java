package dev.oser.lang.r.random;

/**
 * L'Ecuyer, "Good parameters and implementations for combined multiple recursive random number
 * generators", <i>Operations Research</i> 47, 1999: MRG32k3a.
 */
final class LEcuyer extends WordGenerator {
  private static final long FIRST = 4294967087L;
  private static final long SECOND = 4294944443L;

  LEcuyer() {
    super(6);
  }

  @Override
  boolean isPossible(int word) {
    return Integer.toUnsignedLong(word) < SECOND;
  }

  @Override
  void mend() {
    // The words were made below both moduli.
  }

  @Override
  public double next() {
    long p = (1403580L * unsigned(1) - 810728L * unsigned(0)) % FIRST;
    if (p < 0) {
      p += FIRST;
    }
    words[0] = words[1];
    words[1] = words[2];
    words[2] = (int) p;
    long q = (527612L * unsigned(5) - 1370589L * unsigned(3)) % SECOND;
    if (q < 0) {
      q += SECOND;
    }
    words[3] = words[4];
    words[4] = words[5];
    words[5] = (int) q;
    return Generator.inside((p > q ? p - q : p - q + FIRST) * 2.328306549295727688e-10);
  }

  private long unsigned(int i) {
    return Integer.toUnsignedLong(words[i]);
  }

  @Override
  public int code() {
    return 7;
  }
}
