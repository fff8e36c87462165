package dev.oser.kit.ir;

import org.jspecify.annotations.Nullable;

/** An op that ends a block and decides where control goes. */
public interface TerminatorOp extends Op {
  /**
   * What {@link #choose} answers when the function returns, with the first operand as its result if
   * there is one.
   */
  int RETURN = -1;

  /** {@return how many edges the instruction has} */
  int edgeCount();

  /** {@return the index of the edge to take, or {@link #RETURN}} */
  int choose(@Nullable Object[] operands, Execution execution);

  @Override
  default Type resultType() {
    return CoreType.VOID;
  }

  /** Terminators choose; they compute nothing. */
  @Override
  default @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
    throw new IllegalStateException(mnemonic() + " is a terminator: ask it to choose");
  }
}
