package dev.oser.kit.ir;

import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.core.ControlOp;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The one door through which existing code changes. Passes use the six edits of "On-Stack
 * Replacement, Distilled" (000 §4.3): {@link #add}, {@link #delete}, {@link #hoist}, {@link #sink},
 * {@link #replaceOperand} and {@link #replaceAll}. The rest changes the shape of the graph.
 */
public final class Editor {
  private final Function function;

  public Editor(Function function) {
    this.function = function;
  }

  public Function function() {
    return function;
  }

  // ---- The six edits. ----

  /** Adds a new instruction before another. */
  public Instruction add(Instruction before, String nameHint, Op op, List<Value> operands) {
    if (op instanceof TerminatorOp) {
      throw new IllegalArgumentException("a terminator is added with terminate: " + op.mnemonic());
    }
    var name = op.resultType() == CoreType.VOID ? "" : function.freshValueName(nameHint);
    var instruction = new Instruction(name, op, operands, List.of(), before.position());
    function.claimValueName(name);
    var block = before.block();
    block.insert(block.indexOf(before), instruction);
    function.codeChanged();
    return instruction;
  }

  /** Adds a new instruction at the end of a block that has no terminator yet. */
  public Instruction append(
      Block block,
      String nameHint,
      Op op,
      List<Value> operands,
      @Nullable SourcePosition position) {
    return new Builder(function)
        .moveTo(block)
        .at(position)
        .append(nameHint, op, operands, List.of());
  }

  /**
   * Deletes an instruction that nobody uses. Variables that had its value are optimised out; later
   * ones keep theirs.
   */
  public void delete(Instruction instruction) {
    requireUnused(instruction);
    List.copyOf(instruction.records()).forEach(record -> record.set(null));
    leaveVariablesBehind(instruction);
    instruction.block().remove(instruction);
    function.releaseValueName(instruction.name());
    changed(instruction);
  }

  /** Source variables change where they change, whatever becomes of the instruction there. */
  private static void leaveVariablesBehind(Instruction instruction) {
    if (instruction.variables().isEmpty()) {
      return;
    }
    var block = instruction.block();
    int next = block.indexOf(instruction) + 1;
    if (next < block.instructions().size()) {
      block.instructions().get(next).prependVariables(instruction.takeVariables());
    }
  }

  /** Moves an instruction to an earlier place: before another one. */
  public void hoist(Instruction instruction, Instruction before) {
    move(instruction, before);
  }

  /**
   * Moves an instruction to a later place: before another one. Source variables that had its value
   * in between are for the caller to {@linkplain #setVariable optimise out}.
   */
  public void sink(Instruction instruction, Instruction before) {
    move(instruction, before);
  }

  private void move(Instruction instruction, Instruction before) {
    if (instruction.isTerminator()) {
      throw new IllegalArgumentException("a terminator cannot move: " + instruction);
    }
    if (instruction == before) {
      return;
    }
    leaveVariablesBehind(instruction);
    instruction.block().move(instruction, before);
    function.codeChanged();
  }

  /** Replaces every use of a value by one instruction, edge arguments included. */
  public void replaceOperand(Instruction user, Value old, Value replacement) {
    for (int i = 0; i < user.operands().size(); i++) {
      if (user.operand(i).equals(old)) {
        user.setOperand(i, replacement);
      }
    }
    for (var edge : user.edges()) {
      for (int i = 0; i < edge.arguments().size(); i++) {
        if (edge.arguments().get(i).equals(old)) {
          user.setArgument(edge, i, replacement);
        }
      }
    }
    function.codeChanged();
  }

  /** Replaces every use of a value in the function; source variables follow. */
  public void replaceAll(Definition old, Value replacement) {
    List.copyOf(old.users()).forEach(user -> replaceOperand(user, old, replacement));
    List.copyOf(old.records()).forEach(record -> record.set(replacement));
    function.codeChanged();
  }

  // ---- Source variables. ----

  /** Records that a source variable has this value from an instruction on. */
  public VariableRecord addVariable(Instruction from, String variable, @Nullable Value value) {
    var record = new VariableRecord(variable, value);
    from.addVariable(record);
    function.codeChanged();
    return record;
  }

  /** Gives the variable of a record another value; null means it is optimised out. */
  public void setVariable(VariableRecord record, @Nullable Value value) {
    record.set(value);
    function.codeChanged();
  }

  // ---- The shape of the graph. ----

  /** Replaces the operand at one index, whatever it was. */
  public void setOperand(Instruction user, int index, Value value) {
    user.setOperand(index, value);
    function.codeChanged();
  }

  /** Replaces the argument an edge passes at one index, whatever it was. */
  public void setArgument(Edge edge, int index, Value value) {
    edge.terminator().setArgument(edge, index, value);
    function.codeChanged();
  }

  /** Adds an empty block after another in layout order. */
  public Block addBlock(Block after, String nameHint) {
    return function.addBlock(
        function.freshBlockName(nameHint), function.blocks().indexOf(after) + 1);
  }

  /** Ends a block: replaces its terminator or, while it has none, appends one. */
  public Instruction terminate(
      Block block, TerminatorOp op, List<Value> operands, List<Target> targets) {
    var position = block.isTerminated() ? block.terminator().position() : null;
    return terminate(block, op, operands, targets, position);
  }

  /** Ends a block with a terminator that comes from a place of the source. */
  public Instruction terminate(
      Block block,
      TerminatorOp op,
      List<Value> operands,
      List<Target> targets,
      @Nullable SourcePosition position) {
    var terminator = new Instruction("", op, operands, targets, position);
    if (block.isTerminated()) {
      var old = block.terminator();
      terminator.prependVariables(old.takeVariables());
      block.remove(old);
    }
    block.insert(block.instructions().size(), terminator);
    function.flowChanged();
    return terminator;
  }

  /**
   * Splits a block in two before an instruction, which becomes the first of the new block; the old
   * one jumps there.
   */
  public Block split(Instruction at, String nameHint) {
    var first = at.block();
    var second = addBlock(first, nameHint);
    first.moveTail(first.indexOf(at), second);
    terminate(first, new ControlOp.Jump(), List.of(), List.of(Target.of(second)));
    return second;
  }

  /** Puts a new block on an edge, which passes the arguments on. */
  public Block split(Edge edge, String nameHint) {
    var target = edge.target();
    var arguments = List.copyOf(edge.arguments());
    var middle = addBlock(edge.source(), nameHint);
    redirect(edge, middle, List.of());
    terminate(middle, new ControlOp.Jump(), List.of(), List.of(new Target(target, arguments)));
    return middle;
  }

  /**
   * Appends a block to its only predecessor, which must jump to it; its parameters are replaced by
   * what the edge passes.
   */
  public void merge(Block block) {
    var edge = block.incoming().getFirst();
    var into = edge.source();
    if (block.incoming().size() != 1 || into.outgoing().size() != 1 || into == block) {
      throw new IllegalArgumentException("block " + block.name() + " cannot be merged");
    }
    for (int i = 0; i < edge.arguments().size(); i++) {
      replaceAll(block.parameters().get(i), edge.arguments().get(i));
    }
    var jump = edge.terminator();
    block.instructions().getFirst().prependVariables(jump.takeVariables());
    into.remove(jump);
    block.moveTail(0, into);
    block.parameters().forEach(this::forget);
    function.removeBlock(block);
  }

  /** Deletes unreachable blocks together: they may use each other's values, but nobody else may. */
  public void removeBlocks(List<Block> blocks) {
    var gone = new HashSet<>(blocks);
    for (var block : blocks) {
      if (block == function.entry()
          || !block.incoming().stream().allMatch(edge -> gone.contains(edge.source()))) {
        throw new IllegalArgumentException("block " + block.name() + " is still reachable");
      }
    }
    var removed = blocks.stream().flatMap(block -> block.instructions().stream()).toList();
    removed.forEach(instruction -> instruction.block().remove(instruction));
    removed.forEach(this::forget);
    for (var block : blocks) {
      block.parameters().forEach(this::forget);
      function.removeBlock(block);
    }
  }

  private void forget(Definition definition) {
    requireUnused(definition);
    List.copyOf(definition.records()).forEach(record -> record.set(null));
    function.releaseValueName(definition.name());
  }

  /** Makes an edge lead elsewhere. */
  public void redirect(Edge edge, Block target, List<Value> arguments) {
    edge.terminator().retarget(edge, target, arguments);
    function.flowChanged();
  }

  /**
   * Adds a parameter to a block other than the entry; each incoming edge must then be given an
   * argument.
   */
  public Parameter addParameter(Block block, String nameHint, Type type) {
    return function.addParameter(block, function.freshValueName(nameHint), type);
  }

  /** Adds an argument at the end of what an edge passes. */
  public void addArgument(Edge edge, Value value) {
    edge.terminator().addArgument(edge, value);
    function.codeChanged();
  }

  /** Deletes an unused parameter and what the incoming edges pass for it. */
  public void removeParameter(Parameter parameter) {
    var block = parameter.block();
    if (block == function.entry()) {
      throw new IllegalArgumentException(
          "%" + parameter.name() + " is a parameter of the function");
    }
    int index = parameter.index();
    for (var edge : List.copyOf(block.incoming())) {
      edge.terminator().removeArgument(edge, index);
    }
    forget(parameter);
    block.mutableParameters().remove(index);
    function.codeChanged();
  }

  private void changed(Instruction instruction) {
    if (instruction.isTerminator()) {
      function.flowChanged();
    } else {
      function.codeChanged();
    }
  }

  private static void requireUnused(Definition definition) {
    if (definition.isUsed()) {
      throw new IllegalArgumentException(
          definition.text() + " is still used by " + definition.users().getFirst());
    }
  }
}
