/**
 * The calculus of <em>On-Stack Replacement, Distilled</em>: a minimal imperative language (Section
 * 2.1), its text form and its big-step semantics (Section 2.2).
 *
 * <p>Start with {@link dev.oser.models.distilled.Program}. Properties of programs are formulas of
 * {@link dev.oser.models.distilled.ctl}; transformations are rules of {@link
 * dev.oser.models.distilled.rewrite}; on-stack replacement is {@link
 * dev.oser.models.distilled.osr}; the theorems are in {@link dev.oser.models.distilled.laws}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.distilled;
