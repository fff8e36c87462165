/**
 * The ops of speculation: an optimised function assumes what it cannot prove, checks it, and leaves
 * for other code if it does not hold. They split sourir's {@code assume} (Correctness §3) by
 * responsibility, as PIR does (Flückiger §4.3): {@code checkpoint} is a place to fall back to,
 * {@code framestate} says how another frame goes on, {@code assume} checks, {@code deopt} leaves.
 *
 * <p>They are gone before a function runs: {@link dev.oser.kit.opt.LowerSpeculation} makes branches
 * and transitions of them, which is what they mean.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.ir.speculation;
