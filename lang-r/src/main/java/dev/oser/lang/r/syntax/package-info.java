/**
 * R's syntax: text to tree and tree to text.
 *
 * <p>Start with {@link dev.oser.lang.r.syntax.Node}, the tree. {@link
 * dev.oser.lang.r.syntax.Parser} makes it from a {@link dev.oser.lang.r.syntax.Source}, {@link
 * dev.oser.lang.r.syntax.Deparser} writes it as R's {@code deparse} does. What is wrong with a text
 * is a {@link dev.oser.lang.r.syntax.ParseException}, in R's words.
 *
 * <p>Nothing here knows about values or evaluation. The reference is what GNU R 4.2.2 does, as
 * measured: see {@code lang-r/src/test/r/syntax} and docs/r-compatibility.md.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.syntax;
