package dev.oser.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code oser profile top} on a program that runs. */
class ProfileTopTest {
  private static final String PROGRAM =
      """
      public class Busy {
        static volatile int sink;
        public static void main(String[] arguments) throws Exception {
          System.out.println("ready");
          while (System.in.available() == 0) {
            for (int i = 0; i < 1000; i++) {
              sink = often(i);
            }
          }
        }
        static int often(int i) {
          return i + 1;
        }
      }
      """;

  @TempDir Path directory;
  private Process process;

  @BeforeEach
  void start() throws Exception {
    assumeTrue(
        Files.exists(Cli.file("agent/target/oser-agent.jar")), "the agent is not packaged yet");
    var file = Files.writeString(directory.resolve("Busy.java"), PROGRAM);
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    process =
        new ProcessBuilder(java, "-XX:+EnableDynamicAgentLoading", file.toString())
            .redirectError(directory.resolve("errors").toFile())
            .start();
    assertEquals("ready", process.inputReader().readLine());
  }

  @AfterEach
  void end() {
    if (process != null) {
      process.destroyForcibly();
    }
  }

  private String pid() {
    return Long.toString(process.pid());
  }

  @Test
  void tablesArePrintedAndTheProgramGoesOn() throws Exception {
    for (int i = 0; i < 2; i++) {
      var result =
          Cli.run("profile", "top", pid(), "--every", "0.5", "--times", "2", "--include", "Busy");
      assertEquals("", result.err());
      assertEquals(0, result.status());
      assertTrue(
          result.out().contains("  Busy.often < Busy.main\n")
              || result.out().contains("  Busy.often\n"),
          result.out());
      var tables = result.out().split("process " + pid() + ": ", -1);
      assertEquals(3, tables.length, result.out());
    }
    process.getOutputStream().write('\n');
    process.getOutputStream().flush();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    assertEquals(0, process.exitValue());
    assertEquals("", Files.readString(directory.resolve("errors")));
  }

  /** Watching for files ends with the profile. */
  @Test
  void noThreadOfTheAgentStays() throws Exception {
    Cli.run("profile", "top", pid(), "--every", "0.2", "--times", "1", "--include", "Busy");
    var threads = threads();
    Cli.run("profile", "top", pid(), "--every", "0.2", "--times", "6", "--include", "Busy");
    assertEquals(threads, threads());
  }

  /** {@return the threads of the agent, when those that end have ended} */
  private String threads() throws Exception {
    Thread.sleep(1000);
    var dump =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                pid(),
                "Thread.print")
            .start();
    var text = new String(dump.getInputStream().readAllBytes());
    assertEquals(0, dump.waitFor());
    return text.lines()
        .filter(line -> line.startsWith("\"oser-agent"))
        .map(line -> line.substring(0, line.indexOf('"', 1)))
        .sorted()
        .toList()
        .toString();
  }

  @Test
  void theEndOfTheProgramIsTheEnd() throws Exception {
    var ending =
        Thread.ofPlatform()
            .start(
                () -> {
                  try {
                    Thread.sleep(3000);
                    process.destroyForcibly();
                  } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                  }
                });
    var result = Cli.run("profile", "top", pid(), "--every", "0.3", "--include", "Busy");
    ending.join();
    assertEquals("oser: process " + pid() + " has ended\n", result.err());
    assertEquals(0, result.status());
  }

  @Test
  void whoIsProfiledAlreadyIsLeftAlone() throws Exception {
    var options = new ProfileOptions();
    var file = directory.resolve("other");
    try (var other = AttachedJvm.attach(pid())) {
      other.tell(options.text("cct", file.toString()));
      var result = Cli.run("profile", "top", pid(), "--times", "1");
      assertEquals(2, result.status());
      assertTrue(result.err().contains("its error stream says why"), result.err());
      Files.deleteIfExists(file);
      other.tell("stop");
    }
    assertTrue(Files.exists(file), "the other profile was ended");
  }

  @Test
  void whatCannotBeIsSaidInALine() {
    assertEquals(
        "oser: --every 0.0 is too often; at most ten times a second: 0.1\n",
        Cli.run("profile", "top", pid(), "--every", "0").err());
    var none = Cli.run("profile", "top", "nobody");
    assertEquals(2, none.status());
    assertTrue(none.err().startsWith("oser: cannot attach to process nobody: "), none.err());
  }
}
