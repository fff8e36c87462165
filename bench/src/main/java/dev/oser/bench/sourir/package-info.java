/**
 * What sourir costs: loops against the model and against Java ({@link
 * dev.oser.bench.sourir.LoopFork}), and the prices of single things, each in a JVM of its own.
 * {@link dev.oser.bench.sourir.SourirBench} is where to start.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.bench.sourir;
