/**
 * The core ops: typed arithmetic, comparison, conversion, selection, control flow, calls, arrays,
 * records and output. {@link dev.oser.kit.ir.core.CoreOps} lists them; {@code docs/ops.md} is
 * generated from that list, {@code docs/ir.md} defines their semantics.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.ir.core;
