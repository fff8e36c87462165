package dev.oser.agent.rewrite;

import java.lang.classfile.attribute.CodeAttribute;

/** Instruments methods to tell when they start and end. */
public final class ContextBodies implements BodyFactory {
  private final Names names;

  /**
   * @param names numbers methods and call sites
   */
  public ContextBodies(Names names) {
    this.names = names;
  }

  @Override
  public Body of(MethodName name, CodeAttribute code) {
    return new ContextBody(name, code, names, true);
  }
}
