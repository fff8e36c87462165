package dev.oser.lang.r.builtin;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Radix sort puts keys in the order in which comparing them does, and keeps what is equal. */
class RadixOrderTest {
  private static final int ROUNDS = 400;

  private static long[] keys(Random random, int count) {
    int kind = random.nextInt(4);
    return random
        .longs(count)
        .map(
            key ->
                switch (kind) {
                  case 0 -> key;
                  case 1 -> Math.floorMod(key, 5);
                  case 2 -> key & 0xFFFF_0000_0000L;
                  default -> Math.floorMod(key, 3) - 1;
                })
        .toArray();
  }

  private static Comparator<Integer> comparator(List<long[]> keys) {
    return (i, j) -> {
      for (var key : keys) {
        int order = Long.compareUnsigned(key[i], key[j]);
        if (order != 0) {
          return order;
        }
      }
      return 0;
    };
  }

  private static int[] compared(Comparator<Integer> comparator, int count) {
    return IntStream.range(0, count).boxed().sorted(comparator).mapToInt(i -> i).toArray();
  }

  @Test
  void severalKeysAreOrderedAsByComparison() {
    var random = new Random(5);
    for (int round = 0; round < ROUNDS; round++) {
      int count = random.nextInt(round % 4 == 0 ? 3000 : 60);
      var keys = new ArrayList<long[]>();
      for (int k = 0; k <= random.nextInt(3); k++) {
        keys.add(keys(random, count));
      }
      assertArrayEquals(
          compared(comparator(keys), count),
          RadixOrder.order(keys, IntStream.range(0, count).toArray()));
    }
  }

  @Test
  void anOrderThatLosesTheOrderOfEqualsIsCaught() {
    var keys = List.of(new long[] {1, 0, 1, 0});
    var unstable = comparator(keys).thenComparing(Comparator.reverseOrder());
    int[] places = RadixOrder.order(keys, IntStream.range(0, 4).toArray());
    assertFalse(Arrays.equals(compared(unstable, 4), places));
  }

  @Test
  void keysAreSortedOnTheirOwn() {
    var random = new Random(6);
    for (int round = 0; round < ROUNDS; round++) {
      var keys = keys(random, random.nextInt(round % 4 == 0 ? 3000 : 60));
      var sorted =
          Arrays.stream(keys).boxed().sorted(Long::compareUnsigned).mapToLong(k -> k).toArray();
      assertArrayEquals(sorted, RadixOrder.sort(keys.clone()));
    }
  }

  @Test
  void keysOfDoublesHaveTheirOrderAndGiveThemBack() {
    var random = new Random(7);
    for (int round = 0; round < ROUNDS; round++) {
      double a = Double.longBitsToDouble(random.nextLong());
      double b = random.nextBoolean() ? -a : Double.longBitsToDouble(random.nextLong());
      if (!Double.isNaN(a) && !Double.isNaN(b)) {
        assertTrue(a < b == Long.compareUnsigned(SortKeys.key(a), SortKeys.key(b)) < 0);
        assertTrue(SortKeys.value(SortKeys.key(a)) == a);
      }
    }
    assertTrue(SortKeys.key(0.0) == SortKeys.key(-0.0));
  }
}
