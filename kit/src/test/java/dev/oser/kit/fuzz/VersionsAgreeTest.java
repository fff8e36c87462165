package dev.oser.kit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.osr.map.StateMap;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Any oracle, same result; and points woven into versions change nothing. */
class VersionsAgreeTest {
  @Test
  void anyOracleLeadsToTheSameResult() {
    var law = new VersionsAgree();
    assertHolds(law, 100);
    assertTrue(law.transitions() > 5000, () -> "only " + law.transitions() + " transitions");
  }

  @Test
  void wovenVersionsShowWhatTheProgramShows() {
    var law = new WeavingPreserves();
    assertHolds(law, 100);
    assertTrue(law.points() > 1000, () -> "only " + law.points() + " points");
  }

  private static void assertHolds(Law law, int programs) {
    var broken = Fuzzer.run(law, 1, programs);
    assertEquals(List.of(), broken.stream().map(Fuzzer.Counterexample::describe).toList());
  }

  @Test
  void aMapWithAWrongValueIsCaught() {
    var law = new VersionsAgree(VersionsAgreeTest::withTheLastZeroed);
    boolean caught = false;
    for (long seed = 1; seed < 100 && !caught; seed++) {
      caught = law.violation(ProgramGenerator.generate(seed)) != null;
    }
    assertTrue(caught);
  }

  private static StateMap withTheLastZeroed(StateMap map) {
    if (map.values().isEmpty()) {
      return map;
    }
    var values = new LinkedHashMap<>(map.values());
    var last = map.values().lastEntry().getKey();
    values.put(last, Constant.zeroOf(last.type()));
    return new StateMap(map.from(), map.to(), map.compensation(), values, map.keep());
  }
}
