/**
 * Reasoning about program points with computation tree logic (Section 2.3, Appendix A).
 *
 * <p>{@link dev.oser.models.distilled.ctl.Formula} is the language, {@link
 * dev.oser.models.distilled.ctl.Formulas} has Figure 2, {@link
 * dev.oser.models.distilled.ctl.ModelChecker} decides formulas on the control flow graph, and
 * {@link dev.oser.models.distilled.ctl.CompletePaths} decides them again by the letter of
 * Definition 22, slowly. {@link dev.oser.models.distilled.ctl.Facts} asks what the rest of the
 * model needs to know.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models.distilled.ctl;
