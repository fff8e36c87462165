package dev.oser.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** R in a process of its own: when its output is there, in which order, and how signals end it. */
@Timeout(60)
class RProcessTest {
  private static ProcessBuilder builder(String... arguments) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "dev.oser.cli.Main"));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command);
  }

  private static Process start(String... arguments) throws IOException {
    return builder(arguments).redirectErrorStream(true).start();
  }

  private static String rest(BufferedReader from) {
    return String.join("|", from.lines().toList());
  }

  private static void interrupt(Process process) throws Exception {
    new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
  }

  /** A parent can make its children deaf to Ctrl-C, and the JVM respects that. */
  private static boolean isInterruptIgnored() throws IOException {
    var status = Path.of("/proc/self/status");
    return !Files.exists(status)
        || Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) != 0);
  }

  @Test
  void whatIsPrintedIsThereBeforeTheProgramEnds() throws Exception {
    var process = start("-e", "cat('half a'); repeat {}");
    var text = new byte[6];
    assertEquals(6, process.getInputStream().readNBytes(text, 0, 6));
    assertEquals("half a", new String(text));
    assertTrue(process.isAlive());
    process.destroyForcibly();
  }

  @Test
  void nothingIsLostWhenTheProcessIsTerminated() throws Exception {
    var process = start("-e", "cat('go\\n'); i <- 0; repeat { i <- i + 1; cat(i, '\\n') }");
    try (var out = process.inputReader()) {
      assertEquals("go", out.readLine());
      process.toHandle().destroy();
      var lines = out.lines().toList();
      assertEquals(143, process.waitFor());
      for (int i = 0; i < lines.size() - 1; i++) {
        assertEquals((i + 1) + " ", lines.get(i));
      }
    }
  }

  @Test
  void bothStreamsKeepTheirOrderOnOnePipe() throws Exception {
    var process =
        start(
            "-e",
            "for (i in 1:3) { cat('out', i, '\\n'); message('err ', i) }; system('echo child');"
                + " cat('x\\n'); f <- function() warning('w'); f(); cat('y\\n'); stop('no')");
    try (var out = process.inputReader()) {
      assertEquals(
          "out 1 |err 1|out 2 |err 2|out 3 |err 3|child|x|Warning message:|In f() : w|y"
              + "|Error: no|Execution halted",
          rest(out));
    }
    assertEquals(1, process.waitFor());
  }

  @Test
  void anInterruptLetsTheProgramCleanUp() throws Exception {
    assumeFalse(isInterruptIgnored(), "SIGINT is ignored here");
    var process =
        start(
            "-e",
            "tryCatch({ cat('a\\n'); Sys.sleep(50) }, interrupt = function(e) cat('caught\\n'))",
            "-e",
            "f <- function() { on.exit(cat('left\\n')); cat('b\\n'); repeat {} }; f()");
    try (var out = process.inputReader()) {
      assertEquals("a", out.readLine());
      interrupt(process);
      assertEquals("caught", out.readLine());
      assertEquals("b", out.readLine());
      interrupt(process);
      assertEquals("|left|Execution halted", rest(out));
    }
    assertEquals(1, process.waitFor());
  }

  @Test
  void aSecondInterruptEndsWhatDoesNotAnswer() throws Exception {
    assumeFalse(isInterruptIgnored(), "SIGINT is ignored here");
    var process = start("-e", "cat('a\\n'); repeat x <- sort(runif(2e7))");
    try (var out = process.inputReader()) {
      assertEquals("a", out.readLine());
      do {
        interrupt(process);
        interrupt(process);
      } while (!process.waitFor(200, TimeUnit.MILLISECONDS));
    }
    assertTrue(List.of(1, ExitCode.INTERRUPTED).contains(process.exitValue()));
  }

  @Test
  void aReaderThatGoesAwayEndsTheProgramQuietly() throws Exception {
    var process = builder("-e", "repeat cat('line\\n')").start();
    process.inputReader().readLine();
    process.getInputStream().close();
    assertEquals("", new String(process.getErrorStream().readAllBytes()));
    assertEquals(ExitCode.CLOSED_PIPE, process.waitFor());
  }
}
