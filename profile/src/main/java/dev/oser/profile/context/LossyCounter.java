package dev.oser.profile.context;

import java.util.Arrays;

/**
 * Lossy Counting (Manku and Motwani; D'Elia §3.1.3 refers to it as [99]): every context gets a
 * counter; after each window of 1/ε updates, those that can have occurred at most εN times lose it.
 *
 * <p>A node counts the occurrences since it got its counter plus those it may have had before (the
 * "Δ" of the algorithm, here the error), so that counts are upper bounds as in Space-Saving.
 *
 * <p>A window is a number of updates, not of weight: otherwise one large weight after another would
 * each cause a sweep.
 */
final class LossyCounter implements ContextCounter {
  private final ContextTree tree;
  private final int window;
  private int[] monitored = new int[16];
  private long[] errors = new long[16];
  private int size;
  private int updates;
  private long swept;
  private long total;

  LossyCounter(ContextTree tree, double epsilon) {
    this.tree = tree;
    this.window = (int) Math.ceil(1 / epsilon);
  }

  @Override
  public boolean absorb(int hash, long weight) {
    return false;
  }

  @Override
  public void add(int current, long weight) {
    total += weight;
    if (tree.isMonitored(current)) {
      tree.increase(current, weight);
    } else {
      monitor(current, weight);
    }
    if (++updates == window) {
      sweep(current);
    }
  }

  private void monitor(int node, long weight) {
    if (size == monitored.length) {
      monitored = Arrays.copyOf(monitored, size * 2);
      errors = Arrays.copyOf(errors, size * 2);
    }
    monitored[size] = node;
    errors[size++] = swept;
    tree.monitor(node, swept + weight);
  }

  private void sweep(int current) {
    updates = 0;
    swept = total / window;
    int kept = 0;
    for (int slot = 0; slot < size; slot++) {
      int node = monitored[slot];
      if (tree.count(node) > swept) {
        monitored[kept] = node;
        errors[kept++] = errors[slot];
      } else {
        tree.evict(node, current);
      }
    }
    size = kept;
  }

  @Override
  public long total() {
    return total;
  }

  @Override
  public long uncertainty() {
    return swept;
  }

  @Override
  public void errors(long[] byNode) {
    for (int slot = 0; slot < size; slot++) {
      byNode[monitored[slot]] = errors[slot];
    }
  }

  @Override
  public long bytes() {
    return monitored.length * 4L + errors.length * 8L;
  }
}
