/**
 * Calling contexts: which sequences of calls a program spends itself in.
 *
 * <p>Start with {@link dev.oser.profile.context.ContextProfiler}, one per thread. It takes the
 * stream of calls and returns and moves a cursor in a tree; a {@link
 * dev.oser.profile.context.Counting} says how contexts are counted, exactly or in small space. Ask
 * it for a {@link dev.oser.profile.context.ContextSummary}, an immutable tree with names, which can
 * be queried, merged, {@linkplain dev.oser.profile.context.SummaryFile written to a file} and
 * {@linkplain dev.oser.profile.context.TreeComparison compared} with another.
 *
 * <p>Where events come from (an agent, an interpreter, a test) is no business of this package.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.profile.context;
