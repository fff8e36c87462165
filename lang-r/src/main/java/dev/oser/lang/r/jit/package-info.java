/**
 * R's optimising tier: bytecode and what it observed become the kit's IR, with ops of R's own, and
 * run as JVM code until an assumption fails (Flückiger, Chapter 4). {@code Jit} decides what is
 * compiled and links it, {@code Translator} makes the IR, {@code ROp} declares the ops, {@code
 * Landing} describes the interpreter's state for code that leaves.
 *
 * <p>Variables that hold single numbers are values of the IR; the environment gets them only when
 * somebody could look, or when the code is left. What has no fast form is done by the interpreter's
 * own methods ({@code bytecode.Steps}), so that everything can be compiled. Compiled code makes no
 * errors: it checks, and leaves before something goes wrong.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.jit;
