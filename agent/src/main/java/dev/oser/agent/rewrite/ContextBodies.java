package dev.oser.agent.rewrite;

import java.lang.classfile.attribute.CodeAttribute;

/** Instruments methods to tell when they start and end. */
public final class ContextBodies implements BodyFactory {
  private final Names names;
  private final String start;

  /**
   * @param names numbers methods and call sites
   * @param inBursts whether calls are looked at in bursts only
   */
  public ContextBodies(Names names, boolean inBursts) {
    this.names = names;
    start = inBursts ? "enterInBursts" : "enter";
  }

  @Override
  public Body of(MethodName name, CodeAttribute code) {
    return new ContextBody(name, code, names, start, true);
  }
}
