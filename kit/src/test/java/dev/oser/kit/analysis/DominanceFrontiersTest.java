package dev.oser.kit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DominanceFrontiersTest {
  @Test
  void frontiersOfNestedLoopsAreTheirHeaders() {
    var function = Examples.parse(Examples.NESTED_LOOPS);
    var frontiers = DominanceFrontiers.of(function);
    var left = Examples.block(function, "left");
    var right = Examples.block(function, "right");
    assertEquals("outer inner", Examples.names(frontiers.frontier(left)));
    assertEquals("inner", Examples.names(frontiers.frontier(right)));
    assertEquals("outer inner", Examples.names(frontiers.iterated(Set.of(right))));
    assertTrue(frontiers.frontier(function.entry()).isEmpty());
    assertTrue(frontiers.frontier(Examples.block(function, "orphan")).isEmpty());
    assertTrue(frontiers.iterated(Set.of(Examples.block(function, "orphan"))).isEmpty());
  }

  @Test
  void entryThatIsALoopHeaderIsInItsOwnFrontier() {
    var function = Examples.parse("func @f(%c: i1) {\na:\n branch %c, a, b\nb:\n return\n}\n");
    var entry = function.entry();
    assertEquals("a", Examples.names(DominanceFrontiers.of(function).frontier(entry)));
  }

  @Test
  void frontiersAreWhereDominanceEnds() {
    RandomFunctions.check(
        300,
        30,
        function -> {
          var frontiers = DominanceFrontiers.of(function);
          for (var block : Paths.reachable(function)) {
            var expected = byDefinition(function, block);
            assertEquals(expected, new HashSet<>(frontiers.frontier(block)));
            assertEquals(expected.size(), frontiers.frontier(block).size());
          }
          var assigned = new HashSet<>(function.blocks().stream().limit(3).toList());
          assertEquals(closure(frontiers, assigned), frontiers.iterated(assigned));
        });
  }

  private static Set<Block> byDefinition(Function function, Block block) {
    var reachable = Paths.reachable(function);
    var without = Paths.from(function.entry(), block);
    var frontier = new HashSet<Block>();
    for (var predecessor : reachable) {
      if (!without.contains(predecessor)) {
        for (var join : Paths.successors(predecessor)) {
          if (join == block || without.contains(join)) {
            frontier.add(join);
          }
        }
      }
    }
    return frontier;
  }

  private static Set<Block> closure(DominanceFrontiers frontiers, Set<Block> assigned) {
    var result = new HashSet<Block>();
    for (int size = -1; size != result.size(); ) {
      size = result.size();
      var from = new HashSet<>(assigned);
      from.addAll(result);
      from.forEach(block -> result.addAll(frontiers.frontier(block)));
    }
    return result;
  }
}
