package dev.oser.kit.osr.correspondence;

import static dev.oser.kit.osr.Versions.landing;
import static dev.oser.kit.osr.Versions.point;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.oser.kit.osr.Versions;
import dev.oser.kit.osr.correspondence.Prospect.Unknown;
import dev.oser.kit.osr.map.Strength;
import org.junit.jupiter.api.Test;

/** How far one may go to find a place to land. */
final class WayTest {
  private static final String DEAD_DIAMOND =
      """
      func @f(%c: i1, %x: i64) -> i64 {
      entry:
        print i64 1
        branch %c, left, right
      left:
        %a = i64.add %x, 1
        jump end(%a)
      right:
        %b = i64.mul %x, 2
        jump end(%b)
      end(%m: i64):
        print i64 2
        return %x
      }
      """;

  private static final String DEAD_LOOP =
      """
      func @f(%n: i32, %x: i64) -> i64 {
      entry:
        print i64 1
        jump loop(0, %x)
      loop(%i: i32, %s: i64):
        %t = i64.mul %s, 3
        %next = i32.add %i, 1
        %more = i32.lt %next, %n
        branch %more, loop(%next, %t), end
      end:
        print i64 2
        return %x
      }
      """;

  @Test
  void theWayLeadsPastABranchBetweenDeadCode() {
    var versions = Versions.of("aggressive-dead-code,simplify-cfg", DEAD_DIAMOND);
    for (var block : new String[] {"left", "right"}) {
      for (int index : new int[] {0, 1}) {
        assertEquals(
            "entry: print i64 2",
            landing(versions.forward(), point(versions.base(), block, index), Strength.LIVE));
      }
    }
    assertEquals(
        "entry: print i64 2",
        landing(versions.forward(), point(versions.base(), "entry", -1), Strength.LIVE));
  }

  @Test
  void theWayLeadsOutOfADeadLoopFromWithin() {
    var versions = Versions.of("aggressive-dead-code,simplify-cfg", DEAD_LOOP);
    for (int index = 0; index < 4; index++) {
      assertEquals(
          "entry: print i64 2",
          landing(versions.forward(), point(versions.base(), "loop", index), Strength.LIVE));
    }
  }

  @Test
  void whatALoopMakesIsUnknownBehindIt() {
    var versions = Versions.of("aggressive-dead-code,simplify-cfg", DEAD_LOOP);
    var loop = Versions.block(versions.base(), "loop");
    var landing = versions.forward().landing(loop.instructions().getFirst());
    assertNotNull(landing);
    loop.parameters().forEach(each -> assertEquals(Unknown.UNKNOWN, landing.changed().get(each)));
    assertEquals(Unknown.UNKNOWN, landing.changed().get(point(versions.base(), "loop", 0)));
  }

  @Test
  void theWayEndsBeforeALoopThatMayNotEnd() {
    var text = DEAD_LOOP.replace("i32.add %i, 1", "i32.mul %i, 3");
    var versions = Versions.of("aggressive-dead-code", text);
    var way = versions.forward().way(point(versions.base(), "loop", 2));
    assertNotNull(way.landing());
    assertNotNull(way.landing());
    assertNull(way.landing());
  }

  @Test
  void theWayFollowsWhatConstantsDecide() {
    var text =
        """
        func @f(%x: i64) -> i64 {
        entry:
          print i64 1
          %c = i64.lt 1, 2
          branch %c, yes(%x), no
        yes(%y: i64):
          print i64 %y
          return %y
        no:
          print i64 3
          return 0
        }
        """;
    var versions = Versions.of("sccp,simplify-cfg", text);
    assertEquals(
        "entry: print i64 %x",
        landing(versions.forward(), point(versions.base(), "entry", -1), Strength.LIVE));
    assertNull(landing(versions.forward(), point(versions.base(), "no", 0), Strength.AVAIL));
  }

  @Test
  void aLaterLandingIsTakenIfTheFirstNeedsTooMuch() {
    // The jump stands where the base decides about the next iteration, and knows of no %i.
    var versions = Versions.of("aggressive-dead-code", DEAD_LOOP);
    var jump = point(versions.optimised(), "loop", 0);
    assertEquals("end: print i64 2", landing(versions.backward(), jump, Strength.LIVE));
  }
}
