/**
 * sourir, a small complete dynamic language in which every speculation is written down, as a
 * language of Oser. {@link dev.oser.lang.sourir.Source} reads {@code .sou} files; an {@link
 * dev.oser.lang.sourir.Engine} runs them; {@code opt} optimises, {@code stress} makes assumes fail
 * on purpose, {@code fuzz} looks for mistakes in all of that.
 *
 * <p>Syntax, static rules, semantics and the transformations of the paper are in {@code
 * dev.oser.models.sourir}; start there to know what sourir is.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.sourir;
