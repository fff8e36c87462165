package dev.oser.lang.r.runtime;

/**
 * How {@code x[i] <- v} changes a variable. All but the first are for tests: what programs compute
 * must not depend on it.
 */
public enum Updates {
  /** In place, if nobody else can see it. */
  IN_PLACE,
  /** Always by a copy, which is right whoever sees what. */
  BY_COPY,
  /** A planted mistake: in place, even if code that waits for other code is using the value. */
  UNPINNED
}
