/**
 * {@code ./oser bench agent-check} and {@code agent-jdks}: what the profiling agent does to the
 * classes and programs of other people, and on which JVMs.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.bench.agent;
