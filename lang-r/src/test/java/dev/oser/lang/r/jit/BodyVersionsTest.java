package dev.oser.lang.r.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.event.Event;
import dev.oser.kit.tier.TierPolicy;
import dev.oser.lang.r.Session;
import dev.oser.lang.r.runtime.Updates;
import dev.oser.lang.r.syntax.Source;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Functions that are called with different arguments have a version for each, and keep them. */
class BodyVersionsTest {
  private static final TierPolicy SOON = new TierPolicy(8, 1_000_000, 4, 6, 100, 100_000, false);

  /** {@return what was compiled of functions whose names begin with this} */
  private static Set<String> compiled(String name, Contexts contexts, String script) {
    var found = new TreeSet<String>();
    var options = JitOptions.usual().with(SOON).with(contexts);
    options
        .events()
        .listen(
            event -> {
              if (event instanceof Event.Compiled unit && unit.code().startsWith(name)) {
                found.add(unit.code());
              }
            });
    var nowhere = OutputStream.nullOutputStream();
    var in = InputStream.nullInputStream();
    try (var session = new Session(in, nowhere, nowhere, List.of("R"), Updates.IN_PLACE, options)) {
      session.run(Source.of("test.R", script));
    }
    return found;
  }

  private static final String ADD =
      """
      add <- function(a, b) { s <- a + b; paste(typeof(s), s) }
      call <- function(k) for (i in 1:600) for (x in list(1L, 2.5, 1:3, "a", NA_integer_)) try(add(x, k), silent = TRUE)
      call(2)
      """;

  @Test
  void argumentsOfDifferentTypesHaveVersions() {
    var versions = compiled("add", Contexts.USUAL, ADD);
    assertTrue(
        versions.containsAll(List.of("add (double)", "add (integer)", "add (integer[])")),
        versions.toString());
  }

  @Test
  void withoutContextsThereIsOneVersion() {
    assertEquals(Set.of("add"), compiled("add", Contexts.OFF, ADD));
  }

  @Test
  void aFunctionWithArgumentsOfOneTypeHasOneVersion() {
    var script = "twice <- function(x) { x; paste(x) }; for (i in 1:100) twice(i)";
    assertEquals(Set.of("twice"), compiled("twice", Contexts.USUAL, script));
  }

  @Test
  void thereAreNotMoreVersionsThanThereIsRoomFor() {
    var two = new Contexts(Contexts.Use.POLYMORPHIC, 2);
    var versions = compiled("add", two, ADD);
    assertEquals(1, versions.stream().filter(each -> each.contains("(")).count(), versions + "");
  }
}
