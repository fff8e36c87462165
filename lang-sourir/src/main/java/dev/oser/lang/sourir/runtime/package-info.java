/**
 * What running sourir programs are made of: values, arrays, operators, errors. The interpreter and
 * compiled code both use them. Integers are {@code Long}s, booleans {@code Boolean}s, strings
 * {@code String}s; {@link dev.oser.lang.sourir.runtime.Kinds} tells values apart.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.sourir.runtime;
