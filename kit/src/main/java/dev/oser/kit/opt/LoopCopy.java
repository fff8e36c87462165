package dev.oser.kit.opt;

import dev.oser.kit.analysis.Loop;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Instruction.Target;
import dev.oser.kit.ir.TerminatorOp;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.speculation.SpeculationOp.Checkpoint;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A copy of a loop in the form that {@link Lcssa} gives it, exits of its checkpoints included: an
 * exit belongs to one checkpoint. Ways out of the copy lead where those of the loop do.
 *
 * <p>What takes a loop apart copies it once for each part and deletes the original. So no point of
 * the loop has a counterpart afterwards: what is known in a part, because of how control came
 * there, need not be so for an activation that comes from another version by a state map.
 */
final class LoopCopy {
  private final Editor editor;
  private final Map<Block, Block> blocks = new HashMap<>();
  private final Map<Definition, Value> values = new HashMap<>();

  /** Where edges to the header of the loop lead in the copy. */
  private final Block next;

  /**
   * {@return the blocks to be copied, each before those it dominates; null if some value that
   * cannot be passed to blocks leaves the loop, or an exit of a checkpoint goes on}
   */
  static @Nullable List<Block> region(Loop loop) {
    var region = new ArrayList<>(loop.blocks());
    for (var block : loop.blocks()) {
      if (block.terminator().op() instanceof Checkpoint) {
        var exit = block.terminator().edges().get(1).target();
        if (!exit.outgoing().isEmpty()) {
          return null;
        }
        region.add(exit);
      }
    }
    var inside = new HashSet<>(region);
    boolean isClosed =
        region.stream()
            .allMatch(
                block ->
                    isUsedIn(inside, block.parameters()) && isUsedIn(inside, block.instructions()));
    return isClosed ? region : null;
  }

  private static boolean isUsedIn(HashSet<Block> inside, List<? extends Definition> definitions) {
    return definitions.stream()
        .allMatch(
            definition ->
                definition.users().stream().allMatch(user -> inside.contains(user.block())));
  }

  /**
   * Copies a region.
   *
   * @param after the block that the copies follow in the layout
   * @param next the header of the loop that the copy goes on to; null if it is a loop itself
   */
  LoopCopy(Editor editor, List<Block> region, Block after, @Nullable Block next) {
    this.editor = editor;
    var last = after;
    for (var original : region) {
      last = editor.addBlock(last, original.name());
      blocks.put(original, last);
      for (var parameter : original.parameters()) {
        values.put(parameter, editor.addParameter(last, parameter.name(), parameter.type()));
      }
    }
    var header = region.getFirst();
    this.next = next == null ? blockOf(header) : next;
    region.forEach(block -> copy(block, header));
  }

  /** {@return the copy of a block of the region} */
  Block blockOf(Block original) {
    return Objects.requireNonNull(blocks.get(original));
  }

  /** {@return what a value of the loop, or from outside it, is in the copy} */
  Value valueOf(Value original) {
    return original instanceof Definition definition
        ? values.getOrDefault(definition, definition)
        : original;
  }

  private List<Value> valuesOf(List<Value> originals) {
    return originals.stream().map(this::valueOf).toList();
  }

  private void copy(Block original, Block header) {
    var block = blockOf(original);
    for (var instruction : original.instructions()) {
      var made = copy(instruction, block, header);
      values.put(instruction, made);
      for (var record : instruction.variables()) {
        var value = record.value();
        editor.addVariable(made, record.variable(), value == null ? null : valueOf(value));
      }
    }
  }

  private Instruction copy(Instruction instruction, Block block, Block header) {
    var operands = valuesOf(instruction.operands());
    var position = instruction.position();
    if (!(instruction.op() instanceof TerminatorOp op)) {
      return editor.append(block, instruction.name(), instruction.op(), operands, position);
    }
    var targets =
        instruction.edges().stream()
            .map(
                edge ->
                    new Target(
                        edge.target() == header
                            ? next
                            : blocks.getOrDefault(edge.target(), edge.target()),
                        valuesOf(edge.arguments())))
            .toList();
    return editor.terminate(block, op, operands, targets, position);
  }
}
