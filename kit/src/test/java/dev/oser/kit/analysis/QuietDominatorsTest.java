package dev.oser.kit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.fuzz.ProgramGenerator;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the analysis says about all places at once is what a walk between two of them finds. */
class QuietDominatorsTest {
  private interface Claim {
    boolean isQuietSince(Block start, Instruction instruction);
  }

  @Test
  void quietIsWhereNoWayHasAnEffect() {
    int quiet = 0;
    for (long seed = 1; seed <= 60; seed++) {
      for (var function : ProgramGenerator.generate(seed).functions()) {
        var analysis = QuietDominators.of(function);
        assertEquals(List.of(), mistakes(function, analysis::isQuietSince), "seed " + seed);
        quiet += function.blocks().size();
      }
    }
    assertTrue(quiet > 500);
  }

  @Test
  void forgettingWhatHappensAroundALoopIsNoticed() {
    boolean found = false;
    for (long seed = 1; seed <= 60 && !found; seed++) {
      for (var function : ProgramGenerator.generate(seed).functions()) {
        var dominators = Dominators.of(function);
        found |=
            !mistakes(
                    function,
                    (start, instruction) ->
                        dominators.dominates(start, instruction.block())
                            && !QuietDominators.isEffect(start.instructions().getFirst()))
                .isEmpty();
      }
    }
    assertTrue(found);
  }

  private static List<String> mistakes(Function function, Claim claim) {
    var dominators = Dominators.of(function);
    var order = ReversePostorder.of(function).order();
    var mistakes = new ArrayList<String>();
    for (var start : order) {
      for (var block : order) {
        for (var instruction : block.instructions()) {
          boolean isQuiet =
              dominators.dominates(start, block) && isQuietBetween(start, instruction);
          if (claim.isQuietSince(start, instruction) != isQuiet) {
            mistakes.add(start + " to " + instruction + " in " + block + " of " + function);
          }
        }
      }
    }
    return mistakes;
  }

  private static boolean isQuietBetween(Block start, Instruction until) {
    var home = until.block();
    if (!isQuiet(home.instructions().subList(0, home.indexOf(until)))) {
      return false;
    }
    var seen = new HashSet<Block>();
    var open = new ArrayDeque<Block>();
    if (home != start) {
      open.add(home);
    }
    while (!open.isEmpty()) {
      for (var edge : open.remove().incoming()) {
        var before = edge.source();
        if (ReversePostorder.of(start.function()).isReachable(before) && seen.add(before)) {
          if (!isQuiet(before.instructions())) {
            return false;
          }
          if (before != start) {
            open.add(before);
          }
        }
      }
    }
    return true;
  }

  private static boolean isQuiet(List<Instruction> instructions) {
    return instructions.stream().noneMatch(QuietDominators::isEffect);
  }
}
