package dev.oser.lang.r.jit;

import dev.oser.kit.tier.TierPolicy;

/**
 * How often something must run before it is compiled. At first that is often: our compiler is cold,
 * so a unit takes it, and HotSpot behind it, as long as a few hundred thousand instructions of the
 * interpreter, and both take the processor from a program that may be about to end. It pays to wait
 * until the program has run for as long as compiling will take. With each unit the compiler gets
 * faster.
 */
final class Eagerness {
  /** After so many units, each time, half as often is enough. */
  private static final int[] UNITS = {2, 4, 8, 16, 32};

  private final TierPolicy policy;

  /** As many times as the policy says are not enough yet. Written by the compiler's thread. */
  private volatile int factor;

  private int units;

  Eagerness(TierPolicy policy) {
    this.policy = policy;
    this.factor = policy.inBackground() ? 1 << UNITS.length : 1;
  }

  /** One more unit was compiled. */
  void compiled() {
    units++;
    for (int i = 0; i < UNITS.length; i++) {
      if (units == UNITS[i] && factor > 1) {
        factor = 1 << (UNITS.length - 1 - i);
      }
    }
  }

  /** {@return how often code is entered until it is hot: a power of two, if the policy has one} */
  int calls() {
    return policy.calls() * factor;
  }

  /** {@return how often a loop turns until it is hot: a power of two, if the policy has one} */
  int turns() {
    return policy.turns() * factor;
  }
}
