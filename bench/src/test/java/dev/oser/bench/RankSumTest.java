package dev.oser.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class RankSumTest {
  private static Samples normal(Random random, double mean) {
    return Samples.of(random.doubles(20).map(_ -> mean + random.nextGaussian()).toArray());
  }

  @Test
  void aLargeDifferenceIsSignificantOneWayOnly() {
    var fast = Samples.of(1, 2, 3, 4, 5, 6, 7, 8);
    var slow = Samples.of(11, 12, 13, 14, 15, 16, 17, 18);
    assertTrue(RankSum.isLess(fast, slow));
    assertFalse(RankSum.isLess(slow, fast));
    assertFalse(RankSum.isLess(fast, fast));
  }

  @Test
  void samplesOfTheSameThingDifferInOneOfTwentyCases() {
    var random = new Random(1);
    int found = 0;
    for (int i = 0; i < 2_000; i++) {
      found += RankSum.isLess(normal(random, 10), normal(random, 10)) ? 1 : 0;
    }
    assertEquals(0.05, found / 2_000.0, 0.015);
  }
}
