/**
 * The questions of "Flexible On-Stack Replacement in LLVM" (§5) on the eight kernels: what a point
 * costs that never fires (Q1), what a transition costs (Q2), and what it costs to make points and
 * continuations (Q3).
 */
@org.jspecify.annotations.NullMarked
package dev.oser.bench.osr;
