/**
 * What R does to strings that needs no evaluation: escapes and widths, {@code sprintf}, {@code
 * strtoi}, {@code chartr}, {@code make.names}, collation.
 *
 * <p>{@link dev.oser.lang.r.text.Characters} knows how wide a character is and whether it is shown;
 * {@link dev.oser.lang.r.text.Escapes} writes strings as {@code print} and {@code encodeString} do;
 * {@link dev.oser.lang.r.text.FormatDirective} is one directive of {@code sprintf}.
 *
 * <p>Strings are Java strings. What is vectorised in R is not here: callers recycle. The reference
 * is GNU R 4.2.2 in the locale C.UTF-8, as measured: {@code lang-r/src/test/r/text}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.text;
