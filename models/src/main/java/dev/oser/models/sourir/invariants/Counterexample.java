package dev.oser.models.sourir.invariants;

import dev.oser.models.sourir.run.Trace;

/**
 * A violation of an invariant.
 *
 * @param claim what is not so
 * @param probe what shows it
 * @param expected the trace there should be
 * @param actual the trace there is
 */
public record Counterexample(String claim, Probe probe, Trace expected, Trace actual) {
  @Override
  public String toString() {
    return claim + "\n  with " + probe + "\n  expected: " + expected + "\n  actual:   " + actual;
  }
}
