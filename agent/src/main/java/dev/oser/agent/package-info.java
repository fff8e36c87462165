/**
 * A Java agent that feeds {@code dev.oser.profile} from any JVM program.
 *
 * <p>{@code Agent}, in {@code src/main/java8}, is where the JVM starts it. {@link
 * dev.oser.agent.BootClasses} defines the agent's classes in the boot loader, so that every class
 * of the program can call the agent whatever its loader hides, and {@link dev.oser.agent.Start}
 * hands over to {@link dev.oser.agent.session.Session}. Instrumented code calls {@link
 * dev.oser.agent.runtime}; {@link dev.oser.agent.rewrite} makes it; {@link dev.oser.agent.report}
 * writes what was found.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.agent;
