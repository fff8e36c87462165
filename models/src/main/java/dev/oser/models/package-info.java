/**
 * Executable theory: the calculi of the papers as code to be read next to them. Every definition
 * cites its number; what the documents leave open, or state wrongly, is decided in a comment where
 * it matters and listed in {@code docs/models.md}.
 *
 * <p>{@link dev.oser.models.distilled} is the calculus of <em>On-Stack Replacement, Distilled</em>;
 * {@link dev.oser.models.sourir} is sourir, {@link dev.oser.models.coreir} CoreIR. Nothing here
 * uses another part of Oser: models are oracles, and an oracle that shares code with what it judges
 * is none. The language sourir uses the syntax, the text form and the static rules from here, and
 * has transformations and engines of its own, which are compared with those here.
 *
 * <p>A theorem is a {@link dev.oser.models.Property}: a generator of cases, a check, and planted
 * wrong variants that the same check must catch. {@link dev.oser.models.Properties} lists all.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.models;
