package dev.oser.kit.fuzz;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Memory;
import dev.oser.kit.opt.Passes;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.StateMap.Step;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Stores that have been sunk out of loops are replayed by maps, neither lost nor out of turn. */
final class SunkStoresTest {
  private static final int PROGRAMS = 150;

  private static @Nullable String violation(UnaryOperator<StateMap> damage) {
    for (var passes :
        new String[] {"code-sinking", "loop-simplify,lcssa,code-sinking,simplify-cfg"}) {
      var law = new TransitionsPreserve(List.of(Pipeline.parse(passes)), damage);
      for (long seed = 1; seed <= PROGRAMS; seed++) {
        var violation = law.violation(StoresInLoops.generate(seed));
        if (violation != null) {
          return "seed " + seed + ", " + passes + ": " + violation;
        }
      }
    }
    return null;
  }

  private static boolean writes(Step step) {
    return step.op().effects().writes() != Memory.NONE;
  }

  @Test
  void transitionsAroundSunkStoresChangeNothing() {
    var replays = new AtomicInteger();
    var violation =
        violation(
            map -> {
              if (map.compensation().stream().anyMatch(SunkStoresTest::writes)) {
                replays.incrementAndGet();
              }
              return map;
            });
    assertNull(violation);
    assertTrue(replays.get() > 500, () -> "only " + replays + " maps replay a store");
  }

  @Test
  void aStoreThatIsNotReplayedIsCaught() {
    assertNotNull(
        violation(
            map ->
                new StateMap(
                    map.from(),
                    map.to(),
                    map.compensation().stream().filter(step -> !writes(step)).toList(),
                    map.values(),
                    map.keep())));
  }

  @Test
  void passesAndCompiledContinuationsPreserveThem() {
    var laws =
        List.of(
            new PassesPreserve(Passes.all()),
            new TransitionsPreserve(Pipeline.standard()),
            new ContinuationsPreserve(Pipeline.standard()));
    for (long seed = 1; seed <= 50; seed++) {
      for (var law : laws) {
        assertNull(law.violation(StoresInLoops.generate(seed)));
      }
    }
  }
}
