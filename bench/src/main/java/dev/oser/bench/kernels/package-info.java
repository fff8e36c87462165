/**
 * The eight programs that "Flexible On-Stack Replacement in LLVM" (section 5, Table 1) measures, in
 * plain Java: the yardstick for the same programs in {@code examples/ir}. They are those of the
 * Computer Language Benchmarks Game, written anew from their descriptions.
 *
 * <p>Each class has two entry points. {@code run} writes the usual output; {@code kernel} computes
 * the same without writing anything and returns a checksum. The twins in {@code examples/ir} use
 * the same data layout and the same order of operations, so outputs and checksums are equal bit for
 * bit; {@code KernelsTest} holds them to it.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.bench.kernels;
