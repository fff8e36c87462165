package dev.oser.kit.ir;

/**
 * Anything an instruction can use: a constant, a block parameter or the result of another
 * instruction.
 */
public sealed interface Value permits Constant, Definition {
  Type type();

  /** {@return the value as an operand in the text form} */
  String text();
}
