package dev.oser.kit.ir.speculation;

import dev.oser.kit.ir.FunctionType;

/**
 * Where a frame goes on and what that takes. A language describes frames of its own interpreter
 * with objects of its own: which code, which point, which value is which variable; it gets them
 * back when compiled code leaves ({@link SpeculationOp.Deopt}). {@link FunctionFrame} is a frame
 * that goes on in a function.
 */
public interface FrameDescriptor {
  /** {@return what texts and messages call it} */
  String name();

  /**
   * {@return what the frame takes and what its activation returns} The first parameter is the
   * number of what failed for the innermost frame, and for others what the frame inside returns (0
   * if that is nothing).
   */
  FunctionType type();

  /** A frame that goes on in the function of this name. */
  record FunctionFrame(String name, FunctionType type) implements FrameDescriptor {}
}
