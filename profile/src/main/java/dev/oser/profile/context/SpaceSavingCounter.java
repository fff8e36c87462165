package dev.oser.profile.context;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Space-Saving (D'Elia §3.1.3): a fixed number of counters; a context without one takes over the
 * counter of a context with few occurrences, and what is in it.
 *
 * <p>Counters whose value is at most the <em>floor</em> may be taken over, by whoever comes first
 * in the array; a new context starts at the floor. When there are none left, the floor rises to the
 * value of the counter with a given <em>rank</em> among the smallest. With rank 1 the floor is the
 * minimum, and this is Algorithm 2, but for one scan: the minimum is found while the one before is
 * used up. It may be too small by what was counted meanwhile, which does no harm.
 *
 * <p>When calls are counted, {@link ColdContexts} know how often a context without a counter has
 * occurred at most, and it takes over a counter only if that would be more than the floor. Weights
 * are too large for their cells.
 *
 * <p><b>Error.</b> Nothing without a counter has occurred more often than the floor, so a count is
 * too large by at most the floor at the time its context came. Let Φ be the sum of what the
 * counters have above the floor. An update with weight w adds at most w to Φ; a rise by d takes d
 * from each of the m - rank + 1 counters that are not below the new floor. So floor · (m - rank +
 * 1) ≤ N, and the floor is at most εN when m - rank + 1 ≥ 1/ε.
 *
 * <p><b>Time.</b> Between two rises all counters up to the floor are taken over or counted above
 * it. With weights of 1 and rank 1, each scan of m entries lets the floor rise, to at most N/m: so
 * there is one entry per update, where Theorem 3.1 has two. With other weights each minimum may be
 * the value of one counter only, and rank 1 means up to m entries per update. With a rank of m/4
 * there are at least m/4 updates between two rises, each rise a selection in linear expected time
 * and a scan: a constant again, at the price of a third more counters.
 */
final class SpaceSavingCounter implements ContextCounter {
  private final ContextTree tree;
  private final int capacity;
  private final int rank;

  /** Made when all counters are in use: most threads never need it. */
  private @Nullable ColdContexts cold;

  private int[] monitored = new int[16];
  private long[] errors = new long[16];

  /**
   * What each counter had when it was last looked at. Counters only grow, so most need not be
   * looked at: they are in nodes all over the tree, and this is read from front to back.
   */
  private long[] seen = new long[16];

  private long[] counts = new long[0];
  private int size;
  private int candidate;
  private long floor;

  /** No counter that was passed since the floor rose is below this. */
  private long nextFloor = Long.MAX_VALUE;

  private long total;
  private long steps;

  private SpaceSavingCounter(ContextTree tree, int capacity, int rank) {
    this.tree = tree;
    this.capacity = capacity;
    this.rank = rank;
  }

  static SpaceSavingCounter forCalls(ContextTree tree, double epsilon) {
    return new SpaceSavingCounter(tree, (int) Math.ceil(1 / epsilon), 1);
  }

  static SpaceSavingCounter forWeights(ContextTree tree, double epsilon) {
    int smallest = (int) Math.ceil(1 / (3 * epsilon));
    return new SpaceSavingCounter(tree, (int) Math.ceil(1 / epsilon) + smallest, smallest + 1);
  }

  @Override
  public boolean absorb(int hash, long weight) {
    if (cold != null && cold.absorb(hash, weight)) {
      total += weight;
      return true;
    }
    return false;
  }

  @Override
  public void add(int current, long weight) {
    if (tree.isMonitored(current)) {
      total += weight;
      tree.increase(current, weight);
    } else if (!absorb(tree.hash(current), weight)) {
      total += weight;
      monitor(current, weight);
    }
  }

  private void monitor(int current, long weight) {
    if (size < capacity) {
      reserve(size);
      place(size, current, weight);
      size++;
    } else {
      int slot = findVictim();
      int victim = monitored[slot];
      if (cold != null) {
        cold.include(tree.hash(victim), tree.count(victim));
      }
      place(slot, current, weight);
      tree.evict(victim, current);
    }
  }

  private void reserve(int slot) {
    if (slot == monitored.length) {
      int length = (int) Math.min(slot * 2L, capacity);
      monitored = Arrays.copyOf(monitored, length);
      errors = Arrays.copyOf(errors, length);
      seen = Arrays.copyOf(seen, length);
    }
  }

  private void place(int slot, int node, long weight) {
    monitored[slot] = node;
    errors[slot] = floor;
    seen[slot] = floor + weight;
    tree.monitor(node, floor + weight);
  }

  private int findVictim() {
    while (true) {
      while (candidate < size) {
        steps++;
        int slot = candidate++;
        if (seen[slot] <= floor) {
          seen[slot] = tree.count(monitored[slot]);
          if (seen[slot] <= floor) {
            // What takes over starts above the floor.
            nextFloor = floor + 1;
            return slot;
          }
        }
        nextFloor = Math.min(nextFloor, seen[slot]);
      }
      floor = rank == 1 ? nextFloor : smallest(rank);
      nextFloor = Long.MAX_VALUE;
      candidate = 0;
      if (rank == 1) {
        filter();
      }
    }
  }

  private void filter() {
    if (cold == null) {
      cold = new ColdContexts(capacity);
    }
    cold.limitTo(floor);
  }

  private long smallest(int rank) {
    if (counts.length < size) {
      counts = new long[size];
    }
    steps += size;
    for (int slot = 0; slot < size; slot++) {
      counts[slot] = tree.count(monitored[slot]);
    }
    return Selection.smallest(rank, counts, size);
  }

  /**
   * {@return how many entries were looked at so far to find victims: the cost Theorem 3.1 bounds}
   */
  long steps() {
    return steps;
  }

  @Override
  public long total() {
    return total;
  }

  @Override
  public long uncertainty() {
    return floor;
  }

  @Override
  public void errors(long[] byNode) {
    for (int slot = 0; slot < size; slot++) {
      byNode[monitored[slot]] = errors[slot];
    }
  }

  @Override
  public long bytes() {
    long filter = cold == null ? 0 : cold.bytes();
    return filter + monitored.length * 4L + (errors.length + seen.length + counts.length) * 8L;
  }
}
