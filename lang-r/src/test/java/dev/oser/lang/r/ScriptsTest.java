package dev.oser.lang.r;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Scripts write what GNU R was recorded to write, byte for byte, and end with its status. What does
 * not yet is listed in {@code not-yet.txt} ({@link KnownFailures}).
 */
class ScriptsTest {
  private static final KnownFailures NOT_YET =
      new KnownFailures(ScriptCase.ROOT.resolve("not-yet.txt"));
  private static final int SECONDS = 20;

  private static Set<String> notYet() throws IOException {
    return new TreeSet<>(NOT_YET.names());
  }

  @TestFactory
  Stream<DynamicContainer> scriptsBehaveAsInR() throws IOException {
    if (Boolean.getBoolean("oser.update")) {
      NOT_YET.update(names(test -> !behavesAsInR(test)));
    }
    var exceptions = notYet();
    return ScriptCase.files().stream()
        .map(
            file ->
                DynamicContainer.dynamicContainer(
                    ScriptCase.ROOT.relativize(file).toString(),
                    ScriptCase.of(file).stream()
                        .filter(each -> !exceptions.contains(each.name()))
                        .map(ScriptsTest::check)));
  }

  private static DynamicTest check(ScriptCase test) {
    return DynamicTest.dynamicTest(
        test.name(),
        () ->
            assertEquals(
                test.expected().toString(),
                Script.run(test.text()).toString(),
                () -> "of\n" + test.text()));
  }

  @Test
  void whatIsListedAsNotYetThereDoesNotWorkYet() throws IOException {
    assumeFalse(Boolean.getBoolean("oser.update"), "the list is being written");
    var exceptions = notYet();
    assertEquals(
        List.of(),
        names(test -> exceptions.contains(test.name()) && behavesAsInR(test)),
        "these work: take them off " + NOT_YET.file());
    var known = ScriptCase.all().stream().map(ScriptCase::name).collect(Collectors.toSet());
    assertTrue(known.containsAll(exceptions), () -> NOT_YET.file() + " lists what is no case");
  }

  private static List<String> names(Predicate<ScriptCase> condition) {
    return ScriptCase.all().parallelStream().filter(condition).map(ScriptCase::name).toList();
  }

  /** In a thread that can be left behind: what is not yet there may never end. */
  private static boolean behavesAsInR(ScriptCase test) {
    var run = new FutureTask<>(() -> Script.run(test.text()).equals(test.expected()));
    Thread.ofPlatform().daemon().start(run);
    try {
      return run.get(SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Test
  void aPlantedDifferenceIsCaught() {
    var expected = new Script(0, "[1] 3\n", "");
    assertEquals(expected, Script.run("1 + 2\n"));
    assertNotEquals(expected, Script.run("1 + 3\n"));
  }
}
