/**
 * Benchmarks, one command per table: {@code ./oser bench NAME}. Times are compared within one run,
 * alternating, in several fresh JVMs; a table shows medians with their spread. Nothing here is
 * shipped.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.bench;
