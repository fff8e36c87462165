package dev.oser.profile.context;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SelectionTest {
  @Test
  void findsWhatSortingFinds() {
    var random = new Random(11);
    for (int i = 0; i < 2000; i++) {
      int length = 1 + random.nextInt(60);
      var values = random.longs(length, 0, 1 + random.nextInt(40)).toArray();
      var sorted = values.clone();
      Arrays.sort(sorted);
      int rank = 1 + random.nextInt(length);
      assertEquals(sorted[rank - 1], Selection.smallest(rank, values, length));
    }
  }
}
