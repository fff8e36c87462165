package dev.oser.lang.r.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.lang.r.fuzz.ScriptFuzzer.Verdict;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The fuzzer notices what must never happen. */
class ScriptFuzzerTest {
  private static final long PATIENCE = 60_000;

  private static Verdict verdict(long patience, Supplier<String> run) {
    ScriptFuzzer.Runner runner =
        _ ->
            new ScriptFuzzer.Runner.Run() {
              @Override
              public String finish() {
                return run.get();
              }

              @Override
              public void interrupt() {}
            };
    return new ScriptFuzzer(runner, patience, 50).run("").verdict();
  }

  @Test
  void exceptionsTheirTextAndHangsAreNoticed() {
    assertEquals(Verdict.FINE, verdict(PATIENCE, () -> "Error: no\nExecution halted\n"));
    assertEquals(
        Verdict.JAVA_ERROR,
        verdict(
            PATIENCE,
            () -> {
              throw new IllegalStateException();
            }));
    assertEquals(
        Verdict.JAVA_ERROR, verdict(PATIENCE, () -> "Error: java.lang.ClassCastException: x\n"));
    assertEquals(
        Verdict.HANG,
        verdict(
            50,
            () -> {
              while (true) {
                LockSupport.parkNanos(1_000_000);
              }
            }));
  }

  @Test
  void anEndlessLoopStopsWhenAskedTo() {
    var fuzzer = new ScriptFuzzer(SessionRunner.plain(), 300, 20_000);
    assertEquals(Verdict.STOPPED, fuzzer.run("repeat { x <- 1 }\n").verdict());
  }

  @Test
  void mutationsAreTheSameForTheSameSeed() {
    var mutator = new ScriptMutator(List.of("x <- c(1, 2)\nprint(x)\n", "f <- function(a) a\n"));
    assertEquals(mutator.script(7), mutator.script(7));
  }
}
