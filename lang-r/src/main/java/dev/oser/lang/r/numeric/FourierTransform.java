package dev.oser.lang.r.numeric;

/**
 * Discrete Fourier transforms of any length. A length is taken apart into factors (Cooley and
 * Tukey, 1965); each step combines a factor's worth of numbers from all over one array and puts
 * them in order into another, so nothing has to be put in order at the end (Stockham, 1966, as told
 * by Van Loan, <em>Computational Frameworks for the Fast Fourier Transform</em>, §1.7). A length
 * with a large prime factor is a convolution of chirps (Bluestein, 1970), so no length takes
 * quadratic time.
 */
public final class FourierTransform {
  /** Prime factors above this are left to chirps: they are faster from about here on. */
  private static final int LARGEST_FACTOR = 64;

  private final int length;
  private final int direction;

  /** The roots of unity of the length: cosines and sines of parts of a turn. */
  private final double[] cosines;

  private final double[] sines;

  private double[] real;
  private double[] imaginary;
  private double[] nextReal;
  private double[] nextImaginary;

  private FourierTransform(double[] real, double[] imaginary, int direction) {
    this.length = real.length;
    this.direction = direction;
    this.real = real;
    this.imaginary = imaginary;
    this.nextReal = new double[length];
    this.nextImaginary = new double[length];
    var roots = UnitRoots.of(length);
    this.cosines = roots.cosines();
    this.sines = roots.sines();
  }

  /** Complex numbers, apart. */
  public record Numbers(double[] real, double[] imaginary) {}

  /**
   * Transforms numbers, and uses their arrays for itself.
   *
   * @param inverse whether angles go the other way; the result is not divided by its length
   * @return the sums over all numbers times roots of unity
   */
  public static Numbers of(double[] real, double[] imaginary, boolean inverse) {
    int length = real.length;
    if (length < 2) {
      return new Numbers(real, imaginary);
    }
    if (largestFactor(length) > LARGEST_FACTOR) {
      return chirped(real, imaginary, inverse);
    }
    var transform = new FourierTransform(real, imaginary, inverse ? 1 : -1);
    transform.run();
    return new Numbers(transform.real, transform.imaginary);
  }

  private static int largestFactor(int length) {
    int rest = length;
    int largest = 1;
    for (int factor = 2; (long) factor * factor <= rest; factor++) {
      while (rest % factor == 0) {
        rest /= factor;
        largest = factor;
      }
    }
    return Math.max(largest, rest);
  }

  /** Odd factors first; then fours, which need fewer operations than twos. */
  private static int nextFactor(int rest) {
    int factor = 3;
    while (factor <= rest && rest % factor != 0) {
      factor += 2;
    }
    return factor <= rest ? factor : rest % 4 == 0 ? 4 : 2;
  }

  private void run() {
    int rest = length;
    int done = 1;
    while (rest > 1) {
      int factor = nextFactor(rest);
      rest /= factor;
      switch (factor) {
        case 2 -> byTwo(rest, done);
        case 4 -> byFour(rest, done);
        default -> byOdd(factor, rest, done);
      }
      done *= factor;
      var oldReal = real;
      var oldImaginary = imaginary;
      real = nextReal;
      imaginary = nextImaginary;
      nextReal = oldReal;
      nextImaginary = oldImaginary;
    }
  }

  /*
   * A step: numbers are in rows of 'done', which the steps before have transformed. Of 'factor' groups of 'parts' rows, the rows at
   * the same place of each group are transformed, turned by the place, and put behind each other.
   */

  private void byTwo(int parts, int done) {
    int group = parts * done;
    for (int part = 0; part < parts; part++) {
      double cosine = cosines[part * done];
      double sine = direction * sines[part * done];
      int from = part * done;
      int to = 2 * from;
      for (int i = 0; i < done; i++) {
        double aReal = real[from + i];
        double aImaginary = imaginary[from + i];
        double bReal = real[from + group + i];
        double bImaginary = imaginary[from + group + i];
        double x = aReal - bReal;
        double y = aImaginary - bImaginary;
        nextReal[to + i] = aReal + bReal;
        nextImaginary[to + i] = aImaginary + bImaginary;
        nextReal[to + done + i] = x * cosine - y * sine;
        nextImaginary[to + done + i] = x * sine + y * cosine;
      }
    }
  }

  private void byFour(int parts, int done) {
    int group = parts * done;
    for (int part = 0; part < parts; part++) {
      int turn = part * done;
      double cosine1 = cosines[turn];
      double sine1 = direction * sines[turn];
      double cosine2 = cosines[2 * turn];
      double sine2 = direction * sines[2 * turn];
      double cosine3 = cosines[3 * turn];
      double sine3 = direction * sines[3 * turn];
      int to = 4 * turn;
      for (int i = 0; i < done; i++) {
        int at = turn + i;
        double aReal = real[at];
        double aImaginary = imaginary[at];
        double bReal = real[at + group];
        double bImaginary = imaginary[at + group];
        double cReal = real[at + 2 * group];
        double cImaginary = imaginary[at + 2 * group];
        double dReal = real[at + 3 * group];
        double dImaginary = imaginary[at + 3 * group];
        double evenReal = aReal + cReal;
        double evenImaginary = aImaginary + cImaginary;
        double oddReal = bReal + dReal;
        double oddImaginary = bImaginary + dImaginary;
        double leftReal = aReal - cReal;
        double leftImaginary = aImaginary - cImaginary;
        // A quarter of a turn of b - d.
        double rightReal = -direction * (bImaginary - dImaginary);
        double rightImaginary = direction * (bReal - dReal);
        nextReal[to + i] = evenReal + oddReal;
        nextImaginary[to + i] = evenImaginary + oddImaginary;
        double x = leftReal + rightReal;
        double y = leftImaginary + rightImaginary;
        nextReal[to + done + i] = x * cosine1 - y * sine1;
        nextImaginary[to + done + i] = x * sine1 + y * cosine1;
        x = evenReal - oddReal;
        y = evenImaginary - oddImaginary;
        nextReal[to + 2 * done + i] = x * cosine2 - y * sine2;
        nextImaginary[to + 2 * done + i] = x * sine2 + y * cosine2;
        x = leftReal - rightReal;
        y = leftImaginary - rightImaginary;
        nextReal[to + 3 * done + i] = x * cosine3 - y * sine3;
        nextImaginary[to + 3 * done + i] = x * sine3 + y * cosine3;
      }
    }
  }

  /**
   * The factor is odd. The roots by which the j-th number and the j-th from behind are multiplied
   * are mirror images, and so are those of the k-th sum and the k-th from behind.
   */
  private void byOdd(int factor, int parts, int done) {
    int half = factor / 2;
    var tableCosines = new double[half * half];
    var tableSines = new double[half * half];
    for (int k = 0; k < half; k++) {
      for (int j = 0; j < half; j++) {
        int root = (j + 1) * (k + 1) % factor * (length / factor);
        tableCosines[k * half + j] = cosines[root];
        tableSines[k * half + j] = sines[root];
      }
    }
    // The sums and differences of mirrored numbers.
    var sumReal = new double[half];
    var sumImaginary = new double[half];
    var differenceReal = new double[half];
    var differenceImaginary = new double[half];
    int group = parts * done;
    for (int part = 0; part < parts; part++) {
      int turn = part * done;
      int to = factor * turn;
      for (int i = 0; i < done; i++) {
        double firstReal = real[turn + i];
        double firstImaginary = imaginary[turn + i];
        double allReal = firstReal;
        double allImaginary = firstImaginary;
        for (int j = 0; j < half; j++) {
          int front = turn + (j + 1) * group + i;
          int back = turn + (factor - 1 - j) * group + i;
          sumReal[j] = real[front] + real[back];
          sumImaginary[j] = imaginary[front] + imaginary[back];
          differenceReal[j] = direction * (real[front] - real[back]);
          differenceImaginary[j] = -direction * (imaginary[front] - imaginary[back]);
          allReal += sumReal[j];
          allImaginary += sumImaginary[j];
        }
        nextReal[to + i] = allReal;
        nextImaginary[to + i] = allImaginary;
        for (int k = 0; k < half; k++) {
          double evenReal = firstReal;
          double evenImaginary = firstImaginary;
          double oddReal = 0;
          double oddImaginary = 0;
          for (int j = 0; j < half; j++) {
            double cosine = tableCosines[k * half + j];
            double sine = tableSines[k * half + j];
            evenReal += sumReal[j] * cosine;
            evenImaginary += sumImaginary[j] * cosine;
            oddReal += differenceImaginary[j] * sine;
            oddImaginary += differenceReal[j] * sine;
          }
          put(
              to + (k + 1) * done + i,
              (k + 1) * turn,
              evenReal + oddReal,
              evenImaginary + oddImaginary);
          put(
              to + (factor - 1 - k) * done + i,
              (factor - 1 - k) * turn,
              evenReal - oddReal,
              evenImaginary - oddImaginary);
        }
      }
    }
  }

  /** Puts a number into the next array, turned. */
  private void put(int at, int turn, double x, double y) {
    double cosine = cosines[turn];
    double sine = direction * sines[turn];
    nextReal[at] = x * cosine - y * sine;
    nextImaginary[at] = x * sine + y * cosine;
  }

  /**
   * By {@code 2jk = j² + k² - (k-j)²} a transform is a convolution with a chirp, whose angle grows
   * with the square of the place; a convolution is a product of transforms of any sufficient
   * length.
   */
  private static Numbers chirped(double[] real, double[] imaginary, boolean inverse) {
    int length = real.length;
    int direction = inverse ? 1 : -1;
    int padded = Integer.highestOneBit(2 * length - 2) << 1;
    var roots = UnitRoots.of(2 * length);
    var chirpCosines = new double[length];
    var chirpSines = new double[length];
    for (int k = 0; k < length; k++) {
      int angle = (int) ((long) k * k % (2L * length));
      chirpCosines[k] = roots.cosines()[angle];
      chirpSines[k] = direction * roots.sines()[angle];
    }
    var x = new double[padded];
    var y = new double[padded];
    var filterReal = new double[padded];
    var filterImaginary = new double[padded];
    for (int k = 0; k < length; k++) {
      x[k] = real[k] * chirpCosines[k] - imaginary[k] * chirpSines[k];
      y[k] = real[k] * chirpSines[k] + imaginary[k] * chirpCosines[k];
      int mirrored = k == 0 ? 0 : padded - k;
      filterReal[k] = chirpCosines[k];
      filterImaginary[k] = -chirpSines[k];
      filterReal[mirrored] = chirpCosines[k];
      filterImaginary[mirrored] = -chirpSines[k];
    }
    var signal = of(x, y, false);
    var filter = of(filterReal, filterImaginary, false);
    multiply(signal, filter);
    var convolved = of(signal.real, signal.imaginary, true);
    for (int k = 0; k < length; k++) {
      double a = convolved.real[k] / padded;
      double b = convolved.imaginary[k] / padded;
      real[k] = a * chirpCosines[k] - b * chirpSines[k];
      imaginary[k] = a * chirpSines[k] + b * chirpCosines[k];
    }
    return new Numbers(real, imaginary);
  }

  private static void multiply(Numbers into, Numbers by) {
    for (int k = 0; k < into.real.length; k++) {
      double a = into.real[k];
      double b = into.imaginary[k];
      into.real[k] = a * by.real[k] - b * by.imaginary[k];
      into.imaginary[k] = a * by.imaginary[k] + b * by.real[k];
    }
  }
}
