package dev.oser.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The theorems hold on a few hundred cases each, and the planted mistakes are found on them. */
class PropertiesTest {
  private static final int CASES = 200;
  private static final long FIRST_SEED = 1;

  @TestFactory
  Stream<DynamicTest> everyPropertyHoldsAndFindsItsPlantedMistakes() {
    return Properties.all().stream()
        .map(
            property ->
                dynamicTest(
                    property.name() + ": " + property.statement(),
                    () -> {
                      var report = property.run(FIRST_SEED, CASES);
                      assertEquals(List.of(), report.failures());
                      assertEquals(CASES, report.cases());
                      assertEquals(List.of(), report.uncaught());
                    }));
  }

  @Test
  void namesAreUnique() {
    var names = new HashSet<String>();
    for (var property : Properties.all()) {
      assertTrue(names.add(property.name()), property.name());
    }
  }

  @Test
  void aPlantedMistakeThatFewCasesShowIsFoundWithAnySeed() {
    var property =
        new Property<Long>(
            "Test",
            "nothing is wrong",
            seed -> seed,
            _ -> null,
            _ -> List.of(),
            List.of(new Planted<>("rare", seed -> seed % 1_000 == 0 ? "wrong" : null)));
    for (long seed = 1; seed < 2_000; seed += 333) {
      assertEquals(List.of(), property.run(seed, 10).uncaught());
    }
  }

  @Test
  void aViolatedPropertyReportsAShrunkCase() {
    var property =
        new Property<Integer>(
            "Test",
            "numbers are small",
            seed -> (int) seed + 100,
            number -> number > 10 ? number + " is large" : null,
            number -> List.of(number - 1),
            List.of(new Planted<>("never wrong", _ -> null)));
    var report = property.run(1, 1);
    assertEquals(List.of("Test, seed 1: 11 is large\n11"), report.failures());
    assertEquals(List.of("never wrong"), report.uncaught());
    assertEquals(0, report.caught());
  }
}
