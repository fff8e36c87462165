/** Objects that hot code does not need: what doing without them saves, in bytes and in time. */
@org.jspecify.annotations.NullMarked
package dev.oser.bench.allocation;
