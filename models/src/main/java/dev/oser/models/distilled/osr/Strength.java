package dev.oser.models.distilled.osr;

/** Which variables of the source reconstruction may read (Section 4.5). */
public enum Strength {
  /** Those live at the source: Algorithm 3. */
  LIVE,
  /**
   * Also dead ones that still hold the value: the same assignment, at the same point, is the only
   * definition that reaches both ends. Its operands are used there in both programs, so they are
   * live in both and equal by live-variable bisimilarity; so is what it computed. The paper
   * sketches this for SSA; this is our reading of it for variables that are assigned more than
   * once.
   */
  AVAIL
}
