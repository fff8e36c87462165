package dev.oser.profile.context;

/**
 * Decides which contexts of a tree have a counter (D'Elia §3.1.3, "Data Structure Operations"). The
 * counter itself is in the node. What a node counts is never less than the truth, and more by at
 * most the error the counter knows.
 */
sealed interface ContextCounter permits ExactCounter, SpaceSavingCounter, LossyCounter {
  static ContextCounter of(Counting counting, ContextTree tree) {
    if (counting instanceof Counting.SpaceSaving saving) {
      return SpaceSavingCounter.forCalls(tree, saving.epsilon());
    }
    if (counting instanceof Counting.WeightedSpaceSaving saving) {
      return SpaceSavingCounter.forWeights(tree, saving.epsilon());
    }
    if (counting instanceof Counting.Lossy lossy) {
      return new LossyCounter(tree, lossy.epsilon());
    }
    return new ExactCounter(tree);
  }

  /**
   * Counts one occurrence of a context that is not in the tree, if it need not get there.
   *
   * @param hash that of the context
   * @return false if it was not counted
   */
  boolean absorb(int hash, long weight);

  /** Counts one occurrence of the current context, with a weight above 0; evicts and prunes. */
  void add(int current, long weight);

  /** {@return the sum of all weights} */
  long total();

  /** {@return the most a context without a counter can have occurred} */
  long uncertainty();

  /** Writes how much each monitored node may count too much into the array, by node. */
  void errors(long[] errors);

  /** {@return the bytes of the arrays beside the tree} */
  long bytes();
}
