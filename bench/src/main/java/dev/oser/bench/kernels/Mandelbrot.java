package dev.oser.bench.kernels;

import dev.oser.kit.runtime.Output;

/** Draws the Mandelbrot set as a portable bitmap of n by n pixels. */
public final class Mandelbrot {
  private static final int ITERATIONS = 50;

  private Mandelbrot() {}

  public static void run(int n, Output out) {
    Bytes.write(mandelbrot(n), out);
  }

  /** {@return a hash of what {@link #run} writes} */
  public static long kernel(int n) {
    return Bytes.hash(mandelbrot(n));
  }

  private static byte[] mandelbrot(int n) {
    var header = Bytes.of("P4\n" + n + " " + n + "\n");
    int width = (n + 7) / 8;
    var image = new byte[header.length + n * width];
    int at = Bytes.copy(header, image, 0);
    for (int y = 0; y < n; y++) {
      row(y, n, image, at);
      at += width;
    }
    return image;
  }

  /** Draws a line, eight pixels to a byte, the first in the highest bit. */
  private static void row(int y, int n, byte[] image, int start) {
    double ci = 2.0 * y / n - 1.0;
    int at = start;
    int bits = 0;
    for (int x = 0; x < n; x++) {
      double cr = 2.0 * x / n - 1.5;
      bits = (bits << 1) | (isMember(cr, ci) ? 1 : 0);
      if ((x & 7) == 7) {
        image[at++] = (byte) bits;
        bits = 0;
      }
    }
    if ((n & 7) != 0) {
      image[at] = (byte) (bits << (8 - (n & 7)));
    }
  }

  /** {@return whether the point has not escaped after all iterations} */
  private static boolean isMember(double cr, double ci) {
    double zr = 0;
    double zi = 0;
    double rr = 0;
    double ii = 0;
    for (int i = 0; i < ITERATIONS; i++) {
      zi = 2.0 * zr * zi + ci;
      zr = rr - ii + cr;
      rr = zr * zr;
      ii = zi * zi;
      if (rr + ii > 4.0) {
        return false;
      }
    }
    return true;
  }
}
