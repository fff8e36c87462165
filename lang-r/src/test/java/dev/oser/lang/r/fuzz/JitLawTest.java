package dev.oser.lang.r.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** A sample of what {@code oser fuzz r-jit} does. */
class JitLawTest {
  private static final int STEP = 97;

  @Test
  void compiledTestCasesShowWhatInterpretedOnesShow() {
    var scripts = TestCases.all();
    var law = new JitLaw();
    assertEquals(
        List.of(),
        IntStream.range(0, scripts.size() / STEP)
            .mapToObj(i -> law.violation(scripts.get(i * STEP), i))
            .flatMap(violation -> violation.stream())
            .toList());
    assertTrue(law.compiled() > 500, "hardly anything was compiled");
    assertTrue(law.deoptimised() > 500, "it hardly left compiled code");
  }

  @Test
  void compiledScriptsAboutValuesShowWhatInterpretedOnesShow() {
    var law = new JitLaw();
    assertEquals(
        List.of(),
        LongStream.range(0, 25)
            .mapToObj(i -> law.violation(ValueScripts.script(9_000 + i), i))
            .flatMap(violation -> violation.stream())
            .toList());
  }
}
