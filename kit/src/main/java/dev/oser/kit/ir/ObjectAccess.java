package dev.oser.kit.ir;

import java.util.List;

/**
 * What an op does with an object whose parts are known. Passes that know all that happens to an
 * object can do without it: its parts are values then, and where somebody sees it, it is made with
 * what its parts are there ({@code dev.oser.kit.opt.AllocationSinking}). Parts are numbered.
 */
public sealed interface ObjectAccess {
  /**
   * Makes an object: the operands are its parts, in order. With other operands the same op makes
   * the object as it is later, so it must do nothing else.
   *
   * @param reads the ops that read the parts
   */
  record Make(List<? extends Op> reads) implements ObjectAccess {
    public Make {
      reads = List.copyOf(reads);
    }
  }

  /**
   * The result is a part of the object, which is the only operand, if the object's {@link Make}
   * names this op for that part.
   */
  record Read(int part) implements ObjectAccess {}

  /** The second operand becomes a part of the object, which is the first. */
  record Write(int part) implements ObjectAccess {}

  /**
   * Tells whether the operands, of which there are two, are the same object.
   *
   * @param ifSame what the result is then
   */
  record Compare(boolean ifSame) implements ObjectAccess {}
}
