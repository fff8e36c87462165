package dev.oser.lang.r.builtin;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Blocked code gives the bits of the loops it stands for; solutions solve. */
class MatrixKernelTest {
  private static final int ROUNDS = 200;

  /** Each element summed up in the order of the inner index, or against it. */
  private static double[] naive(
      double[] a, double[] b, int rows, int inner, int columns, boolean forwards) {
    var result = new double[rows * columns];
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        double sum = 0;
        for (int step = 0; step < inner; step++) {
          int k = forwards ? step : inner - 1 - step;
          sum += a[k * rows + i] * b[j * inner + k];
        }
        result[j * rows + i] = sum;
      }
    }
    return result;
  }

  @Test
  void productsHaveTheBitsOfTheReference() {
    var random = new Random(11);
    for (int round = 0; round < ROUNDS; round++) {
      int rows = random.nextInt(20);
      int inner = random.nextInt(150);
      int columns = random.nextInt(9);
      var a = random.doubles(rows * inner, -1, 1).toArray();
      var b = random.doubles(inner * columns, -1, 1).toArray();
      assertArrayEquals(
          naive(a, b, rows, inner, columns, true),
          MatrixKernel.product(a, b, rows, inner, columns));
    }
  }

  @Test
  void anotherOrderOfSummationIsCaught() {
    var random = new Random(12);
    var a = random.doubles(100, -1, 1).toArray();
    var b = random.doubles(100, -1, 1).toArray();
    assertFalse(
        Arrays.equals(naive(a, b, 1, 100, 1, false), MatrixKernel.product(a, b, 1, 100, 1)));
  }

  @Test
  void solutionsSolve() {
    var random = new Random(13);
    for (int round = 0; round < ROUNDS; round++) {
      int size = 1 + random.nextInt(30);
      var matrix = random.doubles(size * size, -1, 1).toArray();
      var right = random.doubles(size, -1, 1).toArray();
      var factors = TriangularFactors.of(matrix, size);
      var solution = right.clone();
      factors.solve(solution, 1);
      var back = MatrixKernel.product(matrix, solution, size, size, 1);
      double condition = factors.reciprocalCondition(size);
      assertTrue(condition > 0);
      for (int i = 0; i < size; i++) {
        assertEquals(right[i], back[i], 1e-12 / condition);
      }
    }
  }

  @Test
  void aMatrixWithEqualRowsIsSingular() {
    var factors = TriangularFactors.of(new double[] {1, 1, 2, 2}, 2);
    assertEquals(2, factors.zero());
    assertEquals(0, factors.reciprocalCondition(4));
  }
}
