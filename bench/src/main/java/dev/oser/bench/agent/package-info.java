/**
 * {@code ./oser bench agent-check}: what the profiling agent does to the classes of other people.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.bench.agent;
