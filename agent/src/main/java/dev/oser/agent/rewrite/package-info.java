/**
 * Makes classes tell the agent what they do.
 *
 * <p>{@link dev.oser.agent.rewrite.ClassRewriter} changes the methods that {@link
 * dev.oser.agent.rewrite.Selection} picks; {@link dev.oser.agent.rewrite.ContextBody} is for calls
 * and returns, {@link dev.oser.agent.rewrite.PathBody} for paths. New stack maps are derived from
 * those the class has ({@link dev.oser.agent.rewrite.StackMaps}), so no other class is ever looked
 * at: loading one from inside a class load could change what the program does.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.agent.rewrite;
