/** What a person asks the agent for: {@link dev.oser.agent.options.Options}, parsed from text. */
@org.jspecify.annotations.NullMarked
package dev.oser.agent.options;
