package dev.oser.lang.r.operation;

import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Vector;
import java.util.Arrays;

/**
 * An operand as integers, repeated as often as need be, a block at a time. Each block begins at the
 * beginning of its array: operands and result are arrays of one type, and the JVM makes vector
 * instructions of a loop that writes to one of them only if all have the same index. A copy of a
 * block stays in the cache and costs little beside that.
 */
final class IntBlocks {
  static final int SIZE = 512;

  /** Shorter operands are repeated element by element. */
  private static final int SHORT = 16;

  private final int[] all;
  private final int length;
  private final boolean isOneBlock;
  private final int[] block;

  /** For so many elements. */
  IntBlocks(Vector vector, int count) {
    this.all = elements(vector);
    this.length = vector.length();
    this.isOneBlock = length >= count && count <= SIZE;
    this.block = isOneBlock ? all : new int[Math.min(SIZE, count)];
    if (length == 1 && !isOneBlock) {
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

  /** {@return an array that begins with the elements of a block} */
  int[] elements(int start, int count) {
    if (isOneBlock || length == 1) {
      return block;
    }
    int from = start % length;
    if (length < SHORT) {
      for (int i = 0; i < count; i++) {
        block[i] = all[from];
        from = from + 1 == length ? 0 : from + 1;
      }
    } else {
      for (int done = 0; done < count; ) {
        int part = Math.min(count - done, length - from);
        System.arraycopy(all, from, block, done, part);
        done += part;
        from = 0;
      }
    }
    return block;
  }

  /**
   * {@return where the results of blocks are written first} That is no operand's array, even if the
   * result is: blocks may be computed twice.
   */
  static int[] target(int[] result, IntBlocks x, IntBlocks y) {
    boolean isApart = result.length <= SIZE && x.block != result && y.block != result;
    return isApart ? result : new int[Math.min(SIZE, result.length)];
  }

  /** Puts the result of a block where it belongs. */
  static void keep(int[] target, int[] result, int start, int count) {
    if (target != result) {
      System.arraycopy(target, 0, result, start, count);
    }
  }
}
