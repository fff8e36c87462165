package dev.oser.kit.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A straight run of instructions that ends in one terminator. */
public final class Block {
  private final Function function;
  private final String name;
  private final int number;
  private final List<Parameter> parameters = new ArrayList<>(2);
  private final List<Instruction> instructions = new ArrayList<>();
  private final List<Edge> incoming = new ArrayList<>(2);

  // The views others get are made once: analyses ask for them all the time.
  private final List<Parameter> parametersView = Collections.unmodifiableList(parameters);
  private final List<Instruction> instructionsView = Collections.unmodifiableList(instructions);
  private final List<Edge> incomingView = Collections.unmodifiableList(incoming);

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
    return parametersView;
  }

  /** {@return the instructions in order, the terminator last} */
  public List<Instruction> instructions() {
    return instructionsView;
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
    if (instructions.isEmpty() || !instructions.getLast().isTerminator()) {
      throw new IllegalStateException(
          "block " + name + " of @" + function.name() + " has no terminator");
    }
    return instructions.getLast();
  }

  public boolean isTerminated() {
    return !instructions.isEmpty() && instructions.getLast().isTerminator();
  }

  /**
   * {@return the edges that lead here, in no particular order; a block may occur several times as
   * their source}
   */
  public List<Edge> incoming() {
    return incomingView;
  }

  /** {@return the edges that leave, none while the block has no terminator} */
  public List<Edge> outgoing() {
    return isTerminated() ? instructions.getLast().edges() : List.of();
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

  List<Parameter> mutableParameters() {
    return parameters;
  }

  void insert(int index, Instruction instruction) {
    isNumbered = false;
    instructions.add(index, instruction);
    instruction.enter(this);
  }

  void remove(Instruction instruction) {
    isNumbered = false;
    instructions.remove(find(instruction));
    instruction.leave();
  }

  /** Moves an instruction of this block into another, or to another place; its uses stay. */
  void move(Instruction instruction, Instruction before) {
    isNumbered = false;
    instructions.remove(find(instruction));
    var into = before.block();
    into.isNumbered = false;
    into.instructions.add(into.find(before), instruction);
    instruction.belongTo(into);
  }

  /** Moves the instructions from an index on to the end of another block; their uses stay. */
  void moveTail(int from, Block into) {
    isNumbered = false;
    into.isNumbered = false;
    var tail = instructions.subList(from, instructions.size());
    into.instructions.addAll(tail);
    tail.forEach(instruction -> instruction.belongTo(into));
    tail.clear();
  }

  /** Finds an instruction without numbering all of them, which would be in vain before a change. */
  private int find(Instruction instruction) {
    // From both ends: passes that walk over a block take away what comes first or last.
    for (int low = 0, high = instructions.size() - 1; low <= high; low++, high--) {
      if (instructions.get(high) == instruction) {
        return high;
      }
      if (instructions.get(low) == instruction) {
        return low;
      }
    }
    throw new IllegalStateException(instruction + " is not in block " + name);
  }

  void addIncoming(Edge edge) {
    incoming.add(edge);
  }

  void removeIncoming(Edge edge) {
    incoming.removeIf(each -> each == edge);
  }

  @Override
  public String toString() {
    return name;
  }
}
