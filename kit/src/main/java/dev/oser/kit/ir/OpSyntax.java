package dev.oser.kit.ir;

/**
 * How an op is written. Parser and generated documentation both come from here.
 *
 * @param mnemonic the name that starts it
 * @param form what follows the name, with names for the operands, for documentation
 * @param reader makes the op from its immediates
 * @param example an op of this syntax, which documentation asks for effects and text
 */
public record OpSyntax(String mnemonic, String form, ImmediateReader.OpReader reader, Op example) {
  /** {@return the syntax of an op without immediates} */
  public static OpSyntax plain(Op op, String form) {
    return new OpSyntax(op.mnemonic(), form, _ -> op, op);
  }
}
