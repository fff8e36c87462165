/**
 * Passes: each improves one function in one way, in a file of its own, changing code only through
 * an {@link dev.oser.kit.ir.Editor}. {@link dev.oser.kit.opt.Passes} lists them by name; a {@link
 * dev.oser.kit.opt.Pipeline} runs several.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.opt;
