/**
 * Random numbers with the bits of GNU R's.
 *
 * <p>{@link dev.oser.lang.r.random.RandomState} is the generator: uniform, normal and exponential
 * numbers, indices, and the state that R keeps in {@code .Random.seed}. {@link
 * dev.oser.lang.r.random.Variates} draws from distributions with it, {@link
 * dev.oser.lang.r.random.Sampling} is {@code sample}. The same algorithms as R's, from the papers
 * that R's documentation names, give the same numbers as long as the JVM's logarithms and
 * exponentials have the bits of the C library's: they do in all but a few of 10,000 cases, and then
 * the last bit differs.
 *
 * <p>There is no static state: every session owns its {@code RandomState}. The reference is GNU R
 * 4.2.2, as measured: {@code lang-r/src/test/r/random}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.random;
