package dev.oser.agent.rewrite;

import org.objectweb.asm.tree.MethodNode;

/** One way to instrument. */
public interface BodyFactory {
  /**
   * {@return what becomes of the code of a method}
   *
   * @throws UnsupportedCodeException if it cannot be instrumented
   */
  Body of(MethodName name, MethodNode code);
}
