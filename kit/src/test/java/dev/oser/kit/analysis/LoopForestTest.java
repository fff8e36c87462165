package dev.oser.kit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LoopForestTest {
  @Test
  void nestedLoops() {
    var function = Examples.parse(Examples.NESTED_LOOPS);
    var forest = LoopForest.of(function);
    assertEquals("[loop at outer, loop at inner]", forest.loops().toString());
    var outer = forest.loops().getFirst();
    var inner = forest.loops().getLast();
    assertEquals("outer inner left after right", Examples.names(outer.blocks()));
    assertEquals("inner left right", Examples.names(inner.blocks()));
    assertEquals("after", Examples.names(outer.latches()));
    assertEquals("left right", Examples.names(inner.latches()));
    assertEquals("outer -> done", Examples.names(outer.exitEdges()));
    assertEquals("left -> after", Examples.names(inner.exitEdges()));
    assertSame(function.entry(), outer.preheader());
    assertNull(inner.preheader());
    assertSame(outer, inner.parent());
    assertNull(outer.parent());
    assertEquals("loop at inner", Examples.names(outer.children()));
    assertEquals("loop at outer", Examples.names(forest.outermostLoops()));
    assertEquals(2, inner.depth());
    assertEquals(1, forest.depthOf(Examples.block(function, "after")));
    assertEquals(0, forest.depthOf(Examples.block(function, "done")));
    assertNull(forest.loopOf(Examples.block(function, "orphan")));
    assertFalse(forest.isIrreducible());
  }

  @Test
  void cycleWithTwoEntriesIsNoLoopButMayLieInOne() {
    var function = Examples.parse(Examples.IRREDUCIBLE_IN_LOOP);
    var forest = LoopForest.of(function);
    assertTrue(forest.isIrreducible());
    assertEquals(1, forest.irreducibleEdges().size());
    assertEquals("loop at head", Examples.names(forest.loops()));
    assertEquals(
        Set.of("head", "a", "b", "end"),
        Set.of(Examples.names(forest.loops().getFirst().blocks()).split(" ")));
  }

  @Test
  void infiniteLoopHasNoExits() {
    var function = Examples.parse(Examples.MANY_ENDS);
    var loop = LoopForest.of(function).loops().getFirst();
    assertEquals("forever again", Examples.names(loop.blocks()));
    assertTrue(loop.exitEdges().isEmpty());
    assertNull(loop.preheader());
  }

  @Test
  void loopAtTheEntryHasNoPreheader() {
    var function =
        Examples.parse("func @f(%c: i1) {\na:\n branch %c, a, b\nb:\n return\nc:\n jump a\n}\n");
    var loop = LoopForest.of(function).loops().getFirst();
    assertSame(function.entry(), loop.header());
    assertNull(loop.preheader());
  }

  @Test
  void loopsAreThoseOfTheDefinition() {
    RandomFunctions.check(
        300,
        30,
        function -> {
          var forest = LoopForest.of(function);
          var expected = byDefinition(function);
          assertEquals(expected.size(), forest.loops().size());
          for (var loop : forest.loops()) {
            assertEquals(expected.get(loop.header()), new HashSet<>(loop.blocks()));
            assertEquals(loop.header(), loop.blocks().getFirst());
            checkPlace(loop, forest, expected);
            checkBorders(loop);
          }
          for (var block : function.blocks()) {
            var around = expected.values().stream().filter(loop -> loop.contains(block)).count();
            assertEquals(around, forest.depthOf(block));
            var innermost = forest.loopOf(block);
            assertEquals(around > 0, innermost != null && innermost.contains(block));
          }
          assertEquals(!isAcyclicWithoutBackEdges(function), forest.isIrreducible());
        });
  }

  private static Map<Block, Set<Block>> byDefinition(Function function) {
    var loops = new HashMap<Block, Set<Block>>();
    var reachable = Paths.reachable(function);
    for (var latch : reachable) {
      for (var header : Paths.successors(latch)) {
        if (Paths.dominates(header, latch)) {
          var blocks = loops.computeIfAbsent(header, _ -> new HashSet<>());
          blocks.add(header);
          for (var block : reachable) {
            if (block != header && Paths.from(block, header).contains(latch)) {
              blocks.add(block);
            }
          }
        }
      }
    }
    return loops;
  }

  private static void checkPlace(Loop loop, LoopForest forest, Map<Block, Set<Block>> expected) {
    var around = 0;
    for (var other : forest.loops()) {
      boolean contains = expected.getOrDefault(other.header(), Set.of()).contains(loop.header());
      assertEquals(contains, other.contains(loop));
      around += contains ? 1 : 0;
    }
    assertEquals(around, loop.depth());
    var parent = loop.parent();
    if (parent == null) {
      assertEquals(1, loop.depth());
      assertTrue(forest.outermostLoops().contains(loop));
    } else {
      assertEquals(parent.depth() + 1, loop.depth());
      assertTrue(parent.contains(loop) && parent.children().contains(loop));
    }
  }

  private static void checkBorders(Loop loop) {
    var inside = new HashSet<>(loop.blocks());
    var reachable = Paths.reachable(loop.header().function());
    int exits = 0;
    for (var block : inside) {
      for (var edge : block.outgoing()) {
        boolean leaves = !inside.contains(edge.target());
        assertEquals(leaves, loop.exitEdges().contains(edge));
        exits += leaves ? 1 : 0;
      }
      boolean isLatch = Paths.successors(block).contains(loop.header());
      assertEquals(isLatch, loop.latches().contains(block));
    }
    assertEquals(exits, loop.exitEdges().size());
    var entering = new HashSet<Block>();
    loop.header().incoming().forEach(edge -> entering.add(edge.source()));
    entering.retainAll(reachable);
    entering.removeAll(inside);
    boolean hasPreheader =
        entering.size() == 1 && entering.iterator().next().outgoing().size() == 1;
    assertEquals(hasPreheader, loop.preheader() != null);
  }

  private static boolean isAcyclicWithoutBackEdges(Function function) {
    for (var block : Paths.reachable(function)) {
      for (var next : forward(block)) {
        if (Paths.from(next, null, LoopForestTest::forward).contains(block)) {
          return false;
        }
      }
    }
    return true;
  }

  private static List<Block> forward(Block block) {
    return Paths.successors(block).stream().filter(next -> !Paths.dominates(next, block)).toList();
  }
}
