package dev.oser.kit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Machine-made functions are far deeper than the Java stack. */
class DeepGraphsTest {
  @Test
  void chainOfAHundredThousandBlocks() {
    var chain = Examples.chain(100_000);
    var last = chain.blocks().getLast();
    assertEquals(chain.blocks(), ReversePostorder.of(chain).order());
    assertEquals(chain.blocks(), Dominators.of(chain).preorder());
    assertEquals(chain.blocks().reversed(), PostDominators.of(chain).preorder());
    assertTrue(DominanceFrontiers.of(chain).frontier(chain.entry()).isEmpty());
    assertTrue(LoopForest.of(chain).loops().isEmpty());
    assertTrue(Liveness.of(chain).liveIn(last).isEmpty());
    assertTrue(Availability.of(chain).availableBefore(last.terminator()).isEmpty());
  }

  @Test
  void nestOfFiveThousandLoops() {
    var nest = Examples.nest(5_000);
    var last = nest.blocks().getLast();
    assertTrue(Dominators.of(nest).dominates(nest.entry(), last));
    assertTrue(PostDominators.of(nest).postDominates(last, nest.entry()));
    assertTrue(Liveness.of(nest).liveOut(nest.entry()).isEmpty());
    var forest = LoopForest.of(nest);
    assertEquals(5_000, forest.loops().size());
    var innermost = forest.loops().getLast();
    assertEquals(5_000, innermost.depth());
    assertNotNull(innermost.preheader());
    assertEquals(3 * 5_000 - 1, forest.loops().getFirst().blocks().size());
  }

  /** Frontiers of a nest are quadratic by their nature, so this one is smaller. */
  @Test
  void frontiersOfANestOfAThousandLoops() {
    var nest = Examples.nest(1_000);
    var innermost = LoopForest.of(nest).loops().getLast().header();
    assertEquals(1_000, DominanceFrontiers.of(nest).frontier(innermost).size());
  }
}
