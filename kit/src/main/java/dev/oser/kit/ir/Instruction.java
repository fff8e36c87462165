package dev.oser.kit.ir;

import dev.oser.kit.runtime.Location;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One operation of a block, and the value it computes. */
public final class Instruction extends Definition {
  private final Op op;

  // What passes ask of each instruction they come by, without a look at the op, which is elsewhere.
  private final Type type;
  private final Effects effects;
  private final boolean isTerminator;

  private final Row<Value> operands;
  private final List<Edge> edges;
  private @Nullable Row<VariableRecord> variables;
  private final @Nullable SourcePosition position;
  private @Nullable Block block;
  private int index;
  private Comments comments = Comments.NONE;

  /** An edge before its instruction exists. */
  public record Target(Block block, List<Value> arguments) {
    public Target {
      arguments = List.copyOf(arguments);
    }

    public static Target of(Block block, Value... arguments) {
      return new Target(block, List.of(arguments));
    }
  }

  Instruction(
      String name,
      Op op,
      List<Value> operands,
      List<Target> targets,
      @Nullable SourcePosition position) {
    super(name);
    this.op = op;
    this.type = op.resultType();
    this.effects = op.effects();
    this.isTerminator = op instanceof TerminatorOp;
    this.operands = new Row<>(operands);
    this.position = position;
    this.edges =
        targets.isEmpty()
            ? List.of()
            : targets.stream()
                .map(target -> new Edge(this, target.block(), target.arguments()))
                .toList();
  }

  public Op op() {
    return op;
  }

  @Override
  public Type type() {
    return type;
  }

  /** {@return the effects of its op} */
  public Effects effects() {
    return effects;
  }

  /** {@return whether it computes a value others can use} */
  public boolean hasResult() {
    return type != CoreType.VOID;
  }

  /** {@return the operands of the op, without what edges pass} */
  public List<Value> operands() {
    return operands;
  }

  public Value operand(int index) {
    return operands.get(index);
  }

  /** {@return the ways out, in the order the op names them; empty unless this is a terminator} */
  public List<Edge> edges() {
    return edges;
  }

  /** {@return every value used here: operands, then edge arguments} */
  public List<Value> inputs() {
    if (edges.isEmpty()) {
      return operands();
    }
    var inputs = new ArrayList<>(operands());
    edges.forEach(edge -> inputs.addAll(edge.arguments()));
    return inputs;
  }

  public boolean isTerminator() {
    return isTerminator;
  }

  /** {@return the variables whose value changes just before this instruction} */
  public List<VariableRecord> variables() {
    return variables == null ? List.of() : variables;
  }

  public @Nullable SourcePosition position() {
    return position;
  }

  /** {@return where this is, for a trap or a message} */
  public Location location() {
    var owner = block();
    return position == null
        ? new Location(owner.function().name(), owner.name(), null, 0, 0)
        : new Location(
            owner.function().name(),
            owner.name(),
            position.file(),
            position.line(),
            position.column());
  }

  public Comments comments() {
    return comments;
  }

  @Override
  public Block block() {
    if (block == null) {
      throw new IllegalStateException("instruction " + op.mnemonic() + " is in no block");
    }
    return block;
  }

  public boolean isInBlock() {
    return block != null;
  }

  // ---- Changes: for Builder and Editor only. ----

  /** {@return its position, as its block counted last} */
  int index() {
    return index;
  }

  void setIndex(int newIndex) {
    index = newIndex;
  }

  void setComments(Comments newComments) {
    comments = newComments;
  }

  void setOperand(int index, Value value) {
    unuse(operands.replace(index, value));
    use(value);
  }

  void setArgument(Edge edge, int index, Value value) {
    unuse(edge.row().replace(index, value));
    use(value);
  }

  void addArgument(Edge edge, Value value) {
    edge.row().append(value);
    use(value);
  }

  void removeArgument(Edge edge, int index) {
    unuse(edge.row().take(index));
  }

  void retarget(Edge edge, Block target, List<Value> newArguments) {
    var arguments = List.copyOf(newArguments); // may be the edge's own
    edge.arguments().forEach(this::unuse);
    if (isInBlock()) {
      edge.target().removeIncoming(edge);
      target.addIncoming(edge);
    }
    edge.setTarget(target);
    edge.row().truncate(0);
    edge.row().appendAll(arguments);
    arguments.forEach(this::use);
  }

  void addVariable(VariableRecord record) {
    addVariables(variables().size(), List.of(record));
  }

  /** Puts records that were ahead of an instruction before this one in front of its own. */
  void prependVariables(List<VariableRecord> records) {
    addVariables(0, records);
  }

  private void addVariables(int index, List<VariableRecord> records) {
    if (records.isEmpty()) {
      return;
    }
    if (variables == null) {
      variables = new Row<>();
    }
    for (int i = 0; i < records.size(); i++) {
      variables.insert(index + i, records.get(i));
    }
    records.forEach(record -> record.ride(this));
    if (isInBlock()) {
      records.forEach(VariableRecord::attach);
    }
  }

  /** Gives its variable records away; whoever takes them attaches them again. */
  List<VariableRecord> takeVariables() {
    var taken = List.copyOf(variables());
    if (isInBlock()) {
      taken.forEach(VariableRecord::detach);
    }
    variables = null;
    return taken;
  }

  /** Is in another block now, and otherwise as it was. */
  void belongTo(Block newBlock) {
    block = newBlock;
  }

  void enter(Block newBlock) {
    block = newBlock;
    takeNumber(newBlock.function());
    inputs().forEach(this::use);
    edges.forEach(edge -> edge.target().addIncoming(edge));
    variables().forEach(VariableRecord::attach);
  }

  void leave() {
    variables().forEach(VariableRecord::detach);
    edges.forEach(edge -> edge.target().removeIncoming(edge));
    block = null;
    inputs().forEach(this::forget);
  }

  private void use(Value value) {
    if (isInBlock() && value instanceof Definition definition) {
      definition.addUser(this);
    }
  }

  private void unuse(Value value) {
    if (isInBlock()) {
      forget(value);
    }
  }

  private void forget(Value value) {
    if (value instanceof Definition definition) {
      definition.removeUser(this);
    }
  }

  @Override
  public String toString() {
    return hasResult() ? text() + " = " + op.mnemonic() : op.mnemonic();
  }
}
