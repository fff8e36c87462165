package dev.oser.kit.ir;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;

/**
 * An op with an {@code i1} result that the JVM can jump on directly, so that compare and branch
 * become one.
 */
public interface Condition extends Op {
  /**
   * Emits a jump to the target that is taken when the condition equals {@code when}; the operands
   * are on the JVM stack.
   */
  void lowerJump(CodeBuilder code, boolean when, Label target);

  /** Makes 0 or 1 out of the jump. */
  @Override
  default void lower(Emitter emitter) {
    var code = emitter.code();
    var isTrue = code.newLabel();
    var end = code.newLabel();
    lowerJump(code, true, isTrue);
    code.iconst_0().goto_(end).labelBinding(isTrue).iconst_1().labelBinding(end);
  }
}
