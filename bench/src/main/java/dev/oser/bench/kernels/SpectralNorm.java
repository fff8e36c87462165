package dev.oser.bench.kernels;

import dev.oser.kit.runtime.Output;
import dev.oser.kit.runtime.Text;
import java.util.Arrays;

/** The spectral norm of an infinite matrix, cut to n by n, by the power method. */
public final class SpectralNorm {
  private static final int ITERATIONS = 10;

  private SpectralNorm() {}

  public static void run(int n, Output out) {
    Bytes.write(Text.fixed(spectralNorm(n), 9), out);
    Bytes.write(Bytes.of("\n"), out);
  }

  /** {@return the bits of the norm} */
  public static long kernel(int n) {
    return Double.doubleToLongBits(spectralNorm(n));
  }

  private static double spectralNorm(int n) {
    var u = new double[n];
    var v = new double[n];
    var between = new double[n];
    Arrays.fill(u, 1.0);
    for (int i = 0; i < ITERATIONS; i++) {
      timesBoth(u, v, between);
      timesBoth(v, u, between);
    }
    double uv = 0;
    double vv = 0;
    for (int i = 0; i < n; i++) {
      uv += u[i] * v[i];
      vv += v[i] * v[i];
    }
    return Math.sqrt(uv / vv);
  }

  /**
   * {@return an element of the matrix: the denominators are 1, 2, 3, … along one antidiagonal after
   * the other}
   */
  private static double element(int row, int column) {
    int diagonal = row + column;
    return 1.0 / (((diagonal * (diagonal + 1)) >> 1) + row + 1);
  }

  /** Multiplies a vector by the matrix. */
  private static void times(double[] vector, double[] product) {
    for (int i = 0; i < product.length; i++) {
      double sum = 0;
      for (int j = 0; j < vector.length; j++) {
        sum += element(i, j) * vector[j];
      }
      product[i] = sum;
    }
  }

  /** Multiplies a vector by the transposed matrix. */
  private static void timesTransposed(double[] vector, double[] product) {
    for (int i = 0; i < product.length; i++) {
      double sum = 0;
      for (int j = 0; j < vector.length; j++) {
        sum += element(j, i) * vector[j];
      }
      product[i] = sum;
    }
  }

  /** Multiplies a vector by the matrix and then by the transposed matrix. */
  private static void timesBoth(double[] vector, double[] product, double[] between) {
    times(vector, between);
    timesTransposed(between, product);
  }
}
