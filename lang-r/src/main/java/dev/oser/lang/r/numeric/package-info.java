/**
 * Numerical algorithms over plain arrays: least squares, eigenvalues, minimisation, clustering,
 * smoothing. Matrices are in the order of their columns. Each class names the publication its
 * algorithm comes from. Nothing here knows about R's values; the functions that do are in {@code
 * builtin} and in {@code base/stats/*.R}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.numeric;
