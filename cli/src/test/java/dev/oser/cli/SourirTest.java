package dev.oser.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people see of sourir. */
class SourirTest {
  private static final String SIZE = Cli.file("examples/sourir/size.sou").toString();
  private static final String FIGURE_6 = Cli.file("examples/sourir/wrong/figure-6.sou").toString();

  @TempDir Path directory;

  private String file(String text) throws IOException {
    return Files.writeString(directory.resolve("test.sou"), text).toString();
  }

  // ---- run ----

  @Test
  void runPrintsOneLineForEachValue() throws IOException {
    var file =
        file(
            """
             var f = 'f
             array inner = [nil, "text"]
             array a = [-1, inner, f]
             print a
             print (1 == true)
            function f ()
             return 1
            """);
    assertEquals(new Cli.Result(0, "[-1, [nil, \"text\"], 'f]\nfalse\n", ""), Cli.run("run", file));
  }

  @ParameterizedTest
  @ValueSource(strings = {"7 7", "-1 255", "257 1", "true 1", "false 0", "nil 0", "\"x\" 0"})
  void stopGivesTheExitStatus(String line) throws IOException {
    var words = line.split(" ");
    var result = Cli.run("run", file(" stop " + words[0]));
    assertEquals(new Cli.Result(Integer.parseInt(words[1]), "", ""), result);
  }

  @Test
  void readTakesALineOfInput() throws IOException {
    var file = file(" var x\n read x\n print x\n read x\n print x\n read x\n");
    var result = Cli.runWithInput("  -3\n\"a b\"\n", "run", file);
    assertEquals("-3\n\"a b\"\n", result.out());
    assertEquals(file + ":6:2: there is no more input, in 'read x'\n", result.err());
    assertEquals(2, result.status());
  }

  /** A sum as long as any, in a loop that is compiled, and one that is too long. */
  @ParameterizedTest
  @MethodSource("optimizations")
  void longSumsRunOrAreRefused(String passes) throws IOException {
    var loop =
        """
         var n = 0
         goto again
        again:
         var sum = n%s
         branch (sum > 3000) $done $more
        $more:
         drop sum
         n <- (n + 1)
         goto again
        $done:
         print sum
        """;
    var result = Cli.run("run", file(loop.formatted(" + 1".repeat(248))), "--opt", passes);
    assertEquals(new Cli.Result(0, "3001\n", ""), result);
    var file = file(loop.formatted(" + 1".repeat(50_000)));
    var refused = Cli.run("run", file, "--opt", passes);
    assertEquals(2, refused.status());
    assertTrue(
        refused.err().startsWith(file + ":4:1010: an expression has at most 250 operations"),
        refused::toString);
  }

  private static final String DIVISION =
      """
       var x = 5
       var y = 0
       print x
       call z = 'half(x, y)
       print z
      function half (var a, var b)
       var c = (a / b)
       return c
      """;

  static Stream<String> optimizations() {
    return Stream.of(
        "", "fresh", "prune", "const_fold", "inline_max", "all", "fresh,all,inline_max,min_live");
  }

  /** Also the text of a run-time error stays the same, whatever became of the instruction. */
  @ParameterizedTest
  @MethodSource("optimizations")
  void errorsArePositionedAndOptimisingChangesNone(String passes) throws IOException {
    var file = file(DIVISION);
    assertEquals(
        new Cli.Result(2, "5\n", file + ":7:2: 5 is divided by zero, in 'var c = (a / b)'\n"),
        Cli.run("run", "--opt", passes, file));
  }

  @Test
  void everySyntaxErrorIsListedAndTheStatusIs2() throws IOException {
    var file = file(" print (\n goto 3\n");
    assertEquals(
        new Cli.Result(
            2,
            "",
            file
                + ":1:9: expected an expression, found the end of the line\n"
                + file
                + ":2:7: expected a label, found '3'\n"),
        Cli.run("run", file));
  }

  @Test
  void everyBrokenStaticRuleIsListedAndTheStatusIs1() throws IOException {
    var file = file(" print y\n goto l\n");
    var result = Cli.run("run", file);
    assertEquals(1, result.status());
    assertEquals(2, result.err().lines().count());
    assertTrue(result.err().startsWith(file + ":1:8: variable y is not in scope"), result.err());
    assertEquals(result, Cli.run("check", file));
  }

  @Test
  void aConstantCalleeWithAWrongNumberOfArgumentsStaysARunTimeError() throws IOException {
    var file = file(" var f = 'g\n call x = f(1)\nfunction g ()\n return 1\n");
    var result = Cli.run("run", file);
    assertEquals(2, result.status());
    assertEquals(result, Cli.run("run", "--opt", "const_fold", file));
  }

  @Test
  void showPrintsThePassesAndTheProgramThatRuns() {
    var result = Cli.run("run", "--opt", "fresh,unreachable", "--show", SIZE);
    assertEquals("128\n0\n", result.out());
    assertTrue(result.err().startsWith("# fresh: versions 3 -> 5"), result.err());
    assertTrue(result.err().contains("\nversion opt\n"), result.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"first", "every:2", "random:3", "all"})
  void stressShowsNothing(String mode) {
    assertEquals(
        new Cli.Result(0, "128\n0\n", ""), Cli.run("run", "--stress", mode, "--opt", "all", SIZE));
  }

  /** The planted lie: made to fail, the assume of figure 6 gives itself away. */
  @Test
  void stressShowsALie() throws IOException {
    var lying = Files.readString(Path.of(FIGURE_6)).replace("version o", "version p");
    var active = file(lying.replaceFirst("(?s)version p.*?version w", "version w"));
    assertEquals("7\n", Cli.run("run", active).out());
    assertEquals("7\n", Cli.run("run", "--opt", "fresh,prune,compose,all", active).out());
    assertEquals("42\n", Cli.run("run", "--stress", "first", active).out());
  }

  /** A loop this long is compiled, entered in the middle, and left when it ends. */
  @Test
  void theEnginesShowTheSameAndTheLogSaysWhatHappened() throws IOException {
    var loop =
        """
         var i = 0
         var sum = 0
         goto loop
        loop:
         branch (i < 3000000000) $more $done
        $more:
         branch (sum < 1000000000) $on $enough
        $on:
         sum <- (sum + (i % 3))
         i <- (i + 1)
         goto loop
        $enough:
         i <- 3000000000
         goto loop
        $done:
         print sum
        """;
    var result = Cli.run("run", "--log", file(loop));
    assertEquals("1000000000\n", result.out());
    assertTrue(result.err().contains("compiled main.anon"), result.err());
    assertTrue(result.err().contains("transition from the interpreter"), result.err());
    assertTrue(result.err().contains("a branch went another way"), result.err());
    for (var engine : List.of("jit", "model")) {
      assertEquals(
          Cli.run("run", SIZE).out(),
          Cli.run("run", "--engine", engine, "--stress", "first", SIZE).out());
    }
    assertEquals(Cli.run("run", SIZE).out(), Cli.run("run", "--stress", "checks:2", SIZE).out());
  }

  @Test
  void choicesThatDoNotExistAreExplained() {
    assertFails("there is no engine 'x'; expected jit or model", "run", "--engine", "x", SIZE);
    assertFails("there is no pass 'x'; there are fresh, prune_true", "run", "--opt", "x", SIZE);
    assertFails("'x' is no stress mode", "run", "--stress", "x", SIZE);
    assertFails("not for programs in sourir", "run", "--dump-bytecode", SIZE, "1");
    assertFails("not for programs in Oser IR", "run", "--stress", "all", "x.oir");
    assertFails("check it with 'oser check", "verify", SIZE);
    assertFails("check it with 'oser verify x.oir'", "check", "x.oir");
    assertFails("no such file", "check", "x.sou");
    assertFails("must be at least 1", "check", "--probes", "0", SIZE);
  }

  private static void assertFails(String message, String... command) {
    var result = Cli.run(command);
    assertEquals(2, result.status());
    assertTrue(result.err().contains(message), result.err());
  }

  @Test
  void printGivesTheStrictForm() throws IOException {
    assertEquals(" print (1 + (2 * 3))\n", Cli.run("print", file("print 1+2*3")).out());
  }

  // ---- check ----

  @Test
  void checkFindsNothingInFigure5() {
    assertEquals(
        new Cli.Result(
            0,
            SIZE
                + ": valid, 2 functions with 3 versions; no violation of version equivalence or"
                + " assumption transparency found\n",
            ""),
        Cli.run("check", SIZE));
  }

  @Test
  void checkPrintsTheInputAndTheTwoTracesOfFigure6() {
    assertEquals(
        new Cli.Result(
            1,
            FIGURE_6
                + ": assumption transparency is violated: deoptimising at (show, w, L1) (assume"
                + " number 1 of a run that starts in version w) can be observed\n"
                + "  with show(nil)\n"
                + "  expected: print nil; return nil\n"
                + "  actual:   print 42; return nil\n",
            ""),
        Cli.run("check", FIGURE_6));
  }

  // ---- fuzz ----

  @Test
  void fuzzEndsInALineForScripts() {
    var result = Cli.run("fuzz", "sourir", "--count", "20", "--seed", "3");
    assertEquals(0, result.status());
    assertTrue(
        result.out().matches("result fuzz-sourir programs=20 deopts=[0-9]+ mismatches=0\n"),
        result.out());
  }
}
