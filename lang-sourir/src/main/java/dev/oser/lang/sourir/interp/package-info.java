/**
 * The baseline interpreter: fast to start, and it remembers what it sees. {@link
 * dev.oser.lang.sourir.interp.CodeWriter} resolves a version to an array of numbers; {@link
 * dev.oser.lang.sourir.interp.Interpreter} runs it with frames of its own, so that deoptimisation
 * can make frames and recursion needs no Java stack. It shows exactly what the model shows.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.sourir.interp;
