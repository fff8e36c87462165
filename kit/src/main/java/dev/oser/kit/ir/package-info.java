/**
 * The SSA intermediate representation: one for every language.
 *
 * <p>A {@link dev.oser.kit.ir.Module} holds {@link dev.oser.kit.ir.Function}s, a function owns
 * {@link dev.oser.kit.ir.Block}s, a block has {@link dev.oser.kit.ir.Parameter}s (its phis), {@link
 * dev.oser.kit.ir.Instruction}s and one terminator whose {@link dev.oser.kit.ir.Edge}s pass the
 * arguments. What an instruction does is its {@link dev.oser.kit.ir.Op}: data that declares types,
 * effects, interpretation and lowering in one place. Code is made with a {@link
 * dev.oser.kit.ir.Builder} and changed with an {@link dev.oser.kit.ir.Editor}; nothing else can.
 * {@link dev.oser.kit.analysis.Verifier} lists what is legal.
 *
 * <p>Start with {@code docs/ir.md}, then {@link dev.oser.kit.ir.Op}. The core ops are in {@link
 * dev.oser.kit.ir.core}, the text form in {@link dev.oser.kit.ir.text}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.ir;
