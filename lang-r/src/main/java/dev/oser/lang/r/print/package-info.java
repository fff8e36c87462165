/**
 * How R lays out texts on lines: vectors, named vectors, matrices, arrays, the levels of factors.
 *
 * <p>What is laid out are cells that are already text: numbers from {@code dev.oser.lang.r.number},
 * strings from {@code dev.oser.lang.r.text.Escapes}. Nothing here knows about R's values. Start
 * with {@link dev.oser.lang.r.print.VectorLayout} and {@link dev.oser.lang.r.print.MatrixLayout};
 * data frames are matrices with row names, justified right. The reference is GNU R 4.2.2, as
 * measured: {@code lang-r/src/test/r/print}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.print;
