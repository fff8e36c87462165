package dev.oser.kit.tier;

/** How much compiled code may rely on. */
public enum Effort {
  /** On everything that has been seen so far. */
  SPECULATIVE,
  /** On nothing that could turn out wrong. */
  GENERIC
}
