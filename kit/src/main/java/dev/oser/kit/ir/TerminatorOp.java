package dev.oser.kit.ir;

import org.jspecify.annotations.Nullable;

/** An op that ends a block and decides where control goes. */
public interface TerminatorOp extends Op {
  /**
   * What {@link #choose} answers when the function returns, with the first operand as its result if
   * there is one.
   */
  int RETURN = -1;

  /** What {@link #choose} answers when another function goes on with the operands. */
  int TRANSITION = -2;

  /** {@return how many edges the instruction has} */
  int edgeCount();

  /** {@return the index of the edge to take, {@link #RETURN} or {@link #TRANSITION}} */
  int choose(@Nullable Object[] operands, Execution execution);

  /** {@return whether an edge is expected to be taken rarely} */
  default boolean isUnlikely(int edge) {
    return false;
  }

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
