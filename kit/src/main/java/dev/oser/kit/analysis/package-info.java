/**
 * Facts about functions that passes and state maps rely on: order, dominance, loops, liveness,
 * availability, calls.
 *
 * <p>Each class is the result of one analysis and a snapshot: ask with its static {@code of}, which
 * goes through {@link dev.oser.kit.ir.Function#analysis} and so computes at most once between
 * changes, and ask again after a change. Nothing here changes code, recurses over the graph, or
 * depends on the order of a hash table.
 *
 * <p>Start with {@link dev.oser.kit.analysis.ReversePostorder} and {@link
 * dev.oser.kit.analysis.Dominators}; most of the rest is built on them. {@link
 * dev.oser.kit.analysis.Liveness} and {@link dev.oser.kit.analysis.Availability} are what state
 * maps draw their values from.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.analysis;
