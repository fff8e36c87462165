package dev.oser.agent.rewrite;

import java.lang.classfile.attribute.CodeAttribute;

/** One way to instrument. */
public interface BodyFactory {
  /**
   * {@return the instrumented code of a method}
   *
   * @throws UnsupportedCodeException if it cannot be instrumented
   */
  Body of(MethodName name, CodeAttribute code);
}
