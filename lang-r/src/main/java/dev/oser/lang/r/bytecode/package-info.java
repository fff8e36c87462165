/**
 * The baseline: a compiler from language values to a compact bytecode, and the interpreter that
 * runs it.
 *
 * <p>{@link dev.oser.lang.r.bytecode.Op} lists the instructions, {@link
 * dev.oser.lang.r.bytecode.Compiler} emits them, {@link dev.oser.lang.r.bytecode.Code} holds them
 * with constants and feedback. The state of an activation is explicit: a program counter, an
 * operand stack and an environment, so that another tier can enter and leave at any instruction.
 */
@org.jspecify.annotations.NullMarked
package dev.oser.lang.r.bytecode;
