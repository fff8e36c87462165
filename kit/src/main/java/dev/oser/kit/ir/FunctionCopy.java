package dev.oser.kit.ir;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A copy of a function's code, and which part of the copy corresponds to which part of the
 * original. Names stay the same where they can.
 */
public final class FunctionCopy {
  private final Function copy;
  private final boolean sharesEntry;
  private final Map<Block, Block> blocks = new IdentityHashMap<>();
  private final Map<Definition, Definition> values = new IdentityHashMap<>();
  private final Map<Definition, Definition> originals = new IdentityHashMap<>();

  private FunctionCopy(Function original, Function host, boolean sharesEntry) {
    this.copy = host;
    this.sharesEntry = sharesEntry;
    copy.setPosition(original.position());
    copy.setComments(original.comments());
    copy.setClosingComments(original.closingComments());
    original.blocks().forEach(this::makeBlock);
    original.blocks().forEach(this::makeInstructions);
    original.blocks().forEach(this::connect);
    values.forEach((from, to) -> originals.put(to, from));
    copy.flowChanged();
  }

  public static FunctionCopy of(Function original) {
    var entry = original.entry();
    var names = entry.parameters().stream().map(Definition::name).toList();
    var host = new Function(original.name(), original.type(), entry.name(), names);
    return new FunctionCopy(original, host, true);
  }

  /**
   * {@return a copy of a function's code behind the entry of a new one, which is still empty; names
   * that the new function has already are changed}
   */
  public static FunctionCopy behind(Function host, Function original) {
    return new FunctionCopy(original, host, false);
  }

  public Function function() {
    return copy;
  }

  /** {@return the block that corresponds to one of the original} */
  public Block blockOf(Block original) {
    return Objects.requireNonNull(blocks.get(original));
  }

  /**
   * {@return the value that corresponds to one of the original; constants correspond to themselves}
   */
  public Value valueOf(Value original) {
    return original instanceof Definition definition ? definitionOf(definition) : original;
  }

  /** {@return the definition that corresponds to one of the original} */
  public Definition definitionOf(Definition original) {
    var made = values.get(original);
    if (made == null) {
      throw new IllegalArgumentException(
          original + " is not part of what this " + copy + " was copied from");
    }
    return made;
  }

  /**
   * {@return the definition of the original that one of the copy was made from, or null if it is
   * new}
   */
  public @Nullable Definition originalOf(Definition copied) {
    return originals.get(copied);
  }

  private void makeBlock(Block original) {
    boolean isEntry = sharesEntry && original == original.function().entry();
    var block =
        isEntry
            ? copy.entry()
            : copy.addBlock(copy.freshBlockName(original.name()), copy.blocks().size());
    block.setPosition(original.position());
    block.setComments(original.comments());
    blocks.put(original, block);
    for (int i = 0; i < original.parameters().size(); i++) {
      var parameter = original.parameters().get(i);
      var made =
          isEntry
              ? block.parameters().get(i)
              : copy.addParameter(block, copy.freshValueName(parameter.name()), parameter.type());
      values.put(parameter, made);
    }
  }

  /**
   * Definitions first, with the operands of the original: they may refer to blocks further down.
   */
  private void makeInstructions(Block original) {
    for (var instruction : original.instructions()) {
      var targets =
          instruction.edges().stream()
              .map(edge -> new Instruction.Target(blockOf(edge.target()), edge.arguments()))
              .toList();
      var name = instruction.hasResult() ? copy.freshValueName(instruction.name()) : "";
      var made =
          new Instruction(
              name, instruction.op(), instruction.operands(), targets, instruction.position());
      made.setComments(instruction.comments());
      copy.claimValueName(name);
      values.put(instruction, made);
    }
  }

  private void connect(Block original) {
    var block = blockOf(original);
    for (var instruction : original.instructions()) {
      var made = (Instruction) definitionOf(instruction);
      for (int i = 0; i < made.operands().size(); i++) {
        made.setOperand(i, valueOf(made.operand(i)));
      }
      for (var edge : made.edges()) {
        for (int i = 0; i < edge.arguments().size(); i++) {
          edge.row().replace(i, valueOf(edge.arguments().get(i)));
        }
      }
      for (var record : instruction.variables()) {
        var value = record.value();
        made.addVariable(
            new VariableRecord(record.variable(), value == null ? null : valueOf(value)));
      }
      block.insert(block.instructions().size(), made);
    }
  }
}
