/**
 * The back end: IR to JVM bytecode in hidden classes, which HotSpot compiles.
 *
 * <p>{@link dev.oser.kit.jit.Compiler} is the pipeline on one page: {@link
 * dev.oser.kit.jit.Schedule} decides which values stay on the JVM stack, {@link
 * dev.oser.kit.jit.Locals} gives the others local variables, {@link
 * dev.oser.kit.jit.FunctionEmitter} writes the code. {@link dev.oser.kit.jit.EntryPoint} is the
 * replaceable call site through which every call of a function goes, {@link
 * dev.oser.kit.jit.GeneratedClasses} the class loader of one machine.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.kit.jit;
