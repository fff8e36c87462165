/**
 * What instrumented code calls. Loaded by the boot loader, so that every class can see it.
 *
 * <p>Each thread has a {@link dev.oser.agent.runtime.Recorder} of its own, found through {@link
 * dev.oser.agent.runtime.Recorders}, so recording takes no locks. {@link
 * dev.oser.agent.runtime.Gate} stops all threads at once when somebody wants to read what they
 * recorded.
 *
 * <p>Nothing here may throw into the program, block it, or change what it can observe of its
 * threads: no interrupts are consumed, no park permits taken.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.agent.runtime;
