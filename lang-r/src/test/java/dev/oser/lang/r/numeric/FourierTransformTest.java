package dev.oser.lang.r.numeric;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FourierTransformTest {
  private static double[] random(int length, long seed) {
    return new Random(seed).doubles(length, -1, 1).toArray();
  }

  /** {@return the sums by their definition} */
  private static FourierTransform.Numbers slowly(double[] real, double[] imaginary, int direction) {
    int n = real.length;
    var x = new double[n];
    var y = new double[n];
    for (int k = 0; k < n; k++) {
      for (int j = 0; j < n; j++) {
        double angle = direction * 2 * Math.PI * ((long) j * k % n) / n;
        x[k] += real[j] * Math.cos(angle) - imaginary[j] * Math.sin(angle);
        y[k] += real[j] * Math.sin(angle) + imaginary[j] * Math.cos(angle);
      }
    }
    return new FourierTransform.Numbers(x, y);
  }

  @Test
  void allLengthsGiveTheSumsOfTheDefinition() {
    for (int n :
        IntStream.concat(IntStream.range(0, 130), IntStream.of(257, 360, 1024, 2018)).toArray()) {
      for (boolean inverse : new boolean[] {false, true}) {
        var expected = slowly(random(n, n), random(n, n + 1), inverse ? 1 : -1);
        var found = FourierTransform.of(random(n, n), random(n, n + 1), inverse);
        double tolerance = 1e-13 * Math.max(n, 8);
        assertArrayEquals(expected.real(), found.real(), tolerance, "length " + n);
        assertArrayEquals(expected.imaginary(), found.imaginary(), tolerance, "length " + n);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1 << 18, 3 * 5 * 7 * 11 * 13 * 17, 100_003, 2 * 50_021})
  void thereAndBackIsWhereItBegan(int length) {
    var there = FourierTransform.of(random(length, 1), random(length, 2), false);
    var back = FourierTransform.of(there.real(), there.imaginary(), true);
    var real = random(length, 1);
    double worst = 0;
    for (int i = 0; i < length; i++) {
      worst = Math.max(worst, Math.abs(back.real()[i] / length - real[i]));
    }
    assertEquals(0, worst, 1e-12);
  }
}
