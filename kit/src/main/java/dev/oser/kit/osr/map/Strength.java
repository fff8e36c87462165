package dev.oser.kit.osr.map;

/** What a state map may use of the source, each a superset of the one before (Distilled §4.5). */
public enum Strength {
  /** Only values live at the source point. */
  LIVE,
  /**
   * Also function arguments that are dead, block parameters that always have the same value, and
   * values known to be equal (the paper's liveopt).
   */
  ALIAS,
  /**
   * Also values that have been computed but are dead: they are kept alive, and only when nothing
   * else works.
   */
  AVAIL
}
