package dev.oser.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.core.CoreOps;
import dev.oser.kit.ir.speculation.SpeculationOps;
import dev.oser.kit.ir.text.OpDocs;
import dev.oser.kit.runtime.Trap;
import dev.oser.lang.r.Session;
import dev.oser.lang.sourir.JitEngine;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class MainTest {
  private static final String ISORD = Cli.file("examples/ir/isord.oir").toString();

  @TempDir Path directory;

  private String file(String text) throws IOException {
    return Files.writeString(directory.resolve("test.oir"), text).toString();
  }

  private static void assertFails(int status, String message, Cli.Result result) {
    assertEquals(message, result.err());
    assertEquals(status, result.status());
  }

  // ---- help ----

  @Test
  void listsOfCommandsSayInOneSentenceWhatEachDoes() {
    assertEquals(List.of(), withoutSentence(Main.commandLine(Streams.ofProcess())).toList());
  }

  private static Stream<String> withoutSentence(CommandLine line) {
    var spec = line.getCommandSpec();
    var header = spec.usageMessage().header();
    boolean isListed = spec.parent() != null && !spec.name().equals("help");
    boolean isSentence = header.length == 1 && header[0].matches("[A-Z].{5,90}[.]");
    return Stream.concat(
        Stream.of(spec.qualifiedName()).filter(_ -> isListed && !isSentence),
        line.getSubcommands().values().stream().distinct().flatMap(MainTest::withoutSentence));
  }

  // ---- run ----

  @ParameterizedTest
  @ValueSource(strings = {"interpreter", "compiler"})
  void runPrintsWhatTheProgramWrites(String engine) {
    assertEquals(new Cli.Result(0, "1\n0\n", ""), Cli.run("run", "--engine", engine, ISORD));
  }

  @Test
  void anI32ResultIsTheExitStatusModulo256() throws IOException {
    var file =
        file(
            """
            func @main(%n: i32) -> i32 {
            entry:
              return %n
            }
            """);
    assertEquals(new Cli.Result(7, "", ""), Cli.run("run", file, "7"));
    assertEquals(new Cli.Result(1, "", ""), Cli.run("run", file, "257"));
    assertEquals(new Cli.Result(255, "", ""), Cli.run("run", file, "--", "-1"));
  }

  @Test
  void argumentsAreReadByTheParameterTypesAndOtherResultsPrinted() throws IOException {
    var file =
        file(
            """
            func @main(%a: i64, %b: f64, %c: i1, %d: i64[], %e: i8[]) -> f64 {
            entry:
              print i64 %a
              print i1 %c
              %first = array.load i64 %d, 0
              print i64 %first
              write %e, 0, 2
              return %b
            }
            """);
    assertEquals(
        new Cli.Result(0, "-7\ntrue\n40\nhi2.5\n", ""),
        Cli.run("run", file, "--", "-7", "2.5", "true", "[40, 2]", "\"hi\""));
  }

  @Test
  void passesRunBeforeTheProgram() {
    assertEquals(new Cli.Result(0, "1\n0\n", ""), Cli.run("run", "--passes", "dead-code", ISORD));
    var result = Cli.run("run", "--passes", "dead-code,nonsense", ISORD);
    assertEquals(2, result.status());
    assertTrue(
        result.err().startsWith("oser: there is no pass nonsense; there are: "), result.err());
  }

  @Test
  void dumpBytecodeShowsEveryFunctionWithItsSource() {
    var result = Cli.run("run", "--dump-bytecode", ISORD);
    assertEquals("1\n0\n", result.out());
    assertTrue(result.err().contains("isord(long[], int, Fn_JJ_I) -> int\n"), result.err());
    assertTrue(
        result.err().contains("; line 50  print i32 %yes\n"), "source beside: " + result.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"interpreter", "compiler"})
  void aTrapComesAfterTheOutputAndSaysWhere(String engine) throws IOException {
    var file =
        file(
            """
            func @main() {
            entry:
              print i32 1
              %x = i32.div 1, 0
              print i32 %x
              return
            }
            """);
    var result = Cli.run("run", "--engine", engine, file);
    assertEquals("1\n", result.out());
    assertFails(1, "trap: division by zero in @main, block entry (" + file + ":4:3)\n", result);
  }

  @Test
  void anExplicitTrapSaysSoOnce() throws IOException {
    var file = file("func @main() {\nentry:\n  trap \"no way\"\n}\n");
    assertFails(1, "trap: no way in @main, block entry (" + file + ":3:3)\n", Cli.run("run", file));
  }

  @Test
  void aSyntaxErrorIsShownWithItsLine() throws IOException {
    var file = file("func @main() {\nentry:\n  retrun\n}\n");
    var result = Cli.run("run", file);
    assertEquals(2, result.status());
    assertTrue(result.err().startsWith(file + ":3:3: "), result.err());
    assertTrue(result.err().endsWith("\n    3 |   retrun\n      |   ^\n"), result.err());
  }

  @Test
  void anInvalidProgramIsNotRun() throws IOException {
    var result = Cli.run("run", file(invalid()));
    assertEquals(2, result.status());
    assertTrue(result.err().endsWith("[dominance] (and 1 more)\n"), result.err());
    assertTrue(result.err().startsWith("oser: "), result.err());
  }

  @Test
  void argumentsThatDoNotFitAreExplained() throws IOException {
    var file = file("func @main(%n: i32, %v: i64[]) {\nentry:\n  return\n}\n");
    assertFails(
        2, "oser: @main(%n: i32, %v: i64[]) takes 2 arguments, not 1\n", Cli.run("run", file, "1"));
    assertFails(
        2,
        """
        argument %n:1:1: expected a value of type i32 (an integer), found 'x'
            1 | x
              | ^
        """,
        Cli.run("run", file, "x", "[1]"));
    assertFails(
        2,
        """
        argument %v:1:5: expected a value of type i64 (an integer), found '2.5'
            1 | [1, 2.5]
              |     ^
        """,
        Cli.run("run", file, "1", "[1, 2.5]"));
  }

  @Test
  void filesThatCannotBeReadAreExplained() throws IOException {
    var text = Files.writeString(directory.resolve("test.txt"), "");
    var binary = Files.write(directory.resolve("test.oir"), new byte[] {(byte) 0xff});
    assertFails(2, "oser: no such file: nothing.oir\n", Cli.run("run", "nothing.oir"));
    assertFails(
        2,
        "oser: " + directory + " is a directory, not a file\n",
        Cli.run("run", directory.toString()));
    assertFails(
        2,
        "oser: "
            + text
            + ": unknown kind of file; known are .oir (Oser IR), .sou (sourir), .R (R)\n",
        Cli.run("run", text.toString()));
    assertFails(2, "oser: " + binary + " is not UTF-8 text\n", Cli.run("run", binary.toString()));
  }

  @Test
  void aProgramWithoutMainIsExplained() throws IOException {
    var file = file("func @other() {\nentry:\n  return\n}\n");
    assertFails(2, "oser: " + file + " has no function @main to run\n", Cli.run("run", file));
  }

  // ---- The other commands. ----

  @Test
  void printWritesTheProgramBack() throws IOException {
    assertEquals(new Cli.Result(0, Files.readString(Path.of(ISORD)), ""), Cli.run("print", ISORD));
  }

  private static String invalid() {
    return """
    func @main() {
    entry:
      branch true, a, b
    a:
      %x = i32.add 1, 2
      jump b
    b:
      print i32 %x
      print i32 %x
      return
    }
    """;
  }

  @Test
  void verifyListsEveryViolation() throws IOException {
    var file = file(invalid());
    assertFails(
        1,
        """
        FILE:8:3: @main, block b, `print i32 %x`: %x is used where it may not have been computed [dominance]
        FILE:9:3: @main, block b, `print i32 %x`: %x is used where it may not have been computed [dominance]
        """
            .replace("FILE", file),
        Cli.run("verify", file));
    assertEquals(new Cli.Result(0, ISORD + ": valid, 3 functions\n", ""), Cli.run("verify", ISORD));
  }

  @Test
  void opsPrintsTheReference() {
    assertEquals(
        new Cli.Result(
            0,
            OpDocs.markdown(CoreOps.FAMILY, SpeculationOps.FAMILY, JitEngine.ops(), Session.ops()),
            ""),
        Cli.run("ops"));
  }

  // ---- Usage. ----

  @Test
  void usageErrorsSayWhatAndWhereToLook() {
    assertFails(2, "oser: unknown command 'foo'\nTry 'oser --help'.\n", Cli.run("foo"));
    assertFails(
        2,
        "oser run: unknown option '--enigne'; did you mean --engine?\nTry 'oser run --help'.\n",
        Cli.run("run", "--enigne", "compiler", "x.oir"));
    assertFails(2, "oser run: missing FILE\nTry 'oser run --help'.\n", Cli.run("run"));
    assertFails(
        2, "oser ops: unexpected argument 'x'\nTry 'oser ops --help'.\n", Cli.run("ops", "x"));
    var engine = Cli.run("run", "--engine", "jit", "x.oir");
    assertEquals(2, engine.status());
    assertTrue(engine.err().contains("expected interpreter or compiler, not 'jit'"), engine.err());
    assertEquals(2, Cli.run().status());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "run", "shell", "print", "verify", "ops"})
  void helpHasAnExample(String command) {
    var result = command.isEmpty() ? Cli.run("--help") : Cli.run(command, "--help");
    assertEquals(0, result.status());
    assertTrue(result.out().contains("  oser " + command), result.out());
    assertTrue(result.out().contains("Example"), result.out());
  }

  @Test
  void helpNamesTheCommandsOfTheLauncher() {
    var help = Cli.run("--help").out();
    assertTrue(help.contains("\n  bench "), help);
    assertTrue(help.contains("\n  test "), help);
  }

  @Test
  void versionNamesTheVersion() {
    var result = Cli.run("--version");
    assertTrue(result.out().matches("(?s)oser [0-9].*"), result.out());
    assertFalse(result.out().contains("$"), result.out());
  }

  // ---- Output that fails, and bugs. ----

  private static int runWithOutputThatFails(String message, PrintStream err, String... command) {
    var failing =
        new OutputStream() {
          @Override
          public void write(int b) {
            throw new StandardOutput.Failed(new IOException(message));
          }
        };
    var nothing = new ByteArrayInputStream(new byte[0]);
    return Main.run(command, nothing, new PrintStream(failing), err);
  }

  @Test
  void aClosedPipeEndsQuietly() {
    var err = new java.io.ByteArrayOutputStream();
    for (var command : new String[][] {{"run", ISORD}, {"--version"}, {"--help"}}) {
      assertEquals(141, runWithOutputThatFails("Broken pipe", new PrintStream(err), command));
    }
    assertEquals("", err.toString());
  }

  @Test
  void outputThatCannotBeWrittenIsAnError() {
    var err = new java.io.ByteArrayOutputStream();
    assertEquals(
        2, runWithOutputThatFails("No space left on device", new PrintStream(err), "run", ISORD));
    assertEquals("oser: cannot write the output: No space left on device\n", err.toString());
  }

  @Test
  void aClosedPipeIsFoundBehindATrap() {
    var failed = new StandardOutput.Failed(new IOException("Broken pipe"));
    assertEquals(141, Problem.of(Trap.of(failed)).exitCode());
  }

  @Test
  void aBugAsksForAReport() {
    var problem = Problem.of(new IllegalStateException("no such thing"));
    assertEquals(70, problem.exitCode());
    assertEquals(
        "internal error: java.lang.IllegalStateException: no such thing. This is a bug in oser;"
            + " please report it with the input that caused it.",
        problem.message());
  }

  @Test
  void fuzzModelsCountsPropertiesCasesAndPlantedMistakes() {
    var result = Cli.run("fuzz", "models", "--count", "100", "--only", "Lemma B.5");
    assertEquals(0, result.status(), result.out());
    assertTrue(
        result
            .out()
            .endsWith("result fuzz-models properties=1 cases=100 failures=0 planted=2 caught=2\n"),
        result.out());
  }

  @Test
  void fuzzModelsSaysWhenNoPropertyHasTheName() {
    var result = Cli.run("fuzz", "models", "--only", "Theorem 99");
    assertEquals(2, result.status());
    assertTrue(result.err().contains("no property has 'Theorem 99' in its name"), result.err());
  }
}
