/**
 * The places where activations leave. An {@link dev.oser.kit.osr.point.OsrPoint} knows its
 * continuation; an {@link dev.oser.kit.osr.point.OpenPoint} asks a {@link
 * dev.oser.kit.osr.point.ContinuationGenerator} when it fires (Flexible OSR §2); {@link
 * dev.oser.kit.osr.point.Checkpoints} are where code that speculates falls back to.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.osr.point;
