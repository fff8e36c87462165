/**
 * CoreIR, the language of CoreJIT (Flückiger, Section 2.8): a function has a base version and
 * perhaps an optimised one; {@code anchor} marks where the correspondence between the two is known
 * and may always deoptimise, {@code assume} deoptimises if a guard does not hold.
 *
 * <p>Start with {@link dev.oser.models.coreir.Instruction} and {@link
 * dev.oser.models.coreir.Semantics}. Expressions and registers are those of the {@linkplain
 * dev.oser.models.distilled distilled calculus}: the thesis leaves them open.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.coreir;
