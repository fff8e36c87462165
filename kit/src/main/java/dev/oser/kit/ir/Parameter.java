package dev.oser.kit.ir;

/**
 * A parameter of a block: the phi that merges what the incoming edges pass. The parameters of the
 * entry block are those of the function.
 */
public final class Parameter extends Definition {
  private final Block block;
  private final Type type;

  Parameter(Block block, String name, Type type) {
    super(name);
    takeNumber(block.function());
    this.block = block;
    this.type = type;
  }

  @Override
  public Type type() {
    return type;
  }

  @Override
  public Block block() {
    return block;
  }

  /** {@return whether its function still has it} */
  public boolean isInFunction() {
    return block.function().block(block.name()) == block && block.parameters().contains(this);
  }

  /** {@return its position among the block's parameters} */
  public int index() {
    return block.parameters().indexOf(this);
  }
}
