/**
 * The text form of the IR ({@code .oir}): {@link dev.oser.kit.ir.text.Parser} reads it, {@link
 * dev.oser.kit.ir.text.Printer} writes it, and what is printed parses to the identical module. The
 * grammar is in {@code docs/ir.md}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.ir.text;
