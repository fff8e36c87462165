package dev.oser.lang.r.jit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.tier.TierPolicy;
import dev.oser.lang.r.Session;
import dev.oser.lang.r.runtime.Updates;
import dev.oser.lang.r.syntax.Source;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplanationTest {
  /** Compiles what ran for a while, in the same thread. */
  private static final TierPolicy SOON = new TierPolicy(64, 64, 4, 6, 2_000, 1_500_000, false);

  private static String explain(String script, String function) {
    var explanation = new Explanation();
    var options = JitOptions.usual().with(SOON).explaining(explanation);
    var nowhere = OutputStream.nullOutputStream();
    var in = InputStream.nullInputStream();
    try (var session = new Session(in, nowhere, nowhere, List.of("R"), Updates.IN_PLACE, options)) {
      session.run(Source.of("test.R", script));
    }
    return explanation.text(function);
  }

  private static void assertSays(String expected, String text) {
    assertTrue(text.contains(expected), () -> "'" + expected + "' is missing in\n" + text);
  }

  @Test
  void whatRunsNoOtherCodeRunsInPlaceAndWhatChangesItsVariablesDoesNot() {
    var text =
        explain(
            """
            count <- 0
            square <- function(x) x * x
            note <- function(x) { count <<- count + 1; x }
            parts <- function(x) { v <- c(x, x); v[2] <- 1; print <- v[1]; print }
            f <- function(n) { s <- 0; for (i in 1:n) s <- s + square(i) + note(i) + parts(i); s }
            for (k in 1:3) f(500)
            """,
            "f");
    assertSays("runs in place of its call: square(i)", text);
    assertSays("runs in place of its call: note(i)", text);
    assertSays("parts(i): it changes parts of its variables", text);
  }

  @Test
  void whatIsLeftToTheInterpreterIsNamed() {
    var text =
        explain(
            """
            f <- function(n) { s <- 0; for (i in 1:n) s <- s + exists("s"); s }
            for (k in 1:3) f(500)
            """,
            "f");
    assertSays("leaves to the interpreter: exists(\"s\")", text);
  }

  @Test
  void failuresAreNamedWithTheirPlaces() {
    var text =
        explain(
            """
            f <- function(v) { s <- 0; for (i in seq_along(v)) s <- s + v[i] * 2; s }
            for (k in 1:3) f(as.numeric(1:500))
            f(1:500)
            """,
            "f");
    assertSays("assumes at v[i]:", text);
    assertSays("left", text);
    assertSays(": another type at", text);
  }

  @Test
  void onlyTheFunctionThatIsAskedForIsShown() {
    var script = "f <- function(n) { s <- 0; for (i in 1:n) s <- s + i; s }; for (k in 1:3) f(500)";
    assertFalse(explain(script, "").isEmpty());
    assertSays("nothing was compiled of the name g", explain(script, "g"));
  }
}
