package dev.oser.lang.r.random;

/** Marsaglia's Super-Duper of the 1970s in the form of Reeds, Hubert and Abrahams. */
final class SuperDuper extends WordGenerator {
  SuperDuper() {
    super(2);
  }

  @Override
  void mend() {
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
}
