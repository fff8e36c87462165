/**
 * How R turns numbers into text, and how it rounds them.
 *
 * <p>A vector shares one format: show its elements to a {@link dev.oser.lang.r.number.RealMeasure}
 * (or {@link dev.oser.lang.r.number.ComplexFormat}, {@link dev.oser.lang.r.number.IntegerFormat})
 * and let the {@link dev.oser.lang.r.number.RealFormat} that comes out write each. {@link
 * dev.oser.lang.r.number.NumberStyle} holds what {@code options} and arguments say. {@link
 * dev.oser.lang.r.number.Printf} is C's {@code printf} for numbers, {@link
 * dev.oser.lang.r.number.FormatC} and {@link dev.oser.lang.r.number.BigMarks} are R's {@code
 * formatC} and {@code prettyNum}, {@link dev.oser.lang.r.number.Rounding} is {@code round} and
 * {@code signif}.
 *
 * <p>Nothing here knows about R's values: doubles and ints in, strings out. NA is {@link
 * dev.oser.lang.r.number.Missing}. The reference is what GNU R 4.2.2 does on x86-64, as measured:
 * {@code lang-r/src/test/r/number}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.number;
