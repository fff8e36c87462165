package dev.oser.lang.sourir.stress;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.lang.sourir.Examples;
import dev.oser.models.Parsed;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.run.Recording;
import dev.oser.models.sourir.text.Parser;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StressTest {
  @Test
  void modesAreReadAsTheyAreWritten() {
    assertEquals(new Stress.None(), Stress.parse("none"));
    assertEquals(new Stress.First(), Stress.parse("first"));
    assertEquals(new Stress.All(), Stress.parse("all"));
    assertEquals(new Stress.Every(3), Stress.parse("every:3"));
    assertEquals(new Stress.AtRandom(-7), Stress.parse("random:-7"));
    assertEquals(new Stress.AtRandom(1), Stress.parse("random"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "never", "every", "every:", "every:0", "every:x", "random:", "all:1"})
  void anythingElseIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Stress.parse(text));
  }

  private static long deoptimizations(Program program, Stress stress) {
    return Recording.run(program, List.of(), stress.speculation(), 100_000).deoptimizations();
  }

  @Test
  void modesFailAsManyAssumesAsTheySay() {
    var program = Examples.read("fib.sou").program();
    assertEquals(376, deoptimizations(program, new Stress.None()));
    assertEquals(376, deoptimizations(program, new Stress.First()), "the first one fails anyway");
    var chained = Examples.read("chained.sou").program();
    assertEquals(3, deoptimizations(chained, new Stress.None()));
    assertEquals(6, deoptimizations(chained, new Stress.First()));
    assertEquals(6, deoptimizations(chained, new Stress.All()));
  }

  /** Two versions that fall back to each other: forcing both for ever would never print. */
  @Test
  void versionsThatFallBackToEachOtherMakeProgress() {
    var program =
        ((Parsed.Good<Program>)
                Parser.parse(
                    """
                     call r = 'f()
                    function f ()
                    version a
                    >l: assume [] else (f, b, l) []
                     print 1
                     return nil
                    version b
                    >l: assume [] else (f, a, l) []
                     print 1
                     return nil
                    """))
            .value();
    assertEquals(
        "print 1; stop 0",
        Recording.run(program, List.of(), new Stress.All().speculation(), 100).trace().toString());
  }
}
