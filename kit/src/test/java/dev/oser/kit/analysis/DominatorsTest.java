package dev.oser.kit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class DominatorsTest {
  @Test
  void treeOfNestedLoops() {
    var function = Examples.parse(Examples.NESTED_LOOPS);
    var dominators = Dominators.of(function);
    assertNull(dominators.immediateDominator(function.entry()));
    var after = Examples.block(function, "after");
    assertSame(Examples.block(function, "left"), dominators.immediateDominator(after));
    var outer = Examples.block(function, "outer");
    assertEquals("inner done", Examples.names(dominators.children(outer)));
    assertEquals("entry outer inner left after right done", Examples.names(dominators.preorder()));
  }

  @Test
  void everythingDominatesAnUnreachableBlockAndItDominatesNothingReachable() {
    var function = Examples.parse(Examples.NESTED_LOOPS);
    var dominators = Dominators.of(function);
    var orphan = Examples.block(function, "orphan");
    var done = Examples.block(function, "done");
    assertTrue(dominators.dominates(done, orphan));
    assertFalse(dominators.dominates(orphan, done));
    assertTrue(dominators.dominates(orphan, orphan));
    assertNull(dominators.immediateDominator(orphan));
    assertTrue(dominators.children(orphan).isEmpty());
  }

  @Test
  void entriesOfAnIrreducibleCycleDoNotDominateEachOther() {
    var function = Examples.parse(Examples.IRREDUCIBLE_IN_LOOP);
    var dominators = Dominators.of(function);
    var head = Examples.block(function, "head");
    assertEquals("b a end", Examples.names(dominators.children(head)));
  }

  @Test
  void valuesDominateWhatComesAfterThem() {
    var function =
        Examples.parse(
            """
            func @f(%x: i32) -> i32 {
            entry:
              %a = i32.add %x, 1
              %b = i32.add %a, 1
              jump next(%b)
            next(%p: i32):
              %c = i32.add %p, %a
              return %c
            orphan:
              %d = i32.add %x, 1
              return %d
            }
            """);
    var dominators = Dominators.of(function);
    var a = Examples.instruction(function, "entry", 0);
    var b = Examples.instruction(function, "entry", 1);
    var c = Examples.instruction(function, "next", 0);
    var d = Examples.instruction(function, "orphan", 0);
    assertTrue(dominators.dominates(Examples.value(function, "x"), a));
    assertTrue(dominators.dominates(a, b));
    assertFalse(dominators.dominates(b, a));
    assertFalse(dominators.dominates(a, a));
    assertTrue(dominators.dominates(b, function.entry().terminator()));
    assertTrue(dominators.dominates(b, c));
    assertFalse(dominators.dominates(Examples.value(function, "p"), b));
    assertFalse(dominators.dominates(d, a));
    assertTrue(dominators.dominates(c, d));
  }

  @Test
  void resultSurvivesChangesWithinBlocksOnly() {
    var function = Examples.parse(Examples.MANY_ENDS);
    var before = Dominators.of(function);
    var editor = new Editor(function);
    var one = List.<Value>of(Constant.of(1), Constant.of(1));
    var add = IntegerBinary.Kind.ADD.on(CoreType.I32);
    editor.add(function.entry().terminator(), "two", add, one);
    assertSame(before, Dominators.of(function));
    var again = Examples.block(function, "again");
    editor.terminate(again, new ControlOp.TrapOp("enough"), List.of(), List.of());
    assertNotSame(before, Dominators.of(function));
  }

  @Test
  void dominanceIsThatOfPathsThatAvoidABlock() {
    RandomFunctions.check(
        300,
        30,
        function -> {
          var dominators = Dominators.of(function);
          var reachable = Paths.reachable(function);
          for (var first : function.blocks()) {
            var without = Paths.from(function.entry(), first);
            for (var second : function.blocks()) {
              boolean expected =
                  !reachable.contains(second)
                      || (reachable.contains(first) && !without.contains(second));
              assertEquals(expected, dominators.dominates(first, second), first + " " + second);
            }
          }
          checkTree(dominators, reachable.size());
        });
  }

  /** The immediate dominator is dominated by all other strict dominators. */
  private static void checkTree(Dominators dominators, int reachable) {
    var preorder = dominators.preorder();
    assertEquals(reachable, new HashSet<>(preorder).size());
    assertEquals(reachable, preorder.size());
    for (var block : preorder) {
      Block parent = dominators.immediateDominator(block);
      for (var other : preorder) {
        if (other != block && dominators.dominates(other, block)) {
          assertTrue(parent != null && dominators.dominates(other, parent));
        }
      }
      if (parent != null) {
        assertTrue(parent != block && dominators.dominates(parent, block));
        assertTrue(dominators.children(parent).contains(block));
        assertTrue(preorder.indexOf(parent) < preorder.indexOf(block));
      }
    }
  }
}
