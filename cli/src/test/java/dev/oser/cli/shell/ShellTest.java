package dev.oser.cli.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.oser.cli.Cli;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShellTest {
  private static final String ISORD = Cli.file("examples/ir/isord.oir").toString();

  private static final String MODULE =
      """
      module
      record Node { value: i64, next: Node }
      func @square(%x: i64) -> i64 {
      entry:
        %dead = i64.add %x, 1
        %result = i64.mul %x, %x
        return %result
      }
      func @node(%x: i64) -> Node {
      entry:
        %last = record.new Node(%x, null)
        %first = record.new Node(%x, %last)
        return %first
      }
      func @apply(%f: fn(i64) -> i64, %x: i64) -> i64 {
      entry:
        %y = call.indirect fn(i64) -> i64 (%f, %x)
        return %y
      }
      func @divide(%x: i64, %y: i64) -> i64 {
      entry:
        print i64 %x
        %q = i64.div %x, %y
        return %q
      }
      func @greet(%name: i8[], %n: i32) {
      entry:
        write %name, 0, %n
        return
      }
      func @numbers(%v: f64[]) -> f64[] {
      entry:
        return %v
      }
      end
      """;

  @TempDir Path directory;

  /** A call that does not end, Ctrl-C, and the session goes on. */
  @ParameterizedTest
  @ValueSource(strings = {"call @forever()", "repeat 3 @forever()"})
  void anInterruptEndsTheCallAndNotTheSession(String command) throws InterruptedException {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    var shell = new Shell(new PrintStream(out), new PrintStream(err));
    var commands =
        new ArrayDeque<>(
            List.of(
                "module",
                "func @forever() {",
                "entry:",
                "  jump again",
                "again:",
                "  jump again",
                "}",
                "func @seven() -> i64 {",
                "entry:",
                "  return 7",
                "}",
                "end",
                command,
                "call @seven()"));
    var finger = new Thread(() -> interruptLater(shell));
    var status =
        shell.run(
            new Lines() {
              @Override
              public @Nullable String next(String prompt) {
                var line = commands.poll();
                if (command.equals(line)) {
                  finger.start();
                }
                return line;
              }

              @Override
              public String source() {
                return "input";
              }

              @Override
              public int number() {
                return 1;
              }

              @Override
              public boolean isInteractive() {
                return true;
              }
            });
    finger.join();
    assertEquals(0, status);
    assertTrue(out.toString(StandardCharsets.UTF_8).endsWith("7\n"), out::toString);
    assertEquals(
        command.startsWith("call") ? "interrupted\n" : "", err.toString(StandardCharsets.UTF_8));
  }

  private static void interruptLater(Shell shell) {
    try {
      Thread.sleep(500);
      shell.interrupt();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Runs commands after loading the module above. */
  private static Cli.Result shell(String commands) {
    var result = Cli.runWithInput(MODULE + commands, "shell");
    var loaded = "loaded 6 functions\n";
    assertTrue(result.out().startsWith(loaded), result.toString());
    return new Cli.Result(result.status(), result.out().substring(loaded.length()), result.err());
  }

  private static void assertPrints(String expected, String commands) {
    assertEquals(new Cli.Result(0, expected, ""), shell(commands));
  }

  private static void assertFails(int status, String message, String command) {
    var result = shell(command + "\nengine\n");
    assertEquals(message, result.err());
    assertEquals(status, result.status());
    assertTrue(!result.out().contains("engine"), "the script ends at the error");
  }

  @Test
  void callPrintsTheResult() {
    assertPrints(
        """
        144
        81
        Node(value: 3, next: Node(…))
        [1.0, NaN, Infinity]
        null
        """,
        """
        call @square(12)
        call @apply(@square, 9)
        call @node(3)
        call @numbers([1, nan, inf])
        call @numbers(null)
        """);
  }

  @Test
  void aLongArrayIsCutShort() {
    var zeros = "0, ".repeat(102) + "0";
    var shown = "0.0, ".repeat(100);
    assertPrints("[" + shown + "… 3 more]\n", "call @numbers([" + zeros + "])\n");
  }

  @Test
  void aResultDoesNotStandBehindHalfALine() {
    assertPrints("hello\n4\n", "call @greet(\"hello\", 5)\ncall @square(2)\n");
  }

  @Test
  void blankLinesAndCommentsAreIgnored() {
    assertPrints("4\n", "\n; comment\n   # comment\n  call @square(2) ; four\n");
  }

  @Test
  void loadAndFunctionsShowWhatIsThere() {
    assertEquals(
        new Cli.Result(
            0,
            "loaded 3 functions from "
                + ISORD
                + """

                @ascending  fn(i64, i64) -> i32                         6 instructions, 3 blocks
                @isord      fn(i64[], i32, fn(i64, i64) -> i32) -> i32  12 instructions, 4 blocks
                @main       fn() -> void                                13 instructions, 3 blocks
                1
                0
                0
                """,
            ""),
        Cli.runWithInput(
            "load "
                + ISORD
                + """

                functions
                call @main
                call @isord([3, 2, 1], 3, @ascending)
                """,
            "shell"));
  }

  @Test
  void dumpGivesAModuleThatCanBeLoadedAgain() throws IOException {
    var dumped = shell("dump\n").out();
    var file = Files.writeString(directory.resolve("dumped.oir"), dumped);
    assertEquals(new Cli.Result(0, dumped, ""), Cli.run("print", file.toString()));
    assertTrue(dumped.startsWith("record Node { value: i64, next: Node }\n\nfunc @square("));
  }

  @Test
  void aFunctionLoadedAgainReplacesTheOldOne() {
    assertPrints(
        """
        loaded 1 function
        func @square(%x: i64) -> i64 {
        entry:
          return %x
        }
        5
        5
        """,
        """
        module
        func @square(%x: i64) -> i64 {
        entry:
          return %x
        }
        end
        dump @square
        call @square(5)
        call @apply(@square, 5)
        """);
    assertEquals(
        1,
        shell("module\nfunc @square(%x: i64) -> i64 {\nentry:\n  return %x\n}\nend\ndump\n")
                .out()
                .split("func @square", -1)
                .length
            - 1,
        "dump shows the new one only");
  }

  @Test
  void cfgShowsBlocksAndLoops() {
    assertEquals(
        new Cli.Result(
            0,
            "loaded 3 functions from "
                + ISORD
                + """

                entry  -> body, exit
                header -> body, exit  (depth 1)
                body   -> exit, header  (heads loop, depth 1)
                exit   ->
                """,
            ""),
        Cli.runWithInput("load " + ISORD + "\ncfg @isord\n", "shell"));
  }

  @Test
  void cfgWritesGraphvizSource() throws IOException {
    var file = directory.resolve("my graph.dot");
    assertPrints(
        """
        digraph "@greet" {
          node [shape=box, fontname="monospace", fontsize=10];
          edge [fontname="monospace", fontsize=9];
          "entry" [label="entry(%name: i8[], %n: i32):\\l  write %name, 0, %n\\l  return\\l"];
        }
        """
            + "wrote "
            + file
            + "\n",
        "cfg @greet dot\ncfg @greet dot \"" + file + "\"\n");
    assertTrue(Files.readString(file).startsWith("digraph"));
  }

  @Test
  void cfgDrawsAPictureIfGraphvizIsThere() {
    var result = shell("cfg @greet svg\n");
    assumeTrue(!result.err().contains("install"), result.err());
    assertTrue(result.out().contains("<svg"), result.toString());
  }

  @Test
  void passesAreListed() {
    var result = shell("passes\n");
    assertTrue(result.out().matches("(?s).*dead-code +Deletes instructions.*"), result.toString());
  }

  @Test
  void passMakesANewVersionTheCurrentOne() {
    assertPrints(
        """
        dead-code on @square: changed, 3 -> 2 instructions
        dead-code on @square: unchanged, 2 instructions
        dead-code on @node: unchanged, 3 instructions
        func @square(%x: i64) -> i64 {
        entry:
          %result = i64.mul %x, %x
          return %result
        }
        49
        """,
        """
        pass dead-code @square
        pass dead-code @square @node
        dump @square
        call @square(7)
        """);
  }

  @Test
  void repeatMeasures() {
    var result = shell("repeat 11 @square(3)\n");
    var time = "[0-9.]+ (ns|µs|ms|s)";
    assertTrue(
        result.out().matches("11 calls: total T, mean T, median T, min T\n".replace("T", time)),
        result.toString());
    assertEquals("", result.err());
  }

  @Test
  void engineAndVerboseSayAndChange() {
    assertPrints(
        """
        engine: compiler
        engine: interpreter
        4
        engine: compiler
        verbose: off
        verbose: on
        verbose: off
        """,
        """
        engine
        engine interpreter
        call @square(2)
        engine compiler
        verbose
        verbose on
        verbose off
        """);
  }

  @Test
  void verboseTellsTimes() {
    var result = shell("verbose on\ncall @square(2)\nload " + ISORD + "\n");
    assertTrue(
        result
            .out()
            .matches(
                "(?s)verbose: on\ncompiles to \\d+ bytes in .*\n4\ncalled in .* with the compiler\n"
                    + "loaded .*\nread and parsed in .*, verified in .*\n"),
        result.toString());
  }

  @Test
  void bytecodeShowsSourceLinesOfTheScript() {
    assertPrints(
        """
        dead-code on @square: changed, 3 -> 2 instructions
        square(long) -> long
             0  lload_0
             1  lload_0
                ; line 6  %result = i64.mul %x, %x
             2  lmul
                ; line 7  return %result
             3  lreturn
        """,
        "pass dead-code @square\nbytecode @square\n");
  }

  @Test
  void verifyChecksFunctions() {
    assertPrints("valid: 6 functions\nvalid: 1 function\n", "verify\nverify @square\n");
  }

  @Test
  void helpListsAndExplains() {
    var list = shell("help\n").out();
    for (var command : Commands.all()) {
      assertTrue(list.contains("\n" + command.name()) || list.startsWith(command.name()), list);
      var help = shell("help " + command.name() + "\n");
      assertTrue(help.out().startsWith(command.manual().usage() + "\n"), help.toString());
    }
  }

  @Test
  void quitAndExitEndTheScript() {
    assertPrints("", "quit\nnonsense\n");
    assertPrints("", "exit\nnonsense\n");
  }

  // ---- Errors. ----

  @Test
  void aTrapEndsTheScriptAfterTheOutput() {
    var result = shell("call @divide(1, 0)\nengine\n");
    assertEquals(
        new Cli.Result(
            1, "1\n", "stdin:36: trap: division by zero in @divide, block entry (stdin:23:3)\n"),
        result);
  }

  @Test
  void aWrongArgumentIsMarked() {
    assertFails(
        2,
        """
        stdin:36:14: expected a value of type i64 (an integer), found 'x'
           36 | call @square(x)
              |              ^
        """,
        "call @square(x)");
    assertFails(
        2,
        """
        stdin:36:14: @square(i64) takes 1 argument; here are 0
           36 | call @square()
              |              ^
        """,
        "call @square()");
    assertFails(
        2,
        """
        stdin:36:17: @square(i64) takes 1 argument; this is one more
           36 | call @square(1, 2)
              |                 ^
        """,
        "call @square(1, 2)");
    assertFails(
        2,
        """
        stdin:36:13: @node is a fn(i64) -> Node; expected a fn(i64) -> i64
           36 | call @apply(@node, 1)
              |             ^
        """,
        "call @apply(@node, 1)");
    assertFails(
        2,
        """
        stdin:36:6: there is no function @nothing
           36 | call @nothing()
              |      ^
        """,
        "call @nothing()");
  }

  @Test
  void everyErrorNamesTheLineOfTheScript() {
    assertFails(2, "stdin:36: unknown command 'nonsense'; 'help' lists the commands\n", "nonsense");
    assertFails(2, "stdin:36: usage: load FILE\n", "load");
    assertFails(2, "stdin:36: no such file: nothing.oir\n", "load nothing.oir");
    assertFails(
        2,
        "stdin:36: there is no function @nothing; 'functions' lists what is loaded\n",
        "cfg @nothing");
    assertFails(2, "stdin:36: expected a function such as @f, not 'square'\n", "dump square");
    assertFails(2, "stdin:36: usage: call @f(ARGUMENT, …)\n", "call square");
    assertFails(2, "stdin:36: usage: engine [interpreter|compiler]\n", "engine jit");
    assertFails(
        2,
        "stdin:36: expected a number of calls from 1 to 10000000, not '0'\n",
        "repeat 0 @square(1)");
    assertFails(2, "stdin:36: usage: pass NAME[,NAME…] [@f…]\n", "pass ,");
    assertFails(2, "stdin:36: there is no command 'x'; 'help' lists them\n", "help x");
    assertFails(
        2, "stdin:38: the module has no end; end it with a line 'end'\n", "module\n; nothing");
    assertFails(
        2,
        "stdin:41: @square is already loaded as fn(i64) -> i64, not fn() -> void\n",
        "module\nfunc @square() {\nentry:\n  return\n}\nend");
  }

  @Test
  void aSyntaxErrorInATypedModuleHasThePositionInTheScript() {
    var result = shell("module\nfunc @f() {\nentry:\n  retrun\n}\nend\n");
    assertTrue(result.err().startsWith("stdin:39:3: "), result.err());
  }

  @Test
  void aSyntaxErrorInALoadedFileHasBothPositions() throws IOException {
    var file = Files.writeString(directory.resolve("bad.oir"), "fun @f() {\n").toString();
    var result = shell("load " + file + "\n");
    assertEquals(2, result.status());
    assertTrue(result.err().startsWith("stdin:36: " + file + ":1:1: expected"), result.err());
  }

  @Test
  void aScriptFileIsNamedInErrors() throws IOException {
    var script = Files.writeString(directory.resolve("test.osh"), "engine\nnonsense\n").toString();
    assertEquals(
        new Cli.Result(
            2,
            "engine: compiler\n",
            script + ":2: unknown command 'nonsense'; 'help' lists the commands\n"),
        Cli.run("shell", script));
    assertEquals(
        new Cli.Result(2, "", "oser: no such file: nothing.osh\n"),
        Cli.run("shell", "nothing.osh"));
  }
}
