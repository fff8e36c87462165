package dev.oser.lang.r.random;

import dev.oser.lang.r.random.distribution.Normal;

/** The random number generator of one session. */
public final class RandomState {
  /** How an index is made from uniform numbers, {@code RNGkind(sample.kind=)}. */
  public enum SampleKind {
    /** R up to 3.5: slightly uneven. */
    ROUNDING,
    /** R since 3.6. */
    REJECTION
  }

  /** Kinds of generators as R names them; those without a name are not there. */
  private static final String[] KINDS = {
    "Wichmann-Hill",
    "Marsaglia-Multicarry",
    "Super-Duper",
    "Mersenne-Twister",
    "",
    "",
    "",
    "L'Ecuyer-CMRG"
  };

  /** Inversion is kind 4 hundreds, Rejection kind 1 ten thousands. */
  private static final int INVERSION = 400;

  private static final int REJECTION_KIND = 10_000;
  private static final double NORMAL_BITS = 134_217_728;

  /** Partial sums of ln(2)^k / k! from 1 on, until they are 1. */
  private static final double[] EXPONENTIAL = exponentialTable();

  private Generator generator = new MersenneTwister();
  private SampleKind sampleKind = SampleKind.REJECTION;

  /** A generator with this seed. */
  public RandomState(int seed) {
    setSeed(seed);
  }

  /** {@code set.seed(seed)}. */
  public void setSeed(int seed) {
    generator.seed(seed);
  }

  public SampleKind sampleKind() {
    return sampleKind;
  }

  public void setSampleKind(SampleKind kind) {
    sampleKind = kind;
  }

  /** {@return the name of the generator} */
  public String kind() {
    return KINDS[generator.code()];
  }

  /**
   * Changes the generator; the new one starts from a number of the old one.
   *
   * @return false if there is none of this name, which may be shortened
   */
  public boolean setKind(String name) {
    for (int code = 0; code < KINDS.length; code++) {
      if (!KINDS[code].isEmpty() && KINDS[code].startsWith(name)) {
        double start = uniform();
        generator = Generator.of(code);
        generator.seed((int) (long) (start * 4294967295.0));
        return true;
      }
    }
    return false;
  }

  /** {@return what R keeps in {@code .Random.seed}} */
  public int[] export() {
    var seed = new int[generator.size() + 1];
    seed[0] =
        INVERSION + generator.code() + (sampleKind == SampleKind.REJECTION ? REJECTION_KIND : 0);
    generator.save(seed, 1);
    return seed;
  }

  /**
   * Goes on from a {@code .Random.seed}. {@return whether it is one of a generator that is there}
   */
  public boolean restore(int[] seed) {
    int code = seed.length == 0 ? -1 : seed[0] % REJECTION_KIND - INVERSION;
    if (code < 0 || code >= KINDS.length || KINDS[code].isEmpty()) {
      return false;
    }
    var wanted = code == generator.code() ? generator : Generator.of(code);
    if (seed.length != wanted.size() + 1) {
      return false;
    }
    generator = wanted;
    sampleKind = seed[0] > REJECTION_KIND ? SampleKind.REJECTION : SampleKind.ROUNDING;
    generator.restore(seed, 1);
    return true;
  }

  /** {@return a number between 0 and 1, neither included} */
  public double uniform() {
    return generator.next();
  }

  /** {@return a standard normal number, by inversion of 59 random bits} */
  public double normal() {
    double high = (int) (NORMAL_BITS * uniform());
    return Normal.quantile((high + uniform()) / NORMAL_BITS);
  }

  /**
   * {@return a standard exponential number} Algorithm SA of Ahrens and Dieter, <i>Computer methods
   * for sampling from the exponential and normal distributions</i>, CACM 15, 1972.
   */
  public double exponential() {
    double whole = 0;
    double u = 2 * uniform();
    while (u <= 1) {
      whole += EXPONENTIAL[0];
      u += u;
    }
    u -= 1;
    if (u <= EXPONENTIAL[0]) {
      return whole + u;
    }
    double smallest = uniform();
    int i = 0;
    do {
      smallest = Math.min(smallest, uniform());
      i++;
    } while (u > EXPONENTIAL[i]);
    return whole + smallest * EXPONENTIAL[0];
  }

  /** {@return a whole number from 0 up to, not including, n} */
  public double index(double n) {
    if (n <= 0) {
      return 0;
    }
    if (sampleKind == SampleKind.ROUNDING) {
      return Math.floor(n * (n > Integer.MAX_VALUE ? fineUniform() : uniform()));
    }
    int bits = bitsFor(n);
    double result;
    do {
      result = bits(bits);
    } while (n <= result);
    return result;
  }

  private static int bitsFor(double n) {
    int exponent = Math.getExponent(n);
    return n == Math.scalb(1.0, exponent) ? exponent : exponent + 1;
  }

  private double bits(int count) {
    long value = 0;
    for (int have = 0; have <= count; have += 16) {
      value = value << 16 | (int) (uniform() * 65536);
    }
    return count < Long.SIZE ? value & ((1L << count) - 1) : value;
  }

  private double fineUniform() {
    double scale = 33_554_432;
    return (Math.floor(scale * uniform()) + uniform()) / scale;
  }

  private static double[] exponentialTable() {
    var sums = new double[16];
    double term = 1;
    double sum = 0;
    for (int k = 0; k < sums.length; k++) {
      term *= 0.6931471805599453 / (k + 1);
      sum += term;
      sums[k] = sum;
    }
    sums[sums.length - 1] = 1;
    return sums;
  }
}
