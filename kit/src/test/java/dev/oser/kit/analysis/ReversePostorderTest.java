package dev.oser.kit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import org.junit.jupiter.api.Test;

class ReversePostorderTest {
  @Test
  void firstBranchComesFirstAndUnreachableBlocksAreLeftOut() {
    var function = Examples.parse(Examples.NESTED_LOOPS);
    var order = ReversePostorder.of(function);
    assertEquals("entry outer inner left after right done", Examples.names(order.order()));
    assertEquals(2, order.indexOf(Examples.block(function, "inner")));
    assertEquals(-1, order.indexOf(Examples.block(function, "orphan")));
    assertFalse(order.isReachable(Examples.block(function, "orphan")));
  }

  @Test
  void predecessorsAreDistinctReachableAndOrdered() {
    var function = Examples.parse(Examples.NESTED_LOOPS);
    var predecessors = Predecessors.of(function);
    var inner = predecessors.predecessorsOf(Examples.block(function, "inner"));
    assertEquals("outer left right", Examples.names(inner));
    var done = predecessors.predecessorsOf(Examples.block(function, "done"));
    assertEquals("outer", Examples.names(done));
    var doubled =
        Examples.parse("func @f(%c: i1) {\na:\n branch %c, b, b\nb:\n return\nc:\n jump b\n}\n");
    var b = Predecessors.of(doubled).predecessorsOf(Examples.block(doubled, "b"));
    assertEquals("a", Examples.names(b));
  }

  @Test
  void orderHasTheReachableBlocksAndOnlyCyclesGoBack() {
    RandomFunctions.check(
        300,
        30,
        function -> {
          var order = ReversePostorder.of(function);
          assertEquals(Paths.reachable(function), new HashSet<>(order.order()));
          assertEquals(function.entry(), order.order().getFirst());
          for (var source : order.order()) {
            for (var target : Paths.successors(source)) {
              assertTrue(
                  order.indexOf(source) < order.indexOf(target)
                      || Paths.from(target, null).contains(source));
            }
          }
        });
  }
}
