package dev.oser.kit.ir;

import java.util.List;

/** A way out of a block: the successor and the arguments for its parameters. */
public final class Edge {
  private final Instruction terminator;
  private Block target;
  private final Row<Value> arguments;

  Edge(Instruction terminator, Block target, List<Value> arguments) {
    this.terminator = terminator;
    this.target = target;
    this.arguments = new Row<>(arguments);
  }

  /** {@return the terminator this edge belongs to} */
  public Instruction terminator() {
    return terminator;
  }

  public Block source() {
    return terminator.block();
  }

  public Block target() {
    return target;
  }

  /** {@return what the edge passes, in the order of the target's parameters} */
  public List<Value> arguments() {
    return arguments;
  }

  /** {@return whether it is expected to be taken rarely} */
  public boolean isUnlikely() {
    return terminator.op() instanceof TerminatorOp op
        && op.isUnlikely(terminator.edges().indexOf(this));
  }

  void setTarget(Block newTarget) {
    target = newTarget;
  }

  Row<Value> row() {
    return arguments;
  }

  @Override
  public String toString() {
    return source().name() + " -> " + target.name();
  }
}
