package dev.oser.lang.r.embed;

/** What a program may not have more of than its host says. */
public enum Limit {
  /** Time on the clock. */
  TIME,
  /** Time of the processor. */
  CPU_TIME,
  /** Memory for its values. */
  MEMORY,
  /** Bytes it writes to its output and its messages. */
  OUTPUT
}
