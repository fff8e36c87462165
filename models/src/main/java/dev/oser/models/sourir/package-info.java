/**
 * sourir, the speculative intermediate representation of <em>Correctness of Speculative
 * Optimizations with Dynamic Deoptimization</em>, in the concrete syntax that {@code .sou} programs
 * are written in. This package is the abstract syntax (Figures 4 and 13): immutable records, equal
 * when they mean the same, wherever they were written.
 *
 * <p>{@link dev.oser.models.sourir.text} reads and writes programs, {@link
 * dev.oser.models.sourir.check} has the static rules, {@link dev.oser.models.sourir.run} the
 * semantics with labelled traces, {@link dev.oser.models.sourir.invariants} looks for violations of
 * the two invariants, {@link dev.oser.models.sourir.transform} has the transformations whose
 * correctness {@link dev.oser.models.sourir.laws} tests. Start with {@link
 * dev.oser.models.sourir.Instruction}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.sourir;
