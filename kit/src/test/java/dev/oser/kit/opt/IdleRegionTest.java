package dev.oser.kit.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.text.Parser;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Between which code it makes no difference how to choose. */
final class IdleRegionTest {
  private static @Nullable IdleRegion behindEntry(String inLeft, String latch) {
    var text =
        """
        func @f(%c: i1, %n: i32, %a: i64[]) -> i32 {
        entry:
          branch %c, left, right
        left:
        """
            + inLeft
            + """

          jump end
        right:
          jump loop(0)
        loop(%i: i32):
          %next = i32.add %i, 1
          %more = i32.lt %next, %n
        """
            + latch
            + """

        end:
          return 0
        }
        """;
    var function = new Parser().parse("t.oir", text).functions().getFirst();
    return IdleRegion.behind(Objects.requireNonNull(function.block("entry")).terminator());
  }

  private static final String ENDS = "  branch %more, loop(%next), end";

  @Test
  void pureCodeAndLoopsThatEndAreIdle() {
    var region = behindEntry("  %x = i32.mul %n, %n", ENDS);
    assertNotNull(region);
    assertEquals("end", region.end().name());
    assertEquals(
        Set.of("left", "right", "loop"),
        region.blocks().stream().map(Block::name).collect(Collectors.toSet()));
    assertEquals(2, region.edges().size());
  }

  @Test
  void whatMakesADifferenceIsNotIdle() {
    assertNull(behindEntry("  print i32 %n", ENDS));
    assertNull(behindEntry("  array.store i64 %a, 0, 1", ENDS));
    assertNull(behindEntry("  %q = i32.div 1, %n", ENDS));
    assertNull(behindEntry("  %v = array.load i64 %a, 0", ENDS));
  }

  @Test
  void aLoopThatMayNotEndIsNotIdle() {
    assertNull(behindEntry("", "  branch %c, loop(%next), end"));
    assertNull(behindEntry("", "  jump loop(%next)"));
  }

  @Test
  void nothingIsBehindTheLastTerminator() {
    var function =
        new Parser()
            .parse("t.oir", "func @f() -> i32 {\nentry:\n  return 0\n}\n")
            .functions()
            .getFirst();
    assertNull(IdleRegion.behind(function.entry().terminator()));
  }
}
