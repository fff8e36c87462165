package dev.oser.lang.r.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.event.Event;
import dev.oser.kit.event.Events;
import dev.oser.kit.tier.TierPolicy;
import dev.oser.lang.r.Session;
import dev.oser.lang.r.runtime.Updates;
import dev.oser.lang.r.syntax.Source;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where compiled code is left because values are others than expected, other code goes on. */
class ContinuationsTest {
  /** Compiles what ran for a while, in the same thread. */
  private static final TierPolicy SOON = new TierPolicy(64, 64, 4, 6, 2_000, 1_500_000, false);

  private static final String SUM =
      """
      f <- function(v) { s <- 0; for (i in seq_along(v)) s <- s + v[[i]]; s }
      numbers <- as.numeric(1:500)
      for (k in 1:5) cat(f(numbers), "")
      """;

  /** What a script printed, and what happened to its code. */
  private record Run(String output, List<Event> events, int most) {
    static Run of(Deoptless deoptless, String script) {
      var events = new ArrayList<Event>();
      var told = new Events();
      told.listen(events::add);
      var options = JitOptions.usual().with(SOON).with(deoptless).with(told);
      var out = new ByteArrayOutputStream();
      try (var session =
          new Session(
              InputStream.nullInputStream(),
              out,
              OutputStream.nullOutputStream(),
              List.of("R"),
              Updates.IN_PLACE,
              options)) {
        session.run(Source.of("test.R", script));
      }
      return new Run(out.toString(StandardCharsets.UTF_8), events, deoptless.most());
    }

    long continuations() {
      return events.stream()
          .filter(event -> event instanceof Event.Compiled made && made.code().contains(" from@"))
          .count();
    }

    boolean isAnyGivenUp() {
      return events.stream().anyMatch(Event.Invalidated.class::isInstance);
    }
  }

  @Test
  void codeThatWasLeftIsKept() {
    var script = SUM + "for (k in 1:50) cat(f(1:500), f(numbers), \"\")";
    var with = Run.of(Deoptless.USUAL, script);
    assertEquals(1, with.continuations());
    assertFalse(with.isAnyGivenUp(), () -> with.events.toString());
    var without = Run.of(Deoptless.OFF, script);
    assertEquals(0, without.continuations());
    assertTrue(without.isAnyGivenUp());
    assertEquals(without.output, with.output);
  }

  @Test
  void aContinuationIsEnteredAgain() {
    var run = Run.of(Deoptless.USUAL, SUM + "for (k in 1:50) f(1:500)");
    var made =
        run.events.stream()
            .filter(event -> event instanceof Event.Transition to && to.from().startsWith("f loop"))
            .count();
    assertTrue(made > 20, "it went on in a continuation only " + made + " times");
  }

  @Test
  void thereAreFewContinuations() {
    var script =
        SUM
            + """
            all <- list(1:500, numbers + 1i, numbers > 9, as.list(numbers), factor(1:500)[0],
              structure(numbers, class = "a"), structure(1:500, class = "b"), as.list(1:500),
              structure(numbers, names = numbers), structure(numbers + 2i, names = numbers))
            for (k in 1:20) for (v in all) cat(format(f(v)), "")
            """;
    var run = Run.of(Deoptless.USUAL, script);
    assertTrue(run.continuations() > 0);
    assertTrue(
        run.events.stream().filter(Event.Compiled.class::isInstance).count() < 60,
        "code is made all the time");
    assertEquals(Run.of(Deoptless.OFF, script).output, run.output);
  }

  @Test
  void whatGoesOnMayBeLeftInItsTurn() {
    var script =
        """
        f <- function(v) { s <- 0; for (x in v) s <- s + x; s }
        one <- as.list(as.numeric(1:300))
        for (k in 1:5) cat(f(one), "")
        mixed <- c(one, as.list(1:300), one, as.list(1:300 > 5), one)
        for (k in 1:30) cat(f(mixed), "")
        """;
    var all = new Deoptless(Deoptless.Use.ALL, 20);
    assertEquals(Run.of(Deoptless.OFF, script).output, Run.of(all, script).output);
  }
}
