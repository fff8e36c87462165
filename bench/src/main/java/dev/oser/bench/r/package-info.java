/** R beside GNU R: the same programs in both, in turn. */
@org.jspecify.annotations.NullMarked
package dev.oser.bench.r;
