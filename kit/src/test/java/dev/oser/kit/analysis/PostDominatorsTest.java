package dev.oser.kit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PostDominatorsTest {
  @Test
  void oneExitPostDominatesEverything() {
    var function = Examples.parse(Examples.NESTED_LOOPS);
    var post = PostDominators.of(function);
    var outer = Examples.block(function, "outer");
    assertEquals("done", Examples.names(post.ends()));
    assertSame(outer, post.immediatePostDominator(Examples.block(function, "after")));
    assertSame(outer, post.immediatePostDominator(function.entry()));
    assertNull(post.immediatePostDominator(Examples.block(function, "done")));
    assertNull(post.immediatePostDominator(Examples.block(function, "orphan")));
    assertTrue(post.postDominates(outer, Examples.block(function, "orphan")));
    assertFalse(post.postDominates(Examples.block(function, "orphan"), outer));
  }

  @Test
  void lastBlockOfAnInfiniteLoopIsAnEnd() {
    var function = Examples.parse(Examples.MANY_ENDS);
    var post = PostDominators.of(function);
    assertEquals(Set.of("yes", "again", "fail"), Set.of(Examples.names(post.ends()).split(" ")));
    var forever = Examples.block(function, "forever");
    var again = Examples.block(function, "again");
    assertSame(again, post.immediatePostDominator(forever));
    assertNull(post.immediatePostDominator(again));
    assertNull(post.immediatePostDominator(Examples.block(function, "no")));
    assertNull(post.immediatePostDominator(function.entry()));
    assertEquals("forever", Examples.names(post.children(again)));
    assertEquals(7, post.preorder().size());
    assertEquals(6, post.roots().size());
  }

  @Test
  void postDominanceIsThatOfPathsThatAvoidABlock() {
    RandomFunctions.check(
        300,
        30,
        function -> {
          var post = PostDominators.of(function);
          var reachable = Paths.reachable(function);
          for (var first : reachable) {
            for (var second : reachable) {
              var paths = Paths.from(second, first);
              boolean expected = post.ends().stream().noneMatch(paths::contains);
              assertEquals(expected, post.postDominates(first, second), first + " " + second);
            }
          }
          checkTree(post, reachable);
          checkEnds(function, post);
        });
  }

  private static void checkTree(PostDominators post, Set<Block> reachable) {
    assertEquals(reachable, new HashSet<>(post.preorder()));
    assertEquals(reachable.size(), post.preorder().size());
    for (var block : reachable) {
      var parent = post.immediatePostDominator(block);
      assertTrue(
          parent == null ? post.roots().contains(block) : post.children(parent).contains(block));
      for (var other : reachable) {
        if (other != block && post.postDominates(other, block)) {
          assertTrue(parent != null && post.postDominates(other, parent));
        }
      }
    }
  }

  /**
   * Ends are the exits, and one block of each set of blocks that lead to each other and nowhere
   * else.
   */
  private static void checkEnds(Function function, PostDominators post) {
    for (var block : Paths.reachable(function)) {
      var after = Paths.from(block, null);
      boolean isNeverLeft = after.stream().allMatch(next -> Paths.from(next, null).contains(block));
      assertTrue(post.ends().stream().anyMatch(after::contains));
      if (isNeverLeft) {
        assertEquals(1, post.ends().stream().filter(after::contains).count());
      } else {
        assertFalse(post.ends().contains(block));
      }
    }
  }
}
