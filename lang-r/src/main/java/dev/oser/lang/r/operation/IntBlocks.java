package dev.oser.lang.r.operation;

import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Vector;
import java.util.Arrays;

/** An operand as integers, a block at a time: see {@link DoubleBlocks}. */
final class IntBlocks {
  static final int SIZE = 512;

  private final int[] all;
  private final int length;
  private final boolean isWhole;
  private final int[] block;

  /** For so many elements. */
  IntBlocks(Vector vector, int count) {
    this.all = elements(vector);
    this.length = vector.length();
    this.isWhole = length >= count;
    this.block = isWhole ? all : new int[Math.min(SIZE, count)];
    if (length == 1 && !isWhole) {
      Arrays.fill(block, all[0]);
    }
  }

  private static int[] elements(Vector vector) {
    return switch (vector) {
      case IntVector numbers -> numbers.elements();
      case LogicalVector truths -> truths.elements();
      default -> {
        var elements = new int[vector.length()];
        for (int i = 0; i < elements.length; i++) {
          elements[i] = vector.intAt(i);
        }
        yield elements;
      }
    };
  }

  /** {@return an array with the elements of a block} They begin at {@link #offset}. */
  int[] elements(int start, int count) {
    if (!isWhole && length > 1) {
      for (int i = 0, from = start % length; i < count; i++) {
        block[i] = all[from];
        from = from + 1 == length ? 0 : from + 1;
      }
    }
    return block;
  }

  /** {@return where a block begins in its array} */
  int offset(int start) {
    return isWhole ? start : 0;
  }
}
