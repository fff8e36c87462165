package dev.oser.kit.osr.map;

import static dev.oser.kit.osr.Versions.point;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.osr.Versions;
import dev.oser.kit.osr.correspondence.VersionPair;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Objects that the optimised version does without are made on the way back. */
final class LostObjectTest {
  /** What the comparison gives is known, so the optimised version needs no object. */
  private static VersionPair versions(String use) {
    var text =
        """
        func @f(%x: i64) -> i64 {
        entry:
          %object = array.data i64 [1]
          print i64 1
        """
            + use
            + """

              %same = ref.eq %object, %object
              print i1 %same
              return %x
            never:
              array.store i64 %object, 0, %x
              return 0
            }
            """;
    return Versions.of("sccp,dead-code,simplify-cfg", text);
  }

  private static List<String> compensation(VersionPair versions) {
    var map =
        StateMaps.at(versions.backward(), point(versions.optimised(), "entry", 1), Strength.LIVE);
    assertNotNull(map);
    return map.compensation().stream().map(step -> step.op().mnemonic()).toList();
  }

  @Test
  void anObjectThatNobodyHasSeenIsMade() {
    assertEquals(List.of("array.data"), compensation(versions("")));
  }

  @Test
  void whatNeverRunsSeesNothing() {
    var text = "  branch true, rest, never\nrest:\n";
    assertEquals(List.of("array.data"), compensation(versions(text)));
  }

  @Test
  void anObjectThatTheOtherVersionHasIsTheOneToUse() {
    var versions = versions("  array.store i64 %object, 0, %x");
    var object = point(versions.base(), "entry", 0);
    assertFalse(LostObject.canBeMade(versions.backward(), object));
    var store = point(versions.optimised(), "entry", 2);
    var map = StateMaps.at(versions.backward(), store, Strength.LIVE);
    assertNotNull(map);
    assertTrue(map.compensation().isEmpty());
  }
}
