package dev.oser.kit.osr.correspondence;

import static dev.oser.kit.osr.Versions.point;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.osr.Versions;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a version needs to go on from a point, and what follows for maps. */
final class NeedsTest {
  private static final String COUNTED =
      """
      func @f(%n: i32, %x: i64) -> i64 {
      entry:
        jump loop(0)
      loop(%i: i32):
        print i64 1
        %next = i32.add %i, 1
        %more = i32.lt %next, %n
        branch %more, loop(%next), end
      end:
        print i64 2
        %dead = i32.mul %next, 2
        branch false, never, last
      never:
        print i32 %next
        jump last
      last:
        return %x
      }
      """;

  private static Set<String> needed(Function function, String block, int index) {
    var at = point(function, block, index);
    return function.blocks().stream()
        .flatMap(
            each ->
                Stream.<Definition>concat(each.parameters().stream(), each.instructions().stream()))
        .filter(definition -> Needs.of(function).isNeededBefore(at, definition))
        .map(Definition::name)
        .collect(Collectors.toSet());
  }

  @Test
  void whatOnlyDeadOrUnreachableCodeUsesIsNotNeeded() {
    var function = new Parser().parse("t.oir", COUNTED).functions().getFirst();
    assertEquals(Set.of("n", "x", "i"), needed(function, "loop", 0));
    assertEquals(Set.of("n", "x", "next"), needed(function, "loop", 2));
    assertEquals(Set.of("n", "x", "next", "more"), needed(function, "loop", 3));
    assertEquals(Set.of("x"), needed(function, "end", 0));
  }

  @Test
  void whatCannotTrapNeedsNothing() {
    var text =
        """
        func @f(%a: i64[], %b: ref, %c: i32, %d: i32) -> i64 {
        entry:
          %sure = ref.cast i64[] %a
          %maybe = ref.cast i64[] %b
          %one = i32.div %c, 1
          %zero = i32.div 1, %d
          return 0
        }
        """;
    var function = new Parser().parse("t.oir", text).functions().getFirst();
    assertEquals(Set.of("b", "d"), needed(function, "entry", 0));
  }

  @Test
  void anyValueWillDoForWhatIsNotNeeded() {
    var versions = Versions.of("sccp,dead-code", COUNTED);
    var point = point(versions.optimised(), "end", 0);
    assertNull(StateMaps.at(versions.backward(), point, Strength.LIVE));
    var map = StateMaps.at(versions.backward(), point, Strength.ALIAS);
    assertNotNull(map);
    var next = (Definition) point(versions.base(), "loop", 1);
    assertEquals(Constant.of(0), map.values().get(next));
  }

  @Test
  void aValueThatIsAskedForIsMadeEvenIfNothingNeedsIt() {
    var versions = Versions.of("sccp,dead-code", COUNTED);
    var point = point(versions.optimised(), "end", 0);
    var next = (Definition) point(versions.base(), "loop", 1);
    assertNull(StateMaps.at(versions.backward(), point, Strength.ALIAS, Set.of(next)));
    var map = StateMaps.at(versions.backward(), point, Strength.AVAIL, Set.of(next));
    assertNotNull(map);
    assertEquals(point(versions.optimised(), "loop", 1), map.values().get(next));
    assertEquals(1, map.keep().size());
  }

  @Test
  void aMapThatMakesAnythingOfAValueDoesNotComposeWithOneThatReadsIt() {
    var versions = Versions.of("sccp,dead-code", COUNTED);
    var back =
        StateMaps.at(versions.backward(), point(versions.optimised(), "end", 0), Strength.ALIAS);
    assertNotNull(back);
    var next = (Definition) point(versions.optimised(), "loop", 1);
    var forth =
        StateMaps.at(
            versions.forward(), point(versions.base(), "end", 0), Strength.AVAIL, Set.of(next));
    assertNotNull(forth);
    assertNull(back.then(forth));
  }
}
