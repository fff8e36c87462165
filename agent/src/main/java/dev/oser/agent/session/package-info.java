/** One run of the agent: {@link dev.oser.agent.session.Session}. */
@org.jspecify.annotations.NullMarked
package dev.oser.agent.session;
