/**
 * How values are shown: their elements as text ({@link dev.oser.lang.r.show.Cells}) and whole
 * values as {@code print} writes them ({@link dev.oser.lang.r.show.Printer}). Numbers are written
 * by {@code dev.oser.lang.r.number} and lines laid out by {@code dev.oser.lang.r.print}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.show;
