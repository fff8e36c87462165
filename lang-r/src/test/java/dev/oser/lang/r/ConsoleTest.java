package dev.oser.lang.r;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person sees who types R. */
class ConsoleTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final Console console =
      new Session(InputStream.nullInputStream(), out, out, List.of("R")).console();

  private String type(String... lines) {
    out.reset();
    for (var line : lines) {
      console.take(line);
    }
    return out.toString();
  }

  @Test
  void valuesAreShownAndAssignmentsAreNot() {
    assertEquals("[1] 3\n", type("x <- 3", "x"));
  }

  @Test
  void aStatementMayTakeSeveralLines() {
    assertEquals("", type("f <- function(a) {"));
    assertEquals("+ ", console.prompt());
    assertEquals("[1] 2\n", type("a + 1", "}", "f(1)"));
    assertEquals("> ", console.prompt());
  }

  @Test
  void anErrorEndsTheLineOnly() {
    assertEquals("Error: no\n[1] 1\n", type("stop('no'); print('never')", "1"));
    assertEquals("[1] 1\nError: unexpected symbol in \" x y\"\n", type("1; x y"));
    assertEquals("> ", console.prompt());
  }

  @Test
  void anUnfinishedStatementCanBeGivenUp() {
    type("f(");
    console.forget();
    assertEquals("[1] 1\n", type("1"));
  }

  @Test
  void functionsAreShownAsTyped() {
    assertEquals("function( x )   x\n", type("function( x )   x"));
  }

  @Test
  void quittingEndsWithAStatus() {
    assertEquals(Console.State.ENDED, console.take("q(status = 4)"));
    assertEquals(4, console.status());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"while (TRUE) x <- x + 1", "repeat {next}", "(repeat {next})", "while (TRUE) {}"})
  @Timeout(60)
  void whatRunsTooLongIsStopped(String loop) {
    var timer = new Timer(true);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            console.interrupt();
          }
        },
        200);
    type("x <- 0", loop);
    assertEquals("[1] TRUE\n", type("x >= 0"));
    timer.cancel();
  }

  @Test
  void namesArgumentsAndElementsAreCompleted() {
    type("some <- list(abc = list(inner = 1), abd = 2)", "fun <- function(first, second) 1");
    assertEquals(List.of("abc", "abd"), console.completions("print(some$ab"));
    assertEquals(List.of("inner"), console.completions("some$abc$"));
    assertEquals(List.of("first = ", "second = "), console.completions("fun("));
    assertEquals(
        List.of("second = "),
        console.completions("fun(1, se").stream().filter(each -> each.endsWith("= ")).toList());
    assertTrue(console.completions("so").contains("some"));
    assertFalse(console.completions("1 + ").contains("some"));
  }
}
