package dev.oser.kit.ir;

import java.util.Map;

/**
 * A call that has been replaced by a copy of its callee.
 *
 * @param call the call, which is no more
 * @param callee the function as it was when it was copied; whoever wants to go back to it must
 *     leave it so
 * @param copies what stands for the values and instructions of the callee: for parameters, the
 *     arguments
 * @param start the instruction that leads into the copy, where the call was
 */
public record InlinedCall(
    Instruction call, Function callee, Map<Definition, Value> copies, Instruction start) {
  public InlinedCall {
    copies = Map.copyOf(copies);
  }
}
