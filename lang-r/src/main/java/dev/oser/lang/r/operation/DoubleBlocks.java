package dev.oser.lang.r.operation;

import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.Vector;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An operand as doubles, repeated as often as need be, a block at a time: so an operator is one
 * loop over two arrays, which the JVM makes vector instructions of, whatever its operands are.
 */
final class DoubleBlocks {
  static final int SIZE = 512;

  private final Vector vector;
  private final int length;
  private final double @Nullable [] whole;
  private final int @Nullable [] integers;
  private final double[] block;

  /** For so many elements. */
  DoubleBlocks(Vector vector, int count) {
    this.vector = vector;
    this.length = vector.length();
    this.whole =
        vector instanceof DoubleVector numbers && length >= count ? numbers.storage() : null;
    this.integers =
        switch (vector) {
          case IntVector numbers when length > 1 -> numbers.elements();
          case LogicalVector truths when length > 1 -> truths.elements();
          default -> null;
        };
    this.block = whole != null ? whole : new double[Math.min(SIZE, count)];
    if (length == 1) {
      Arrays.fill(block, vector.doubleAt(0));
    }
  }

  /** {@return an array with the elements of a block} They begin at {@link #offset}. */
  double[] elements(int start, int count) {
    if (whole != null || length == 1) {
      return block;
    }
    int from = start % length;
    if (integers != null) {
      for (int i = 0; i < count; i++) {
        int number = integers[from];
        block[i] = number == Na.INT ? Na.DOUBLE : number;
        from = from + 1 == length ? 0 : from + 1;
      }
    } else {
      for (int i = 0; i < count; i++) {
        block[i] = vector.doubleAt(from);
        from = from + 1 == length ? 0 : from + 1;
      }
    }
    return block;
  }

  /** {@return where a block begins in its array} */
  int offset(int start) {
    return whole != null ? start : 0;
  }
}
