package dev.oser.models;

import java.util.List;
import java.util.Random;

/** Random decisions of the generators, reproducible by seed. */
public final class Choice {
  private final Random random;

  public Choice(long seed) {
    // Neighbouring seeds of java.util.Random start alike; spreading them apart avoids that.
    this.random = new Random(seed * 0x9E3779B97F4A7C15L + 0x1234567L);
  }

  /** {@return a number from 0 up to and without {@code bound}} */
  public int below(int bound) {
    return random.nextInt(bound);
  }

  /** {@return a number between the two, both included} */
  public int between(int low, int high) {
    return low + random.nextInt(high - low + 1);
  }

  /** {@return true in this share of cases} */
  public boolean percent(int share) {
    return random.nextInt(100) < share;
  }

  /** {@return one of them} */
  public <T> T of(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
