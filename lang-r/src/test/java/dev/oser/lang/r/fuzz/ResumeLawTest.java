package dev.oser.lang.r.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A sample of what {@code oser fuzz r-resume} does. */
class ResumeLawTest {
  private static final int STEP = 61;

  private static List<String> sample() {
    var scripts = TestCases.all();
    return IntStream.range(0, scripts.size() / STEP).mapToObj(i -> scripts.get(i * STEP)).toList();
  }

  @Test
  void scriptsGoOnFromADescription() {
    var law = new ResumeLaw(false);
    assertEquals(
        List.of(), sample().stream().flatMap(script -> law.violation(script).stream()).toList());
    assertTrue(law.stops() > 1000, "it hardly stopped");
  }

  @Test
  void aDescriptionThatForgetsIsCaught() {
    assertTrue(new ResumeLaw(true).violation("f <- function(a) a + 1\nf(2)\n").isPresent());
  }
}
