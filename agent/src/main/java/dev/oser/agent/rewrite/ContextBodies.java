package dev.oser.agent.rewrite;

import dev.oser.agent.runtime.Events;
import dev.oser.agent.runtime.InBursts;
import org.objectweb.asm.tree.MethodNode;

/** Instruments methods to tell when they start and end. */
public final class ContextBodies implements BodyFactory {
  private final Names names;
  private final boolean inBursts;
  private final boolean hasLeaves;

  /**
   * @param names numbers methods and call sites
   * @param inBursts whether calls are looked at in bursts only
   * @param hasLeaves whether one event is enough for a method that calls none: to count calls, but
   *     not to measure what they use
   */
  public ContextBodies(Names names, boolean inBursts, boolean hasLeaves) {
    this.names = names;
    this.inBursts = inBursts;
    this.hasLeaves = hasLeaves;
  }

  @Override
  public Body of(MethodName name, MethodNode code) {
    if (hasLeaves && Leaves.has(name, code)) {
      return new LeafBody(name, code, names, inBursts ? InBursts.class : Events.class);
    }
    return inBursts ? new BurstBody(name, code, names) : new ContextBody(name, code, names, true);
  }
}
