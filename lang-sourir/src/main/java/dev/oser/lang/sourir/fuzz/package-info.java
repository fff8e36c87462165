/**
 * Looks for mistakes in the optimiser: {@link dev.oser.lang.sourir.fuzz.Fuzzer} runs generated
 * programs with random passes and stress modes and compares with the program as it was.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.sourir.fuzz;
