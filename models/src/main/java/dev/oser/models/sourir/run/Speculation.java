package dev.oser.models.sourir.run;

import dev.oser.models.sourir.Position;

/**
 * Decides which assumes deoptimise although their guards might hold: the freedom that assumption
 * transparency gives (Section 3.2).
 */
@FunctionalInterface
public interface Speculation {
  /** Deoptimises only where a guard fails: the plain semantics. */
  Speculation PLAIN = (_, _) -> false;

  /**
   * {@return whether to deoptimise here whatever the guards say}
   *
   * @param site the assume
   * @param occurrence how many assumes ran before in this run
   */
  boolean mustFail(Site site, long occurrence);

  /** An assume instruction. */
  record Site(String function, String version, String label, Position position) {
    @Override
    public String toString() {
      return "(" + function + ", " + version + ", " + label + ")";
    }
  }

  /** {@return a speculation that fails at one occurrence} */
  static Speculation failingAt(long occurrence) {
    return (_, now) -> now == occurrence;
  }
}
