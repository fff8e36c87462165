package dev.oser.models.distilled;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SemanticsTest {
  private static Optional<Store> run(String text, Map<String, Long> store) {
    return Semantics.run(Texts.program(text), Store.of(store), 1000);
  }

  @Test
  void aLoopSumsAndOutRestrictsTheStore() {
    var sum =
        """
        in n
        s := 0
        if (n == 0) goto 7
        s := s + n
        n := n - 1
        goto 3
        out s
        """;
    assertEquals(Optional.of(Store.of(Map.of("s", 10L))), run(sum, Map.of("n", 4L)));
  }

  @Test
  void aProgramThatDoesNotReachItsEndHasNoMeaning() {
    assertEquals(Optional.empty(), run("in a\nabort\nout a", Map.of("a", 1L)));
    assertEquals(Optional.empty(), run("in a\ngoto 2\nout a", Map.of("a", 1L)));
    assertEquals(Optional.empty(), run("in a\nx := y\nout a", Map.of("a", 1L)));
    assertEquals(Optional.empty(), run("in a\nx := 1 / 0\nout a", Map.of("a", 1L)));
    assertEquals(Optional.empty(), run("in a\nskip\nout a", Map.of()));
    assertEquals(Optional.empty(), run("in a\nskip\nout b", Map.of("a", 1L)));
  }

  @Test
  void tracesTellWhyTheyEnd() {
    var store = Store.of(Map.of("a", 1L));
    assertEquals(Trace.End.FINISHED, Semantics.trace(Texts.program("in a\nout a"), store, 9).end());
    assertEquals(
        Trace.End.STUCK, Semantics.trace(Texts.program("in a\nabort\nout a"), store, 9).end());
    assertEquals(
        Trace.End.CUT, Semantics.trace(Texts.program("in a\ngoto 2\nout a"), store, 9).end());
  }
}
