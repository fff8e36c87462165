package dev.oser.kit.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A straight run of instructions that ends in one terminator. */
public final class Block {
  private final Function function;
  private final String name;
  private final int number;
  private final Row<Parameter> parameters = new Row<>();
  private final Row<Instruction> instructions = new Row<>();
  private final Row<Edge> incoming = new Row<>();

  /** The last instruction: what passes that follow edges ask for. */
  private @Nullable Instruction last;

  private boolean isNumbered;
  private @Nullable SourcePosition position;
  private Comments comments = Comments.NONE;

  Block(Function function, String name, int number) {
    this.function = function;
    this.name = name;
    this.number = number;
  }

  public Function function() {
    return function;
  }

  public String name() {
    return name;
  }

  /**
   * {@return a number that no other block of the function has or had, for tables: less than {@link
   * Function#blockNumbers}}
   */
  public int number() {
    return number;
  }

  /** {@return the phis of this block} */
  public List<Parameter> parameters() {
    return parameters;
  }

  /** {@return the instructions in order, the terminator last} */
  public List<Instruction> instructions() {
    return instructions;
  }

  /** {@return the position of an instruction of this block; counting again only after a change} */
  public int indexOf(Instruction instruction) {
    if (instruction.block() != this) {
      throw new IllegalArgumentException(instruction + " is not in block " + name);
    }
    if (!isNumbered) {
      for (int i = 0; i < instructions.size(); i++) {
        instructions.get(i).setIndex(i);
      }
      isNumbered = true;
    }
    return instruction.index();
  }

  /** {@return the last instruction; every verified block has one and it is a terminator} */
  public Instruction terminator() {
    if (last == null || !last.isTerminator()) {
      throw new IllegalStateException(
          "block " + name + " of @" + function.name() + " has no terminator");
    }
    return last;
  }

  public boolean isTerminated() {
    return last != null && last.isTerminator();
  }

  private void changed() {
    isNumbered = false;
    last = instructions.isEmpty() ? null : instructions.get(instructions.size() - 1);
  }

  /**
   * {@return the edges that lead here, in no particular order; a block may occur several times as
   * their source}
   */
  public List<Edge> incoming() {
    return incoming;
  }

  /** {@return the edges that leave, none while the block has no terminator} */
  public List<Edge> outgoing() {
    return last == null ? List.of() : last.edges();
  }

  /** {@return where the block starts in its source, if known} */
  public @Nullable SourcePosition position() {
    return position;
  }

  public Comments comments() {
    return comments;
  }

  // ---- Changes: for Builder and Editor only. ----

  void setPosition(@Nullable SourcePosition newPosition) {
    position = newPosition;
  }

  void setComments(Comments newComments) {
    comments = newComments;
  }

  void add(Parameter parameter) {
    parameters.append(parameter);
  }

  void remove(Parameter parameter) {
    parameters.take(parameter.index());
  }

  void insert(int index, Instruction instruction) {
    instructions.insert(index, instruction);
    changed();
    instruction.enter(this);
  }

  void remove(Instruction instruction) {
    instructions.take(find(instruction));
    changed();
    instruction.leave();
  }

  /** Moves an instruction of this block into another, or to another place; its uses stay. */
  void move(Instruction instruction, Instruction before) {
    instructions.take(find(instruction));
    changed();
    var into = before.block();
    into.instructions.insert(into.find(before), instruction);
    into.changed();
    instruction.belongTo(into);
  }

  /** Moves the instructions from an index on to the end of another block; their uses stay. */
  void moveTail(int from, Block into) {
    var tail = List.copyOf(instructions.subList(from, instructions.size()));
    instructions.truncate(from);
    changed();
    into.instructions.appendAll(tail);
    into.changed();
    tail.forEach(instruction -> instruction.belongTo(into));
  }

  /** Finds an instruction without numbering all of them, which would be in vain before a change. */
  private int find(Instruction instruction) {
    int index = instructions.find(instruction);
    if (index < 0) {
      throw new IllegalStateException(instruction + " is not in block " + name);
    }
    return index;
  }

  void addIncoming(Edge edge) {
    incoming.append(edge);
  }

  void removeIncoming(Edge edge) {
    incoming.take(incoming.find(edge));
  }

  @Override
  public String toString() {
    return name;
  }
}
