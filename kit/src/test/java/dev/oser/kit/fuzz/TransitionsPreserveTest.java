package dev.oser.kit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Value;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.StateMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** A transition at any feasible point changes nothing, and a wrong map would be noticed. */
class TransitionsPreserveTest {
  @Test
  void firingEveryMapAtEveryPointChangesNothing() {
    var law = new TransitionsPreserve(Pipeline.standard());
    assertHolds(law, 100);
    assertTrue(law.transitions() > 5000, () -> "only " + law.transitions() + " transitions");
  }

  /** Seed 5609: a cast that was about to trap had been hoisted out of the loop, and was skipped. */
  @Test
  void aTrapThatTheOptimisedVersionHasPassedIsNotSkipped() {
    var law = new TransitionsPreserve(Pipeline.standard());
    assertEquals(List.of(), Fuzzer.run(law, 5609, 1));
  }

  @Test
  void compiledContinuationsChangeNothing() {
    var law = new ContinuationsPreserve(Pipeline.standard());
    assertHolds(law, 40);
    assertTrue(law.continuations() > 300, () -> "only " + law.continuations() + " continuations");
  }

  private static void assertHolds(Law law, int programs) {
    var broken = Fuzzer.run(law, 1, programs);
    assertEquals(List.of(), broken.stream().map(Fuzzer.Counterexample::describe).toList());
  }

  @Test
  void aDroppedValueIsCaught() {
    assertCaught(map -> with(map, changed(map, TransitionsPreserveTest::zeroTheFirst)));
  }

  @Test
  void twoSwappedValuesAreCaught() {
    assertCaught(map -> with(map, changed(map, TransitionsPreserveTest::swapTwoOfOneType)));
  }

  @Test
  void aKeptValueThatIsSkippedIsCaught() {
    assertCaught(
        map -> {
          var values = new LinkedHashMap<>(map.values());
          values.replaceAll((target, value) -> map.keep().contains(value) ? zero(target) : value);
          return with(map, values);
        });
  }

  private static void assertCaught(UnaryOperator<StateMap> damage) {
    var law = new TransitionsPreserve(Pipeline.standard(), damage);
    boolean caught = false;
    for (long seed = 1; seed < 100 && !caught; seed++) {
      caught = law.violation(ProgramGenerator.generate(seed)) != null;
    }
    assertTrue(caught);
  }

  private static StateMap with(StateMap map, SequencedMap<Definition, Value> values) {
    return new StateMap(map.from(), map.to(), map.compensation(), values, map.keep());
  }

  private interface Change {
    void apply(SequencedMap<Definition, Value> values);
  }

  private static SequencedMap<Definition, Value> changed(StateMap map, Change change) {
    var values = new LinkedHashMap<>(map.values());
    if (!values.isEmpty()) {
      change.apply(values);
    }
    return values;
  }

  private static Constant zero(Definition target) {
    return Constant.zeroOf(target.type());
  }

  private static void zeroTheFirst(SequencedMap<Definition, Value> values) {
    var first = values.firstEntry().getKey();
    values.put(first, zero(first));
  }

  private static void swapTwoOfOneType(SequencedMap<Definition, Value> values) {
    var targets = new ArrayList<>(values.keySet());
    for (var a : targets) {
      for (var b : targets) {
        if (a != b && a.type().equals(b.type())) {
          var ofA = values.put(a, values.get(b));
          values.put(b, ofA);
          return;
        }
      }
    }
  }
}
