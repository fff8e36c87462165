package dev.oser.lang.r.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.speculation.SpeculationOp;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** A sample of what {@code oser fuzz r-jit} does. */
class JitLawTest {
  private static final int STEP = 97;
  private static final long HOT = 7_000;
  private static final Set<String> TYPES = Set.of("r.is_double", "r.is_int");

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

  @Test
  void compiledScriptsAboutHotCodeShowWhatInterpretedOnesShow() {
    var law = new JitLaw();
    assertEquals(
        List.of(),
        LongStream.range(0, 40)
            .mapToObj(i -> law.violation(HotScripts.script(HOT + i), i))
            .flatMap(violation -> violation.stream())
            .toList());
  }

  @Test
  void aForgottenCheckOfATypeShows() {
    var law = new JitLaw(options -> options.watching(JitLawTest::forgetTypes));
    var script =
        """
        f <- function(x) x + 1
        for (x in list(1, 2, 3, 4L, "a")) print(tryCatch(f(x), error = conditionMessage))
        """;
    assertEquals(List.of(), new JitLaw().violation(script, 1).stream().toList());
    var found = law.violation(script, 1).orElseThrow();
    assertTrue(found.contains("Interpreted: [1] 5\n  Compiled: [1] 1\n"), found);
    assertTrue(
        LongStream.range(HOT, HOT + 5)
            .anyMatch(seed -> law.violation(HotScripts.script(seed), seed).isPresent()),
        "scripts about hot code do not notice");
  }

  @Test
  void aScriptThatRunsIntoTheTimeLimitIsUnfinishedAndNoViolation() {
    var law = new JitLaw(options -> options, 200);
    assertEquals(Optional.empty(), law.violation("cat(1)\nrepeat NULL", 1));
    assertEquals(List.of("seed 1: unfinished: interpreted\ncat(1)\nrepeat NULL"), law.unfinished());
  }

  /** Goes on as if what should be a single number always were one. */
  private static void forgetTypes(Function function) {
    var editor = new Editor(function);
    for (var each : function.instructions().toList()) {
      if (each.op() instanceof SpeculationOp.Assume
          && each.operand(0) instanceof Instruction condition
          && TYPES.contains(condition.op().mnemonic())) {
        editor.setOperand(each, 0, Constant.of(true));
      }
    }
  }
}
