package dev.oser.kit.analysis;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import java.util.ArrayList;
import java.util.List;

/**
 * Which values have certainly been computed at a program point, whether or not anything still uses
 * them: in SSA form those whose definition dominates it. A state map that may keep dead values
 * alive chooses from these.
 *
 * <p>In unreachable code only what the block itself has computed counts, although by the convention
 * of {@link Dominators} everything dominates it: nothing should be taken from a place that no path
 * has come through.
 */
public final class Availability {
  public static final Analysis<Availability> ANALYSIS =
      (FlowAnalysis<Availability>) Availability::new;

  private final ReversePostorder blocks;
  private final Dominators dominators;

  private Availability(Function function) {
    blocks = ReversePostorder.of(function);
    dominators = Dominators.of(function);
  }

  public static Availability of(Function function) {
    return function.analysis(ANALYSIS);
  }

  /**
   * {@return the values that exist before the instruction, in the order in which they were
   * computed: those of the entry first}
   */
  public List<Definition> availableBefore(Instruction instruction) {
    var path = new ArrayList<Block>();
    var block = instruction.block();
    for (var above = dominators.immediateDominator(block);
        above != null;
        above = dominators.immediateDominator(above)) {
      path.add(above);
    }
    var available = new ArrayList<Definition>();
    for (var above : path.reversed()) {
      available.addAll(above.parameters());
      addResults(above.instructions(), available);
    }
    available.addAll(block.parameters());
    var earlier = block.instructions();
    addResults(earlier.subList(0, earlier.indexOf(instruction)), available);
    return available;
  }

  private static void addResults(List<Instruction> instructions, List<Definition> available) {
    for (var instruction : instructions) {
      if (instruction.hasResult()) {
        available.add(instruction);
      }
    }
  }

  /** {@return whether {@link #availableBefore} has the value, without making the list} */
  public boolean isAvailableBefore(Instruction instruction, Definition definition) {
    if (definition instanceof Instruction maker && !maker.hasResult()) {
      return false;
    }
    return definition.block() == instruction.block()
        ? Dominators.isEarlier(definition, instruction)
        : blocks.isReachable(instruction.block()) && dominators.dominates(definition, instruction);
  }
}
