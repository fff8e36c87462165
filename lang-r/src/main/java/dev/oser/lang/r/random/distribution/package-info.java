/**
 * Densities, distribution functions and quantiles, R's {@code d}, {@code p} and {@code q}
 * functions.
 *
 * <p>Each distribution is one class of static functions over doubles. {@link
 * dev.oser.lang.r.random.distribution.Normal} has the bits of R's; the others agree with R to about
 * 13 digits.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.random.distribution;
