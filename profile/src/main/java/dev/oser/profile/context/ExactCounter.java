package dev.oser.profile.context;

/** Counts every context exactly. */
final class ExactCounter implements ContextCounter {
  private final ContextTree tree;
  private long total;

  ExactCounter(ContextTree tree) {
    this.tree = tree;
  }

  @Override
  public boolean absorb(int hash, long weight) {
    return false;
  }

  @Override
  public void add(int current, long weight) {
    total += weight;
    tree.increase(current, weight);
  }

  @Override
  public long total() {
    return total;
  }

  @Override
  public long uncertainty() {
    return 0;
  }

  @Override
  public void errors(long[] errors) {}

  @Override
  public long bytes() {
    return 0;
  }
}
