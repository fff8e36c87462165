package dev.oser.lang.r.embed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.r.fuzz.HostileScripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Each limit and each permission is enforced, and a session can be used again afterwards. */
class LimitsTest {
  @TempDir Path directory;

  private static void exceeds(Limit limit, Limits limits, String program) {
    try (var session = Session.builder().limits(limits).build()) {
      var problem = assertThrows(LimitException.class, () -> session.eval(program));
      assertEquals(limit, problem.limit());
      session.eval("rm(list = ls())");
      assertEquals(2, session.eval("1 + 1").asInt());
    }
  }

  private static void refuses(SessionBuilder builder, String program, String message) {
    try (var session = builder.build()) {
      var problem = assertThrows(RException.class, () -> session.eval(program));
      assertTrue(String.valueOf(problem.getMessage()).contains(message), problem::toString);
    }
  }

  @Test
  void timeIsLimited() {
    var limits = Limits.none().withTime(Duration.ofMillis(300));
    exceeds(Limit.TIME, limits, "repeat {}");
    exceeds(Limit.TIME, limits, "Sys.sleep(60)");
    exceeds(
        Limit.TIME,
        limits,
        "repeat tryCatch(repeat {}, condition = identity, finally = repeat {})");
  }

  @Test
  void waitingTakesNoTimeOfTheProcessor() {
    var limits = Limits.none().withCpuTime(Duration.ofMillis(200));
    exceeds(Limit.CPU_TIME, limits, "repeat {}");
    try (var session = Session.builder().limits(limits).build()) {
      session.eval("Sys.sleep(0.5)");
    }
  }

  @Test
  void memoryIsLimited() {
    var limits = Limits.none().withMemory(64 << 20);
    exceeds(Limit.MEMORY, limits, "x <- list(); repeat x[[length(x) + 1]] <- numeric(1e5)");
    exceeds(Limit.MEMORY, limits, "lapply(1:1e6, function(i) numeric(1e5))");
    refuses(Session.builder().limits(limits), "numeric(1e8)", "this session may use 64.0 Mb");
    try (var session = Session.builder().limits(limits).build()) {
      // What is garbage does not count.
      assertEquals(1e5, session.eval("for (i in 1:500) x <- numeric(1e5); length(x)").asDouble());
    }
  }

  @Test
  void depthIsLimitedWhateverTheProgramSets() {
    var limits = Limits.none().withDepth(200);
    var program =
        "options(expressions = 10000); f <- function(n) if (n == 0) 0 else 1 + f(n - 1); ";
    refuses(Session.builder().limits(limits), program + "f(1000)", "nested too deeply");
    try (var session = Session.builder().limits(limits).build()) {
      assertEquals(50, session.eval(program + "f(50)").asInt());
    }
  }

  @Test
  void outputIsLimited() {
    var limits = Limits.none().withOutput(1000);
    exceeds(Limit.OUTPUT, limits, "repeat cat('x')");
    exceeds(Limit.OUTPUT, limits, "repeat message('x')");
    try (var session = Session.builder().limits(limits).build()) {
      assertThrows(LimitException.class, () -> session.eval("cat(strrep('x', 5000)); repeat {}"));
      assertEquals(1000, session.takeOutput().length());
    }
  }

  @Test
  void filesAreReadAndWrittenOnlyWhereItIsAllowed() throws IOException {
    var own = Files.createDirectory(directory.resolve("own"));
    Files.writeString(own.resolve("data"), "1\n");
    var outside = Files.writeString(directory.resolve("outside"), "2\n");
    Files.createSymbolicLink(own.resolve("link"), outside);
    refuses(Session.builder().directory(own), "readLines('data')", "may read");
    refuses(Session.builder().directory(own).readBelow(own), "readLines('../outside')", "may read");
    refuses(Session.builder().directory(own).readBelow(own), "readLines('link')", "may read");
    refuses(Session.builder().directory(own).readBelow(own), "cat(1, file = 'data')", "may change");
    refuses(Session.builder().directory(own).readBelow(own), "tempfile()", "may not make files");
    try (var session = Session.builder().directory(own).writeBelow(own).build()) {
      assertEquals("1", session.eval("readLines('data')").asString());
      session.eval("f <- tempfile(); writeLines('x', f); cat('3', file = 'new')");
    }
    assertEquals("3", Files.readString(own.resolve("new")));
    assertEquals("2\n", Files.readString(outside));
  }

  @Test
  void processesEnvironmentAndQuitNeedPermission() {
    refuses(Session.builder(), "system('true')", "may not start others");
    refuses(Session.builder(), "quit()", "may not end the session");
    try (var closed = Session.open();
        var open = Session.builder().trusted().build()) {
      assertEquals("", closed.eval("Sys.getenv('PATH')").asString());
      closed.eval("Sys.setenv(MINE = 'x')");
      assertEquals("x", closed.eval("Sys.getenv('MINE')").asString());
      assertEquals("", open.eval("Sys.getenv('MINE')").asString());
      assertFalse(open.eval("Sys.getenv('PATH')").asString().isEmpty());
      assertEquals(0, open.eval("system('true')").asInt());
    }
  }

  /** Some of each family; {@code ./oser bench r-limits} runs them all. */
  @TestFactory
  Stream<DynamicTest> hostileScriptsAreStopped() {
    var sample = new ArrayList<HostileScripts.Attack>();
    for (var family : HostileScripts.FAMILIES) {
      var all = HostileScripts.of(List.of(family));
      for (int i = 0; i < all.size(); i += Math.max(1, all.size() / 3)) {
        sample.add(all.get(i));
      }
    }
    return sample.stream()
        .map(
            attack ->
                DynamicTest.dynamicTest(
                    attack.family() + ": " + attack.name(),
                    () -> {
                      var problem = HostileScripts.run(attack).problem();
                      // A build has other things to do than to be in time.
                      assertTrue(problem.isEmpty() || problem.contains("too late"), problem);
                    }));
  }

  @Test
  void whatIsHarmlessIsNotTakenForStopped() {
    var harmless = new HostileScripts.Attack("planted", "harmless", "1 + 1");
    assertFalse(HostileScripts.run(harmless).isStopped());
    assertTrue(HostileScripts.of(HostileScripts.FAMILIES).size() > 60);
  }
}
