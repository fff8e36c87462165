package dev.oser.profile.context;

/**
 * How contexts are counted: exactly, or in small space with an error of at most εN, where N is the
 * number of calls (or the sum of the weights).
 *
 * <p>In small space, whatever the stream, at any time (D'Elia §3.1): every context with at least φN
 * is reported hot, none with (φ-ε)N or less, for every φ larger than ε; a count is never too small,
 * and too large by at most εN. The documents use φ = 0.0001 and ε = φ/5.
 */
public sealed interface Counting {
  /** {@return exact counting: a node for every context that ever occurred} */
  static Counting exact() {
    return new Exact();
  }

  /** {@return Space-Saving for call counts, with the error share ε} */
  static Counting spaceSaving(double epsilon) {
    return new SpaceSaving(epsilon);
  }

  /** {@return Space-Saving for weights of any size, such as times, with the error share ε} */
  static Counting weightedSpaceSaving(double epsilon) {
    return new WeightedSpaceSaving(epsilon);
  }

  /** {@return Lossy Counting with the error share ε} */
  static Counting lossy(double epsilon) {
    return new Lossy(epsilon);
  }

  /** The calling context tree. */
  record Exact() implements Counting {}

  /**
   * Space-Saving with 1/ε counters and the lazy minimum (D'Elia §3.1.3, Algorithm 2), and a filter
   * that keeps cold contexts away from them: an update takes constant amortised time when every
   * weight is 1. Larger weights are counted with the same error, but then an update can take time
   * proportional to 1/ε, because almost every eviction can meet a minimum of its own; see {@link
   * WeightedSpaceSaving}.
   */
  record SpaceSaving(double epsilon) implements Counting {
    public SpaceSaving {
      check(epsilon);
    }
  }

  /**
   * Space-Saving with 4/(3ε) counters, which replaces any counter among the smallest quarter
   * instead of the very smallest: an update takes constant amortised time whatever the weights.
   */
  record WeightedSpaceSaving(double epsilon) implements Counting {
    public WeightedSpaceSaving {
      check(epsilon);
    }
  }

  /**
   * Lossy Counting with windows of 1/ε updates. Needs up to (1/ε) log(εN) counters; D'Elia §3.1.3
   * finds it slower and larger than Space-Saving.
   */
  record Lossy(double epsilon) implements Counting {
    public Lossy {
      check(epsilon);
    }
  }

  private static void check(double epsilon) {
    if (!(epsilon >= 1e-8 && epsilon < 1)) {
      throw new IllegalArgumentException(
          "the error share ε must be at least 1e-8 and less than 1, not " + epsilon);
    }
  }
}
