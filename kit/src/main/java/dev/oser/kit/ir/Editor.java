package dev.oser.kit.ir;

import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.core.ControlOp;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The one door through which existing code changes. Passes use the six edits of "On-Stack
 * Replacement, Distilled" (§4.3): {@link #add}, {@link #delete}, {@link #hoist}, {@link #sink},
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

  private void tell(Consumer<EditListener> edit) {
    var listener = function.editListener();
    if (listener != null) {
      edit.accept(listener);
    }
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
    tell(listener -> listener.added(instruction));
    return instruction;
  }

  /** Adds a new instruction at the end of a block that has no terminator yet. */
  public Instruction append(
      Block block,
      String nameHint,
      Op op,
      List<Value> operands,
      @Nullable SourcePosition position) {
    var instruction =
        new Builder(function).moveTo(block).at(position).append(nameHint, op, operands, List.of());
    tell(listener -> listener.added(instruction));
    return instruction;
  }

  /**
   * Deletes an instruction that nobody uses. Variables that had its value are optimised out; later
   * ones keep theirs.
   */
  public void delete(Instruction instruction) {
    requireUnused(instruction);
    tell(listener -> listener.deleted(instruction));
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
    if (move(instruction, before)) {
      tell(listener -> listener.hoisted(instruction));
    }
  }

  /**
   * Moves an instruction to a later place: before another one. Source variables that had its value
   * in between are for the caller to {@linkplain #setVariable optimise out}.
   */
  public void sink(Instruction instruction, Instruction before) {
    if (move(instruction, before)) {
      tell(listener -> listener.sunk(instruction));
    }
  }

  /**
   * Moves an instruction that writes to a later place.
   *
   * @param overtaken the instructions that used to run after it and now run before it
   */
  public void sink(Instruction instruction, Instruction before, Collection<Instruction> overtaken) {
    sink(instruction, before);
    tell(listener -> listener.overtaken(instruction, overtaken));
  }

  private boolean move(Instruction instruction, Instruction before) {
    if (instruction.isTerminator()) {
      throw new IllegalArgumentException("a terminator cannot move: " + instruction);
    }
    if (instruction == before) {
      return false;
    }
    leaveVariablesBehind(instruction);
    instruction.block().move(instruction, before);
    function.codeChanged();
    return true;
  }

  /** Replaces every use of a value by one instruction, edge arguments included. */
  public void replaceOperand(Instruction user, Value old, Value replacement) {
    substitute(user, old, replacement);
    tell(listener -> listener.operandReplaced(user, old, replacement));
  }

  private void substitute(Instruction user, Value old, Value replacement) {
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
    tell(listener -> listener.allReplaced(old, replacement));
    // Backwards, because users are found from the end.
    List.copyOf(old.users()).reversed().forEach(user -> substitute(user, old, replacement));
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
    var old = user.operand(index);
    user.setOperand(index, value);
    function.codeChanged();
    tell(listener -> listener.operandReplaced(user, old, value));
  }

  /** Replaces the argument an edge passes at one index, whatever it was. */
  public void setArgument(Edge edge, int index, Value value) {
    var old = edge.arguments().get(index);
    edge.terminator().setArgument(edge, index, value);
    function.codeChanged();
    tell(listener -> listener.operandReplaced(edge.terminator(), old, value));
  }

  /** Adds an empty block after another in layout order. */
  public Block addBlock(Block after, String nameHint) {
    return function.addBlock(function.freshBlockName(nameHint), function.indexOf(after) + 1);
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
    var name = op.resultType() == CoreType.VOID ? "" : function.freshValueName(op.mnemonic());
    var terminator = new Instruction(name, op, operands, targets, position);
    function.claimValueName(name);
    var old = block.isTerminated() ? block.terminator() : null;
    if (old != null) {
      terminator.prependVariables(old.takeVariables());
      block.remove(old);
    }
    block.insert(block.instructions().size(), terminator);
    function.flowChanged();
    if (old == null) {
      tell(listener -> listener.added(terminator));
    } else {
      tell(listener -> listener.terminatorReplaced(old, terminator));
    }
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
    if (!canMerge(block)) {
      throw new IllegalArgumentException("block " + block.name() + " cannot be merged");
    }
    var edge = block.incoming().getFirst();
    var into = edge.source();
    for (int i = 0; i < edge.arguments().size(); i++) {
      replaceAll(block.parameters().get(i), edge.arguments().get(i));
    }
    var jump = edge.terminator();
    block.instructions().getFirst().prependVariables(jump.takeVariables());
    tell(listener -> listener.deleted(jump));
    into.remove(jump);
    block.moveTail(0, into);
    block.parameters().forEach(this::forget);
    function.removeBlock(block);
  }

  /** {@return whether a block is its predecessor's only successor and has no other predecessor} */
  public boolean canMerge(Block block) {
    if (block == function.entry() || block.incoming().size() != 1) {
      return false;
    }
    var edge = block.incoming().getFirst();
    // In a cycle that cannot be reached, an edge may even pass parameters of its own target.
    return edge.source() != block
        && edge.source().outgoing().size() == 1
        && edge.arguments().stream().noneMatch(block.parameters()::contains);
  }

  /** Deletes a call that a copy of its callee has taken the place of. */
  public void deleteInlined(InlinedCall inlined) {
    tell(listener -> listener.inlined(inlined));
    delete(inlined.call());
  }

  /**
   * Takes a block that does nothing but jump out of the way: what led to it leads to its successor.
   * Its parameters may be used by the jump only. Variables that change in it are optimised out in
   * the successor, where the other ways in do not know of the change.
   */
  public void bypass(Block block) {
    var jump = block.terminator();
    boolean isWayThrough =
        jump.op() instanceof ControlOp.Jump
            && block.instructions().size() == 1
            && jump.edges().getFirst().target() != block
            && block != function.entry()
            && block.parameters().stream()
                .allMatch(parameter -> parameter.users().stream().allMatch(user -> user == jump));
    if (!isWayThrough) {
      throw new IllegalArgumentException("block " + block.name() + " cannot be bypassed");
    }
    var edge = jump.edges().getFirst();
    var target = edge.target();
    for (var incoming : List.copyOf(block.incoming())) {
      var arguments =
          edge.arguments().stream()
              .map(
                  value ->
                      value instanceof Parameter parameter && parameter.block() == block
                          ? incoming.arguments().get(parameter.index())
                          : value)
              .toList();
      redirect(incoming, target, arguments);
    }
    optimiseOut(
        target.instructions().getFirst(),
        jump.variables().stream().map(VariableRecord::variable).toList());
    removeBlocks(List.of(block));
  }

  /**
   * Makes source variables unknown just before an instruction, except those that get a value there
   * anyway.
   */
  public void optimiseOut(Instruction from, Collection<String> variables) {
    var known = new HashSet<String>();
    from.variables().forEach(record -> known.add(record.variable()));
    from.prependVariables(
        variables.stream()
            .filter(known::add)
            .map(variable -> new VariableRecord(variable, null))
            .toList());
    function.codeChanged();
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
    removed.reversed().forEach(instruction -> instruction.block().remove(instruction));
    removed.forEach(this::forget);
    gone.forEach(block -> block.parameters().forEach(this::forget));
    if (gone.size() == 1) {
      function.removeBlock(gone.getFirst());
    } else {
      function.removeBlocks(gone);
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
    tell(listener -> listener.deleted(definition));
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
    var parameter = function.addBlockParameter(block, nameHint, type);
    tell(listener -> listener.added(parameter));
    return parameter;
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
    block.remove(parameter);
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
