/**
 * {@code ./oser bench hcct} and {@code ./oser bench paths}: what profiling other people's programs
 * costs, and how good the profiles are. The measurements are those of D'Elia §5.1 and §5.2.
 *
 * <p>{@link dev.oser.bench.profile.Workload} lists the programs; {@link
 * dev.oser.bench.profile.Workshop} gets them from Maven Central when a benchmark is asked for, and
 * runs them in JVMs of their own.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.bench.profile;
