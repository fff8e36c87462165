/**
 * The front door of the kit: a {@link dev.oser.kit.Machine} loads modules and runs their functions
 * with either {@link dev.oser.kit.Engine}. What a program is made of is in {@link dev.oser.kit.ir};
 * what is known about it in {@link dev.oser.kit.analysis}; how it changes in {@link
 * dev.oser.kit.opt}; how it runs in {@link dev.oser.kit.interp} and {@link dev.oser.kit.jit}; how
 * an activation gets from one version to another in {@link dev.oser.kit.osr}; what is behind a
 * function's name in {@link dev.oser.kit.callee}.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit;
