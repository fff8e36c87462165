/**
 * The optimiser: {@link dev.oser.lang.sourir.opt.Passes} lists the passes by name, {@link
 * dev.oser.lang.sourir.opt.Optimizer} runs them in sequence on a {@link
 * dev.oser.lang.sourir.opt.Draft}.
 *
 * <p>No sequence of passes changes what a program shows: its output, its exit status, the kind of
 * error it ends with. That holds for programs whose assumes lie, too. The paper's lemmas about
 * adding, hoisting and composing predicates need assumption transparency (Section 3.2), which
 * nobody can decide for an assume in a text. So a draft remembers which assumes are transparent
 * because {@code fresh} made them (Theorem 5.5), and only those get more predicates.
 *
 * <p>Passes change active versions that nothing falls back into: the lemmas speak of versions that
 * are entered at their start. Where there is none, those that need one make a fresh version.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.sourir.opt;
