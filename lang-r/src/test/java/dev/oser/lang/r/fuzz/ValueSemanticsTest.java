package dev.oser.lang.r.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.r.runtime.Updates;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The law holds, and a planted mistake breaks it. */
class ValueSemanticsTest {
  private static List<String> violations(Updates updates, int scripts) {
    var law = new ValueLaw(updates);
    return LongStream.range(0, scripts)
        .parallel()
        .mapToObj(ValueScripts::script)
        .flatMap(script -> law.violation(script).stream())
        .toList();
  }

  @Test
  void updatesInPlaceAreNotSeenByOthers() {
    assertEquals(List.of(), violations(Updates.IN_PLACE, 500));
  }

  @Test
  void forgettingOperandsIsNoticed() {
    assertTrue(violations(Updates.UNPINNED, 100).size() > 3);
  }
}
