package dev.oser.profile.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** No context without a counter occurs more often than the limit. */
class ColdContextsTest {
  private static final int CONTEXTS = 300;
  private static final int EVENTS = 200_000;

  /** What a counter does when a context takes it over from another. */
  private interface Loser {
    void loses(ColdContexts cold, int hash, long count);
  }

  /** {@return how often a context without a counter went beyond the limit, in a random program} */
  private static int violations(long seed, Loser loser) {
    var random = new SplittableRandom(seed);
    var cold = new ColdContexts(random.nextInt(1, 100));
    var occurred = new long[CONTEXTS];
    var hasCounter = new boolean[CONTEXTS];
    long limit = 0;
    int violations = 0;
    for (int event = 0; event < EVENTS; event++) {
      int context = (int) (CONTEXTS * random.nextDouble() * random.nextDouble());
      int hash = ContextHash.child(0, context);
      if (hasCounter[context]) {
        hasCounter[context] = false;
        occurred[context] = limit;
        loser.loses(cold, hash, limit);
      } else if (!cold.absorb(hash, 1)) {
        hasCounter[context] = true;
        limit += random.nextInt(500) == 0 ? random.nextInt(100_000) : random.nextInt(2);
        cold.limitTo(limit);
      } else if (++occurred[context] > limit) {
        violations++;
      }
    }
    return violations;
  }

  @Test
  void nothingColdIsBeyondTheLimit() {
    for (long seed = 1; seed <= 20; seed++) {
      assertEquals(0, violations(seed, ColdContexts::include), "seed " + seed);
    }
  }

  @Test
  void aTableThatForgetsWhoLostACounterIsCaught() {
    for (long seed = 1; seed <= 20; seed++) {
      assertTrue(violations(seed, (cold, hash, count) -> {}) > 0, "seed " + seed);
    }
  }
}
