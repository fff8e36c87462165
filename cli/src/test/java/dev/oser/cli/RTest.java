package dev.oser.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** R on the command line behaves as with {@code Rscript}. */
class RTest {
  @TempDir Path directory;

  private String file(String text) throws IOException {
    return Files.writeString(directory.resolve("test.R"), text).toString();
  }

  /** The launcher would not notice if it failed halfway, only everybody's start would be slower. */
  @Test
  void theScriptThatTrainsTheCacheRunsToItsEnd() {
    var result = Cli.run("run", Cli.file("cli/src/main/r/training.R").toString());
    assertEquals("", result.err());
    assertEquals(0, result.status());
  }

  @Test
  void expressionsRunInOrder() {
    assertEquals(new Cli.Result(0, "[1] 6\n5", ""), Cli.run("-e", "x <- 5", "-e", "x + 1; cat(x)"));
  }

  @Test
  void anErrorEndsTheScript() throws IOException {
    var result =
        Cli.run("run", file("cat('a\\n')\nf <- function() stop('no')\nf()\ncat('b\\n')\n"));
    assertEquals(new Cli.Result(1, "a\n", "Error in f() : no\nExecution halted\n"), result);
  }

  @Test
  void aSyntaxErrorComesAfterWhatRanBefore() throws IOException {
    var result = Cli.run("run", file("1\nx +* 2\n"));
    assertEquals(1, result.status());
    assertEquals("[1] 1\n", result.out());
    assertEquals("Error: unexpected '*' in \"x +*\"\nExecution halted\n", result.err());
  }

  @Test
  void theScriptSetsTheStatus() throws IOException {
    assertEquals(new Cli.Result(7, "", ""), Cli.run("run", file("quit(status = 7)")));
  }

  @Test
  void argumentsAreThere() throws IOException {
    var script = file("cat(commandArgs(TRUE), sep = ',')");
    assertEquals(new Cli.Result(0, "a,-b,c d", ""), Cli.run("run", script, "a", "-b", "c d"));
  }

  @Test
  void standardInputCanBeRead() throws IOException {
    var script = file("x <- readLines(file('stdin')); cat(rev(x), sep = '\\n')");
    assertEquals(
        new Cli.Result(0, "two\none\n", ""), Cli.runWithInput("one\ntwo\n", "run", script));
  }

  @Test
  void warningsComeAtTheEnd() {
    assertEquals(
        new Cli.Result(0, "[1] NA\n", "Warning message:\nNAs introduced by coercion \n"),
        Cli.run("-e", "as.integer('x')"));
  }
}
