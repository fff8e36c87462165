package dev.oser.kit.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes new code at the end of a block. Positions and comments set here go to the instructions
 * made next.
 *
 * <pre>{@code
 * var square = new Function("square", FunctionType.of(I64, I64), List.of("x"));
 * var x = square.parameters().getFirst();
 * var builder = new Builder(square);
 * var result = builder.emit("result", IntegerBinary.Kind.MUL.on(I64), x, x);
 * builder.emit(new Return(I64), result);
 * }</pre>
 */
public final class Builder {
  private final Function function;
  private Block block;
  private @Nullable SourcePosition position;

  /** Starts at the end of the entry block. */
  public Builder(Function function) {
    this.function = function;
    this.block = function.entry();
  }

  public Function function() {
    return function;
  }

  /** {@return the block that is written to} */
  public Block block() {
    return block;
  }

  /** Goes on at the end of another block. */
  public Builder moveTo(Block next) {
    block = next;
    return this;
  }

  /** Sets the position of the instructions that follow. */
  public Builder at(@Nullable SourcePosition next) {
    position = next;
    return this;
  }

  /** Adds a block after all others; parameters follow with {@link #parameter}. */
  public Block newBlock(String nameHint) {
    return function.addBlock(function.freshBlockName(nameHint), function.blocks().size());
  }

  /** Adds a parameter to a block other than the entry. */
  public Parameter parameter(Block owner, String nameHint, Type type) {
    return function.addBlockParameter(owner, nameHint, type);
  }

  /** Adds an instruction that is not a terminator. */
  public Instruction emit(String nameHint, Op op, Value... operands) {
    return append(nameHint, op, List.of(operands), List.of());
  }

  /** Adds an instruction whose result has no name of its own, or none at all. */
  public Instruction emit(Op op, Value... operands) {
    return append("", op, List.of(operands), List.of());
  }

  /** Adds a terminator. */
  public Instruction terminate(
      TerminatorOp op, List<Value> operands, Instruction.Target... targets) {
    return append("", op, operands, List.of(targets));
  }

  /** Adds an instruction with everything given. */
  public Instruction append(
      String nameHint, Op op, List<Value> operands, List<Instruction.Target> targets) {
    if (block.isTerminated()) {
      throw new IllegalStateException("block " + block.name() + " has a terminator already");
    }
    var name = op.resultType() == CoreType.VOID ? "" : function.freshValueName(nameHint);
    var instruction = new Instruction(name, op, operands, targets, position);
    function.claimValueName(name);
    block.insert(block.instructions().size(), instruction);
    if (instruction.isTerminator()) {
      function.flowChanged();
    } else {
      function.codeChanged();
    }
    return instruction;
  }

  /**
   * Records that a source variable has this value from an instruction on; null means it is
   * optimised out.
   */
  public void variable(Instruction from, String variable, @Nullable Value value) {
    from.addVariable(new VariableRecord(variable, value));
    function.codeChanged();
  }

  public void comment(Function target, Comments comments) {
    target.setComments(comments);
  }

  public void comment(Block target, Comments comments) {
    target.setComments(comments);
  }

  public void comment(Instruction target, Comments comments) {
    target.setComments(comments);
  }

  /** Sets the comments that stand after the last instruction. */
  public void closingComments(Function target, List<String> comments) {
    target.setClosingComments(comments);
  }

  public void position(Function target, SourcePosition where) {
    target.setPosition(where);
  }

  public void position(Block target, SourcePosition where) {
    target.setPosition(where);
  }
}
