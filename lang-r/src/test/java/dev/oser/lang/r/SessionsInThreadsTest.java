package dev.oser.lang.r;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * Sessions in the threads of one JVM never see each other: ten threads run whole programs of the
 * corpus, each others than the rest, again and again, and all of them write what GNU R was recorded
 * to write. {@code -Doser.r.runs=100} runs each a hundred times.
 */
class SessionsInThreadsTest {
  private static final int THREADS = 10;
  private static final int RUNS = Integer.getInteger("oser.r.runs", 5);

  private static List<ScriptCase> programs() throws IOException {
    var notYet = Set.copyOf(Files.readAllLines(ScriptCase.ROOT.resolve("not-yet.txt")));
    return ScriptCase.files().stream()
        .filter(file -> file.startsWith(ScriptCase.ROOT.resolve("programs")))
        .flatMap(file -> ScriptCase.of(file).stream())
        .filter(program -> !notYet.contains(program.name()))
        .toList();
  }

  /** A way to run a script of the corpus. */
  private interface Runner {
    Script run(ScriptCase program) throws Exception;
  }

  /** {@return the programs that did not do what was recorded, in any of the threads} */
  private static List<String> different(List<ScriptCase> programs, int runs, Runner runner)
      throws InterruptedException, ExecutionException {
    var different = new ArrayList<String>();
    try (var threads = Executors.newFixedThreadPool(THREADS)) {
      var tasks = new ArrayList<Callable<List<String>>>();
      for (int thread = 0; thread < THREADS; thread++) {
        int first = thread;
        tasks.add(() -> inOneThread(programs, first, runs, runner));
      }
      for (var task : threads.invokeAll(tasks)) {
        different.addAll(task.get());
      }
    }
    return different;
  }

  private static List<String> inOneThread(
      List<ScriptCase> programs, int first, int runs, Runner runner) throws Exception {
    var different = new ArrayList<String>();
    for (int run = 0; run < runs; run++) {
      // Each thread has programs of its own, one after the other.
      var mine = (programs.size() - first + THREADS - 1) / THREADS;
      var program = programs.get(first + run % mine * THREADS);
      var result = runner.run(program);
      if (!result.equals(program.expected())) {
        different.add(program.name() + ":\n" + result);
      }
    }
    return different;
  }

  @Test
  void tenSessionsInTenThreadsDoWhatEachDoesAlone() throws Exception {
    var programs = programs();
    assertTrue(programs.size() >= 2 * THREADS, "each thread needs programs of its own");
    assertEquals(List.of(), different(programs, RUNS, program -> Script.run(program.text())));
  }

  /** A double that keeps the last result where all threads see it. */
  @Test
  void aSharedVariableIsCaught() throws Exception {
    var last = new AtomicReference<Script>();
    var all = new CyclicBarrier(THREADS);
    assertFalse(
        different(
                programs(),
                1,
                program -> {
                  last.set(program.expected());
                  await(all);
                  return Objects.requireNonNull(last.get());
                })
            .isEmpty());
  }

  private static void await(CyclicBarrier barrier) throws InterruptedException {
    try {
      barrier.await();
    } catch (BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * What one session does to what it shares with others by mistake must not get through to them.
   */
  @Test
  void whatASessionWritesOnSharedThingsIsRefusedOrItsOwn() {
    UnaryOperator<String> errors = code -> "tryCatch({" + code + "}, error = function(e) NULL)\n";
    Script.run(
        errors.apply("s <- quote(shared); attr(s, 'seen') <- 1")
            + errors.apply("n <- NULL; attr(n, 'seen') <- 1")
            + errors.apply("t <- TRUE; attr(t, 'seen') <- 1; t[2] <- NA")
            + errors.apply("attr(sum, 'seen') <- 1")
            + errors.apply("assign('pi', 3, baseenv())")
            + errors.apply("options(digits = 3)")
            + errors.apply("registerS3method('print', 'shared', function(x, ...) cat('seen'))"));
    assertEquals(
        new Script(
            0,
            "NULL\nNULL\nNULL\nNULL\n[1] 3.141593\n[1] 1\nattr(,\"class\")\n[1] \"shared\"\n",
            ""),
        Script.run(
            """
            attributes(quote(shared))
            attributes(NULL)
            attributes(TRUE)
            attributes(sum)
            pi
            structure(1, class = "shared")
            """));
  }
}
