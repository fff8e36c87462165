package dev.oser.lang.r.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.r.bytecode.Updates;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Value semantics as a law: a program that changes its variables in place shows what it shows when
 * it copies them each time. GNU R agrees ({@code oser fuzz r --gnu --values}); this needs none.
 */
class ValueSemanticsTest {
  private static final int SCRIPTS = 500;
  private static final long SECONDS = 60;

  private static String shown(Updates updates, String script) {
    var outcome =
        new ScriptFuzzer(SessionRunner.driven(updates), SECONDS * 1000, SECONDS * 1000).run(script);
    assertTrue(outcome.isFine(), () -> outcome.detail() + "\n" + script);
    return outcome.detail();
  }

  private static List<Difference> differences(Updates updates, int scripts) {
    return LongStream.range(0, scripts)
        .parallel()
        .mapToObj(ValueScripts::script)
        .flatMap(
            script ->
                Difference.between(script, shown(Updates.BY_COPY, script), shown(updates, script))
                    .stream())
        .toList();
  }

  @Test
  void updatesInPlaceAreNotSeenByOthers() {
    var found = new ArrayList<String>();
    differences(Updates.IN_PLACE, SCRIPTS).forEach(each -> found.add(each.describe()));
    assertEquals(List.of(), found);
  }

  @Test
  void forgettingOperandsIsNoticed() {
    assertTrue(differences(Updates.UNPINNED, 100).size() > 3);
  }
}
