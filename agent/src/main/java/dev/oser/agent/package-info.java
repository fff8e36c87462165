/**
 * A Java agent that feeds {@code dev.oser.profile} from any JVM program.
 *
 * <p>{@link dev.oser.agent.Agent} is where the JVM starts it. It puts the agent's own jar on the
 * boot class path, so that every class of the program can call the agent whatever its loader hides,
 * and hands over to {@link dev.oser.agent.session.Session}. Instrumented code calls {@link
 * dev.oser.agent.runtime}; {@link dev.oser.agent.rewrite} makes it; {@link dev.oser.agent.report}
 * writes what was found.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.agent;
