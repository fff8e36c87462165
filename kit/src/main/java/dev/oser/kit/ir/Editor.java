package dev.oser.kit.ir;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

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
    block.insert(block.instructions().indexOf(before), instruction);
    function.codeChanged();
    return instruction;
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
    var instructions = instruction.block().instructions();
    int next = instructions.indexOf(instruction) + 1;
    if (next < instructions.size()) {
      instructions.get(next).prependVariables(instruction.takeVariables());
    }
  }

  /** Moves an instruction to an earlier place: before another one. */
  public void hoist(Instruction instruction, Instruction before) {
    move(instruction, before);
  }

  /** Moves an instruction to a later place: before another one. */
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
    instruction.block().remove(instruction);
    before.block().insert(before.block().instructions().indexOf(before), instruction);
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
      Block block, TerminatorOp op, List<Value> operands, List<Instruction.Target> targets) {
    var position = block.isTerminated() ? block.terminator().position() : null;
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

  /** Deletes unreachable blocks together: they may use each other's values, but nobody else may. */
  public void removeBlocks(List<Block> blocks) {
    var gone = new LinkedHashSet<>(blocks);
    for (var block : gone) {
      if (block == function.entry()
          || !block.incoming().stream().allMatch(edge -> gone.contains(edge.source()))) {
        throw new IllegalArgumentException("block " + block.name() + " is still reachable");
      }
    }
    gone.forEach(block -> requireUsedOnlyIn(gone, block));
    var removed = gone.stream().flatMap(block -> block.instructions().stream()).toList();
    removed.forEach(instruction -> instruction.block().remove(instruction));
    removed.forEach(this::forget);
    for (var block : gone) {
      block.parameters().forEach(this::forget);
      function.removeBlock(block);
    }
  }

  private static void requireUsedOnlyIn(Set<Block> gone, Block block) {
    Stream.<Definition>concat(block.parameters().stream(), block.instructions().stream())
        .filter(value -> !value.users().stream().allMatch(user -> gone.contains(user.block())))
        .findFirst()
        .ifPresent(
            value -> {
              throw new IllegalArgumentException(value.text() + " is still used elsewhere");
            });
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
    return function.addBlockParameter(block, nameHint, type);
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
    long passedOn =
        block.incoming().stream().filter(edge -> edge.arguments().get(index) == parameter).count();
    if (parameter.users().size() > passedOn) {
      throw new IllegalArgumentException(parameter.text() + " is still used");
    }
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
