package dev.oser.kit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class LivenessTest {
  private static final String SUM =
      """
      func @sum(%n: i32, %unused: i32) -> i32 {
      entry:
        %start = i32.add %n, 1
        jump head(0, %start)
      head(%i: i32, %s: i32):
        %more = i32.lt %i, %n
        branch %more, body, exit(%s)
      body:
        %t = i32.add %s, %i
        %dead = i32.add %t, 1
        %next = i32.add %i, 1
        jump head(%next, %t)
      exit(%r: i32):
        return %r
      orphan:
        %o = i32.add %n, %n
        return %o
      }
      """;

  @Test
  void parametersAreDefinedAtTheStartOfTheirBlock() {
    var function = Examples.parse(SUM);
    var liveness = Liveness.of(function);
    var head = Examples.block(function, "head");
    assertEquals("%n", Examples.names(liveness.liveIn(head)));
    var compare = Examples.instruction(function, "head", 0);
    assertEquals("%n %i %s", Examples.names(liveness.liveBefore(compare)));
    assertEquals("%n %i %s %more", Examples.names(liveness.liveAfter(compare)));
    assertEquals("", Examples.names(liveness.liveIn(function.entry())));
    var first = Examples.instruction(function, "entry", 0);
    assertEquals("%n", Examples.names(liveness.liveBefore(first)));
  }

  @Test
  void edgeArgumentsAreUsedByTheTerminator() {
    var function = Examples.parse(SUM);
    var liveness = Liveness.of(function);
    var body = Examples.block(function, "body");
    assertEquals("%n %t %next", Examples.names(liveness.liveBefore(body.terminator())));
    assertEquals("%n", Examples.names(liveness.liveAfter(body.terminator())));
    assertEquals("%n", Examples.names(liveness.liveOut(body)));
    assertFalse(liveness.isLiveOut(body, Examples.value(function, "next")));
    var exit = Examples.block(function, "exit");
    assertEquals("", Examples.names(liveness.liveIn(exit)));
    var head = Examples.block(function, "head");
    assertEquals("%n %i %s", Examples.names(liveness.liveOut(head)));
  }

  @Test
  void unusedResultsAreNeverLive() {
    var function = Examples.parse(SUM);
    var liveness = Liveness.of(function);
    var dead = Examples.value(function, "dead");
    for (var block : function.blocks()) {
      for (var instruction : block.instructions()) {
        assertFalse(liveness.isLiveAfter(instruction, dead));
      }
    }
  }

  @Test
  void unreachableBlocksAreTreatedLikeOthers() {
    var function = Examples.parse(SUM);
    var orphan = Examples.block(function, "orphan");
    assertEquals("%n", Examples.names(Liveness.of(function).liveIn(orphan)));
  }

  @Test
  void changeWithinABlockIsNoticed() {
    var function = Examples.parse(SUM);
    var old = Liveness.of(function);
    var dead = Examples.instruction(function, "body", 1);
    var add = Examples.instruction(function, "body", 2);
    var copy = new Editor(function).add(add, "copy", dead.op(), List.of(dead, dead));
    assertTrue(Liveness.of(function).isLiveAfter(dead, dead));
    assertThrows(IllegalArgumentException.class, () -> old.liveAfter(copy));
  }

  @Test
  void valueIsLiveWhereAPathLeadsToAUse() {
    RandomFunctions.check(200, 12, LivenessTest::check);
  }

  private static void check(Function function) {
    var liveness = Liveness.of(function);
    var definitions = Examples.definitions(function);
    for (var block : function.blocks()) {
      for (var definition : definitions) {
        boolean live = reachesUse(block, 0, definition);
        boolean in = live && !block.parameters().contains(definition);
        assertEquals(in, liveness.isLiveIn(block, definition), block + " " + definition);
        int next = 0;
        for (var instruction : block.instructions()) {
          assertEquals(live, liveness.isLiveBefore(instruction, definition));
          live = reachesUse(block, ++next, definition);
          assertEquals(live, liveness.isLiveAfter(instruction, definition));
        }
        assertEquals(live, liveness.isLiveOut(block, definition), block + " " + definition);
      }
      checkSets(block, liveness, definitions);
    }
  }

  /** The sets have what the questions say, in the order of the code. */
  private static void checkSets(Block block, Liveness liveness, List<Definition> definitions) {
    assertEquals(
        definitions.stream().filter(each -> liveness.isLiveIn(block, each)).toList(),
        List.copyOf(liveness.liveIn(block)));
    assertEquals(
        definitions.stream().filter(each -> liveness.isLiveOut(block, each)).toList(),
        List.copyOf(liveness.liveOut(block)));
    for (var instruction : block.instructions()) {
      assertEquals(
          definitions.stream().filter(each -> liveness.isLiveBefore(instruction, each)).toList(),
          List.copyOf(liveness.liveBefore(instruction)));
      assertEquals(
          definitions.stream().filter(each -> liveness.isLiveAfter(instruction, each)).toList(),
          List.copyOf(liveness.liveAfter(instruction)));
    }
  }

  /** Searches from a place in a block for a use, but not past the definition. */
  private static boolean reachesUse(Block start, int index, Definition definition) {
    var entered = new HashSet<Block>();
    var waiting = new ArrayDeque<Block>();
    var block = start;
    var rest = start.instructions().subList(index, start.instructions().size());
    while (true) {
      boolean redefined = false;
      for (var instruction : rest) {
        if (instruction.inputs().contains(definition)) {
          return true;
        }
        redefined |= instruction == definition;
        if (redefined) {
          break;
        }
      }
      if (!redefined) {
        for (var next : Paths.successors(block)) {
          if (!next.parameters().contains(definition) && entered.add(next)) {
            waiting.add(next);
          }
        }
      }
      if (waiting.isEmpty()) {
        return false;
      }
      block = waiting.remove();
      rest = block.instructions();
    }
  }
}
