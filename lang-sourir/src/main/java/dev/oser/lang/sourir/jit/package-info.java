/**
 * The just-in-time compiler: {@link dev.oser.lang.sourir.jit.Translator} makes IR of versions,
 * relying on what the interpreter has seen; {@link dev.oser.lang.sourir.jit.Jit} decides what is
 * compiled, with the kit's tiering, and links it. What fails goes on in the interpreter, which
 * alone knows what errors are: compiled code leaves before it would make one.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.sourir.jit;
