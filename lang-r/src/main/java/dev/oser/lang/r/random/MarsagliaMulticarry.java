package dev.oser.lang.r.random;

/** Marsaglia's multiply-with-carry, as he posted it in 1997. */
final class MarsagliaMulticarry extends WordGenerator {
  MarsagliaMulticarry() {
    super(2);
  }

  @Override
  void mend() {
    for (int i = 0; i < words.length; i++) {
      if (words[i] == 0) {
        words[i] = 1;
      }
    }
  }

  @Override
  public double next() {
    words[0] = 36969 * (words[0] & 0xFFFF) + (words[0] >>> 16);
    words[1] = 18000 * (words[1] & 0xFFFF) + (words[1] >>> 16);
    int word = words[0] << 16 ^ words[1] & 0xFFFF;
    return Generator.inside(Integer.toUnsignedLong(word) * SMALLEST);
  }

  @Override
  public int code() {
    return 1;
  }
}
