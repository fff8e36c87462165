/**
 * Looks for mistakes in the optimiser and the compiler: {@link dev.oser.lang.sourir.fuzz.Fuzzer}
 * runs generated programs with random passes and stress modes and compares with the program as it
 * was, and the compiled program with the model.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.sourir.fuzz;
