package dev.oser.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
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

  private String named(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text).toString();
  }

  @Test
  void filesMayEndInALowerCaseLetterOrNameTheirInterpreter() throws IOException {
    assertEquals(new Cli.Result(0, "[1] 1\n", ""), Cli.run("run", named("a.r", "1")));
    var script = named("script", "#!/usr/bin/env Rscript\n2\n");
    assertEquals(new Cli.Result(0, "[1] 2\n", ""), Cli.run("run", script));
    assertEquals(2, Cli.run("run", named("other", "#!/bin/sh\n2\n")).status());
  }

  @Test
  void filesOfOtherSystemsCanBeRead() throws IOException {
    var script = file("\uFEFFx <- 'a\r\nb'\r\nif (TRUE) {\r\n  print(x)\r\n}\r\n");
    assertEquals(new Cli.Result(0, "[1] \"a\\nb\"\n", ""), Cli.run("run", script));
    var latin = directory.resolve("latin.R");
    Files.writeString(latin, "'caf\u00e9'", StandardCharsets.ISO_8859_1);
    assertEquals(2, Cli.run("run", latin.toString()).status());
    assertEquals(
        "[1] \"caf\u00e9\"\n", Cli.run("run", "--encoding=latin1", latin.toString()).out());
  }

  @Test
  void aScriptCanComeOnStandardInput() {
    assertEquals(
        new Cli.Result(0, "a b", ""),
        Cli.runWithInput("cat(commandArgs(TRUE))", "run", "-", "a", "b"));
  }

  @Test
  void optionsOfRscriptComeBeforeTheScript() throws IOException {
    var script = file("cat(commandArgs()[-1], sep = '|')");
    assertEquals(
        "--no-echo|--no-restore|--vanilla|--file=" + script + "|--args|--vanilla|-e|x",
        Cli.run("run", "--vanilla", "--default-packages=NULL", script, "--vanilla", "-e", "x")
            .out());
    assertEquals(
        new Cli.Result(0, "a -e 3", ""),
        Cli.run("Rscript", "--no-save", "-e", "cat(commandArgs(TRUE))", "a", "-e", "3"));
    assertEquals(
        new Cli.Result(0, "[1] 1\n", "WARNING: unknown option '--foo'\n\n"),
        Cli.run("Rscript", "--foo", "-e", "1"));
  }

  @Test
  void optionsForOtherLanguagesAreRefused() throws IOException {
    assertEquals(
        new Cli.Result(2, "", "oser: --engine, --opt: not for programs in R\n"),
        Cli.run("run", "--opt", "all", "--engine", "jit", file("1")));
  }

  @Test
  void theCommandNamedREchoes() throws IOException {
    var text = "# why\nx <- 1; x\nf <- function() {\n  2\n}\nf()\n";
    var echoed = "> # why\n> x <- 1; x\n[1] 1\n> f <- function() {\n+   2\n+ }\n> f()\n[1] 2\n> \n";
    assertEquals(new Cli.Result(0, echoed, ""), Cli.runWithInput(text, "R", "--vanilla", "-q"));
    assertEquals(new Cli.Result(0, echoed, ""), Cli.run("R", "-q", "-f", file(text)));
    assertEquals(
        new Cli.Result(0, "[1] 1\n[1] 2\n", ""), Cli.run("R", "--slave", "--file=" + file(text)));
    assertEquals(2, Cli.runWithInput(text, "R").status());
  }

  @Test
  void aBatchRunKeepsEverythingInAFile() throws IOException {
    var out = directory.resolve("out.txt");
    assertEquals(
        new Cli.Result(1, "", ""),
        Cli.run("R", "CMD", "BATCH", "-q", file("1\nstop('no')\n"), out.toString()));
    assertEquals("> 1\n[1] 1\n> stop('no')\nError: no\nExecution halted\n", Files.readString(out));
  }
}
