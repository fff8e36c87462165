package dev.oser.cli.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.cli.Cli;
import dev.oser.cli.SourceFile;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Versions, state maps and OSR points in the shell. */
class ShellOsrTest {
  private static final String ISORD = Cli.file("examples/ir/isord.oir").toString();

  /** The first command is on line 40. */
  private static final String MODULE =
      """
      module
      func @f(%x: i64, %n: i64) -> i64 {
      entry:
        %many = i64.gt %n, 4
        jump loop(0, 0)
      loop(%i: i64, %sum: i64):
        %square = i64.mul %x, %x
        %term = i64.mul %square, %i
        %next_sum = i64.add %sum, %term
        %next = i64.add %i, 1
        %more = i64.lt %next, %n
        branch %more, loop(%next, %next_sum), done
      done:
        return %next_sum
      }
      func @outer(%n: i64) -> i64 {
      entry:
        %a = call @inner(%n)
        %b = i64.mul %a, %n
        return %b
      }
      func @inner(%n: i64) -> i64 {
      entry:
        print i64 %n
        %m = i64.add %n, 1
        print i64 %m
        return %m
      }
      func @half() {
      entry:
        %text = array.data i8 "half a line"
        write %text, 0, 11
        return
      }
      func @flag() -> i1 {
      entry:
        return false
      }
      end
      """;

  private static Cli.Result shell(String commands) {
    var result = Cli.runWithInput(MODULE + commands, "shell");
    var loaded = "loaded 5 functions\n";
    assertTrue(result.out().startsWith(loaded), result.toString());
    return new Cli.Result(result.status(), result.out().substring(loaded.length()), result.err());
  }

  private static void assertPrints(String expected, String commands) {
    assertEquals(new Cli.Result(0, expected, ""), shell(commands));
  }

  private static void assertFails(String message, String command) {
    assertFails(message, command, 40);
  }

  /** Expects that a command fails, and that nothing has changed then. */
  private static void assertFails(String message, String commands, int line) {
    var result = shell(commands + "\n");
    assertEquals("stdin:" + line + ": " + message + "\n", result.err());
    assertEquals(2, result.status());
    assertEquals(commands.lines().count() == 1, result.out().isEmpty(), result.out());
  }

  // ---- The session of the paper. ----

  @ParameterizedTest
  @ValueSource(strings = {"compiler", "interpreter"})
  void theComparatorIsInlinedWhileIsordRuns(String engine) {
    assertEquals(
        new Cli.Result(
            0,
            "loaded 3 functions from "
                + ISORD
                + "\nengine: "
                + engine
                + """

                point 1 in @isord:base, block body, line 29, before %order = call.indirect fn(i64, i64) -> i32 (%c, %left, %right)
                  counter 1000, open inline %c, fired 0 times
                point 1 fired for @ascending: made @isord.to.ascending
                1
                0
                ; 1 if no element comes before its left neighbour, otherwise 0.
                func @isord.to.ascending(%osr.v: i64[], %osr.n: i32, %osr.c: fn(i64, i64) -> i32, %osr.i: i32, %osr.left: i64, %osr.right: i64) -> i32 {
                osr.entry:
                  jump osr.landing(%osr.i, %osr.left, %osr.right)
                header:
                  %next = i32.add %i1, 1
                  %more = i32.lt %next, %osr.n
                  branch %more, body, body.exit(1)
                body:
                  %before = i32.sub %next, 1
                  %left = array.load i64 %osr.v, %before
                  %right = array.load i64 %osr.v, %next
                  jump osr.landing(%next, %left, %right)
                osr.landing(%i1: i32, %left1: i64, %right1: i64):
                  %less = i64.lt %left1, %right1
                  branch %less, body.after.ascending(-1), ascending.after
                ascending.after:
                  %more1 = i64.gt %left1, %right1
                  %sign = i32.from_i1 %more1
                  jump body.after.ascending(%sign)
                body.after.ascending(%order1: i32):
                  %wrong = i32.gt %order1, 0
                  branch %wrong, body.exit(0), header
                body.exit(%result1: i32):
                  return %result1
                }
                point 1 in @isord:base, block body, line 29, before %order = call.indirect fn(i64, i64) -> i32 (%c, %left, %right)
                  counter 1000, open inline %c, fired 1 time, made @isord.to.ascending
                1
                0
                point 1 in @isord:base, block body, line 29, before %order = call.indirect fn(i64, i64) -> i32 (%c, %left, %right)
                  counter 1000, open inline %c, fired 2 times, made @isord.to.ascending
                point 1 is gone from @isord:base
                1
                0
                @ascending  fn(i64, i64) -> i32                         6 instructions, 3 blocks
                @isord      fn(i64[], i32, fn(i64, i64) -> i32) -> i32  12 instructions, 4 blocks
                @main       fn() -> void                                13 instructions, 3 blocks
                """,
            ""),
        Cli.runWithInput(
            "load "
                + ISORD
                + "\nengine "
                + engine
                + """

                point @isord %order counter 1000 open inline
                call @main()
                dump @isord.to.ascending
                points
                call @main()
                points @isord
                remove 1
                call @main()
                functions
                """,
            "shell"));
  }

  @Test
  void aComparatorLoadedAgainIsInlinedAgain() {
    var result =
        Cli.runWithInput(
            "load "
                + ISORD
                + """

                point @isord line 28 counter 2 open inline %c
                call @isord([1, 2, 3, 4], 4, @ascending)
                module
                func @ascending(%a: i64, %b: i64) -> i32 {
                entry:
                  return 1
                }
                end
                call @isord([1, 2, 3, 4], 4, @ascending)
                """,
            "shell");
    assertEquals("", result.err());
    assertTrue(
        result
            .out()
            .endsWith(
                """
                point 1 fired for @ascending: made @isord.to.ascending
                1
                loaded 1 function
                0
                """),
        result.toString());
  }

  // ---- Versions. ----

  @Test
  void versionsAreMadeListedPrintedInstalledAndDropped() {
    assertPrints(
        """
        @f:fast: 9 -> 8 instructions
        @f:v1: 8 -> 8 instructions
        @f:base  9 instructions, current
        @f:fast  8 instructions, loop-invariant-code-motion,dead-code of base
        @f:v1    8 instructions, standard of fast
        func @f(%x: i64, %n: i64) -> i64 {
        entry:
          %square = i64.mul %x, %x
          jump loop(0, 0)
        loop(%i: i64, %sum: i64):
          %term = i64.mul %square, %i
          %next_sum = i64.add %sum, %term
          %next = i64.add %i, 1
          %more = i64.lt %next, %n
          branch %more, loop(%next, %next_sum), done
        done:
          return %next_sum
        }
        entry -> loop
        loop  -> loop, done  (heads loop, depth 1)
        done  ->
        @f:fast is current
        90
        @f:v1 is gone
        @f:base is current
        @f:fast is gone
        @f:base  9 instructions, current
        """,
        """
        version @f loop-invariant-code-motion,dead-code as fast
        version @f:fast standard
        versions
        dump @f:fast
        cfg @f:fast
        install @f:fast
        call @f(3, 5)
        drop @f:v1
        install @f:base
        drop @f:fast
        versions @f
        """);
  }

  @Test
  void passKeepsTheOldVersionIfThereAreSeveral() {
    assertPrints(
        """
        @f:fast: 9 -> 9 instructions
        dead-code on @f: changed, 9 -> 8 instructions
        @f:base  9 instructions
        @f:fast  9 instructions, loop-invariant-code-motion of base
        @f:v1    8 instructions, dead-code of base, current
        """,
        """
        version @f loop-invariant-code-motion as fast
        pass dead-code @f
        versions
        """);
  }

  @Test
  void loadingAFunctionAgainEndsItsVersions() {
    assertPrints(
        """
        @flag:fast: 1 -> 1 instruction
        point 1 in @flag:base, block entry, line 37, before return false
          always, to @flag:fast, live, continues in @flag.to.fast
        the versions and OSR points of @flag are gone
        loaded 1 function
        true
        @flag:base  1 instruction, current
        @f      fn(i64, i64) -> i64  9 instructions, 3 blocks
        @outer  fn(i64) -> i64       3 instructions, 1 block
        @inner  fn(i64) -> i64       4 instructions, 1 block
        @half   fn() -> void         3 instructions, 1 block
        @flag   fn() -> i1           1 instruction, 1 block
        """,
        """
        version @flag dead-code as fast
        point @flag entry always to fast
        module
        func @flag() -> i1 {
        entry:
          return true
        }
        end
        call @flag()
        versions @flag
        functions
        """);
  }

  // ---- Maps. ----

  @Test
  void aMapIsShownAtTheStrengthThatItTakes() {
    assertPrints(
        """
        @f:fast: 9 -> 8 instructions
        @f:faster: 8 -> 8 instructions
        map from @f:base to @f:fast, live
        from loop: %square = i64.mul %x, %x
        to loop: %term = i64.mul %square, %i
        code:
          %square1 = i64.mul %x, %x
        values:
          %n := %n
          %square := %square1
          %i := %i
          %sum := %sum
        keep: none
        map from @f:faster to @f:base, alias
        from loop: %term = i64.mul %square, %i
        to loop: %square = i64.mul %x, %x
        code: none
        values:
          %x := %x
          %n := %n
          %i := %i
          %sum := %sum
        keep: none
        no map from @f:faster to @f:base, live: the target needs %x, which cannot be made there: \
        it is an argument, and dead (on the way from fast to base)
        """,
        """
        version @f loop-invariant-code-motion,dead-code as fast
        version @f:fast standard as faster
        map @f loop to fast
        map @f:faster line 8 to base
        map @f:faster %term to base live
        """);
  }

  @Test
  void aMapThroughFramesComesWithTheirContinuations() {
    assertPrints(
        """
        @outer:flat: 3 -> 7 instructions
        map from @outer:flat to @outer:base, live
        from inner.entry: %m = i64.add %n, 1
        to entry: %b = i64.mul %a, %n
        code:
          %returned = call @outer.frame.0.0(%n)
        values:
          %n := %n
          %a := %returned
        keep: none
        func @outer.frame.0.0(%osr.n: i64) -> i64 {
        osr.entry:
          jump osr.landing(%osr.n)
        osr.landing(%n1: i64):
          %m = i64.add %n1, 1
          print i64 %m
          return %m
        }
        """,
        """
        version @outer inlining as flat
        map @outer:flat %m to base
        """);
  }

  // ---- Points. ----

  @Test
  void pointsLeadBackAndForth() {
    assertPrints(
        """
        @f:fast: 9 -> 8 instructions
        point 1 in @f:base, block loop, line 7, before %square = i64.mul %x, %x
          always, to @f:fast, live, continues in @f.to.fast
        point 2 in @f:fast, block loop, line 8, before %term = i64.mul %square, %i
          always, to @f:base, alias, continues in @f.to.base
        4499995500000
        @f:base  9 instructions, 1 OSR point, current
        @f:fast  8 instructions, loop-invariant-code-motion,dead-code of base, 1 OSR point
        point 1 is gone from @f:base
        point 2 in @f:fast, block loop, line 8, before %term = i64.mul %square, %i
          always, to @f:base, alias, continues in @f.to.base
        @f:fast is current
        4499995500000
        """,
        """
        version @f loop-invariant-code-motion,dead-code as fast
        point @f loop always to fast
        point @f:fast line 6 always to base
        call @f(3, 1000000)
        versions
        remove 1
        points
        install @f:fast
        call @f(3, 1000000)
        """);
  }

  @Test
  void aPointInACopyLeavesTheVersionAsItWas() {
    assertPrints(
        """
        point 1 in @f:watched, block loop, line 8, before %term = i64.mul %square, %i
          counter 3, to @f:v1, live, continues in @f.to.v1
        @f:base     9 instructions
        @f:watched  9 instructions, copy of base, 1 OSR point, current
        @f:v1       9 instructions, clone of watched
        90
        func @f(%x: i64, %n: i64) -> i64 {
        entry:
          %many = i64.gt %n, 4
          jump loop(0, 0)
        loop(%i: i64, %sum: i64):
          %square = i64.mul %x, %x
          %term = i64.mul %square, %i
          %next_sum = i64.add %sum, %term
          %next = i64.add %i, 1
          %more = i64.lt %next, %n
          branch %more, loop(%next, %next_sum), done
        done:
          return %next_sum
        }
        @f:base is current
        90
        """,
        """
        point @f %term counter 3 to clone copy watched
        versions
        call @f(3, 5)
        dump @f:base
        install @f:base
        call @f(3, 5)
        """);
  }

  @Test
  void aGuardAFlagAndAPointThatNeverFires() {
    assertPrints(
        """
        point 1 in @f:base, block loop, line 7, before %square = i64.mul %x, %x
          guard %many, open clone, fired 0 times
        point 2 in @f:base, block loop, line 7, before %square = i64.mul %x, %x
          flag @flag, open clone, fired 0 times
        point 3 in @f:base, block done, line 14, before return %next_sum
          never, open clone, fired 0 times
        54
        point 1 fired: made @f.to.clone
        90
        loaded 1 function
        point 2 fired: made @f.to.clone
        54
        point 1 in @f:base, block loop, line 7, before %square = i64.mul %x, %x
          guard %many, open clone, fired 0 times
        point 2 in @f:base, block loop, line 7, before %square = i64.mul %x, %x
          flag @flag, open clone, fired 1 time, made @f.to.clone
        point 3 in @f:base, block done, line 14, before return %next_sum
          never, open clone, fired 0 times
        """,
        """
        point @f loop guard %many open clone
        point @f loop flag @flag open clone
        point @f done never open clone
        call @f(3, 4)
        call @f(3, 5)
        module
        func @flag() -> i1 {
        entry:
          return true
        }
        end
        call @f(3, 4)
        points
        """);
  }

  @Test
  void whatIsToldDoesNotStandWithinALineOfTheProgram() {
    assertPrints(
        """
        point 1 in @half:base, block entry, line 33, before return
          always, open clone, fired 0 times
        half a line
        point 1 fired: made @half.to.clone
        """,
        """
        point @half line 33 always open clone
        call @half()
        """);
  }

  @Test
  void framesThatInliningSavedAreMadeWhenAPointFires() {
    assertPrints(
        """
        @outer:flat: 3 -> 7 instructions
        point 1 in @outer:flat, block inner.entry, line 25, before %m = i64.add %n, 1
          always, to @outer:base, live, continues in @outer.to.base
        @outer:flat is current
        3
        4
        12
        """,
        """
        version @outer inlining as flat
        point @outer:flat %m always to base
        install @outer:flat
        call @outer(3)
        """);
  }

  @Test
  void aContinuationCanHaveVersionsAndPointsItself() {
    assertPrints(
        """
        point 1 in @f:base, block loop, line 7, before %square = i64.mul %x, %x
          always, open clone, fired 0 times
        point 1 fired: made @f.to.clone
        90
        point 2 in @f.to.clone:base, block done, line 14, before return %next_sum
          always, open clone, fired 0 times
        point 2 fired: made @f.to.clone.to.clone
        90
        the versions and OSR points of @f.to.clone are gone
        point 1 is gone from @f:base
        90
        """,
        """
        point @f loop always open clone
        call @f(3, 5)
        point @f.to.clone done always open clone
        call @f(3, 5)
        remove 1
        points
        call @f(3, 5)
        """);
  }

  @Test
  void dumpHasTheContinuationsAndDeclaresTheStubs() {
    var dumped = shell("point @f loop always to clone\npoint @f done never open clone\ndump\n");
    assertEquals("", dumped.err());
    assertTrue(dumped.out().contains("\nfunc @f.to.v1("), dumped.out());
    assertTrue(dumped.out().endsWith("\ndeclare @f.open(ref, i64) -> i64\n"), dumped.out());
  }

  // ---- Errors. ----

  @Test
  void whatIsNotThereIsNamed() {
    assertFails("there is no function @g; 'functions' lists what is loaded", "version @g sccp");
    assertFails("@f has no version x; it has base", "dump @f:x");
    assertFails("@f has no version x; it has base", "map @f loop to x");
    assertFails("@f has no version x; it has base", "point @f loop always to x");
    assertFails("@f has no version x; it has base", "install @f:x");
    assertFails("@f has no value %y", "point @f %y always to clone");
    assertFails("@f has no value %y", "point @f loop guard %y to clone");
    assertFails(
        "@f has no block x; its blocks are entry, loop, done", "point @f x always open clone");
    assertFails(
        "@f has no code on line 99; it has some on lines 4 to 14",
        "point @f line 99 always to clone");
    assertFails("there is no point 1; 'points' lists them", "remove 1");
    assertFails("expected a value such as %x, not 'more'", "point @f loop guard more to clone");
    assertFails(
        "expected a number of times from 1 on, not '0'", "point @f loop counter 0 to clone");
  }

  @Test
  void misuseShowsTheUsage() {
    assertFails("usage: version @f[:FROM] PASSES [as NAME]", "version @f");
    assertFails("usage: install @f:VERSION", "install @f");
    assertFails("usage: drop @f:VERSION", "drop @f");
    assertFails("usage: remove N", "remove");
    assertFails("usage: versions [@f]", "versions @f @f");
    assertFails("usage: points [@f]", "points @f @f");
    assertFails("usage: map @f[:VERSION] PLACE to VERSION [STRENGTH]", "map @f loop base");
    var usage = "usage: point @f[:VERSION] PLACE WHEN WHERE [OPTIONS]";
    assertFails(usage, "point @f loop sometimes to clone");
    assertFails(usage, "point @f loop always open other");
    assertFails(usage, "point @f loop always");
    assertFails(usage, "point @f loop always to clone avail live");
  }

  @Test
  void aPointMustMakeSense() {
    assertFails("a guard is an i1; %sum is i64", "point @f loop guard %sum to clone");
    assertFails(
        "%more may not have been computed before %square = i64.mul",
        "point @f loop guard %more open clone");
    assertFails(
        "a flag is a fn() -> i1; @half is a fn() -> void", "point @f loop flag @half to clone");
    assertFails(
        "there is no call of a function value at %square = i64.mul; say which to inline: open"
            + " inline %f",
        "point @f loop always open inline");
    assertFails("@f does not call %x", "point @f loop always open inline %x");
    assertFails(
        "the point is in @f:base already; 'to clone' leads to a copy of it",
        "point @f loop always to base");
    assertFails("nothing changes from @f:base to itself", "map @f loop to base");
    assertFails(
        "'1st' cannot name a version; use letters, digits, '_', '.' and '-'",
        "point @f loop always to clone copy 1st");
    assertFails("@f already has a version base", "version @f sccp as base");
    assertFails("name at least one pass; 'passes' lists them", "version @f ,");
  }

  @Test
  void withoutAMapThereIsNoPoint() {
    var commands =
        """
        version @f loop-invariant-code-motion,dead-code as fast
        point @f:fast loop always to base live copy other
        """;
    assertFails(
        "there is no live map from @f:fast to @f:base at %term = i64.mul: the target needs %x,"
            + " which cannot be made there: it is an argument, and dead",
        commands, 41);
  }

  @Test
  void nothingIsLeftOfAPointThatCouldNotBeInserted() {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    var shell = new Shell(new PrintStream(out), new PrintStream(err));
    // Continuations of inner frames have such names.
    var taken = new StringBuilder("module\n");
    for (int i = 0; i < 20; i++) {
      taken.append("func @outer.frame." + i + ".0() {\nentry:\n  return\n}\n");
    }
    var lines =
        MODULE
            + taken
            + """
            end
            version @outer inlining as flat
            point @outer:flat %m always to base copy other
            """;
    assertEquals(2, shell.run(new ScriptLines("test", new StringReader(lines))));
    assertTrue(err.toString().contains("there is already a function @outer.frame."), err + "");
    out.reset();
    var after =
        """
        versions
        points
        install @outer:flat
        call @outer(2)
        point @f loop never to clone
        """;
    assertEquals(0, shell.run(new ScriptLines("test", new StringReader(after))));
    assertEquals(
        """
        @outer:base  3 instructions, current
        @outer:flat  7 instructions, inlining of base
        @outer:flat is current
        2
        3
        6
        point 1 in @f:base, block loop, line 7, before %square = i64.mul %x, %x
          never, to @f:v1, live, continues in @f.to.v1
        """,
        out.toString());
  }

  @Test
  void whatIsInUseStays() {
    assertFails("@f:base is the current version; install another one first", "drop @f:base");
    assertFails(
        "@f:base is what the others were made from",
        "version @f sccp as fast\ninstall @f:fast\ndrop @f:base",
        42);
    assertFails(
        "@f:b was made from @f:a; drop it first",
        "version @f sccp as a\nversion @f:a sccp as b\ndrop @f:a",
        42);
    assertFails(
        "point 1 leads to @f:a; remove it first",
        "version @f sccp as a\npoint @f loop never to a\ndrop @f:a",
        42);
    assertFails(
        "point 1 is in @f:a; remove it first",
        "version @f sccp as a\npoint @f:a loop never to base\ndrop @f:a",
        42);
    assertFails(
        "there is no point 1; 'points' lists them",
        "point @f loop never to clone\nremove 1\nremove 1",
        42);
    assertFails(
        "@f has OSR points; 'version' makes a version of it without, 'remove' removes",
        "point @f loop never to clone\npass dead-code",
        41);
    assertFails(
        "@f.to.v1 was made for an OSR point; remove the point first",
        "point @f loop never to clone\nmodule\nfunc @f.to.v1() {\nentry:\n  return\n}\nend",
        46);
  }

  // ---- Completion. ----

  @Test
  void completionKnowsWhatCanFollow() {
    var out = new PrintStream(OutputStream.nullOutputStream());
    var shell = new Shell(out, out);
    shell.load(SourceFile.read(ISORD));
    shell.versionsOf(shell.version("@isord")).copy(shell.version("@isord"), "copy", "fast");
    assertTrue(next(shell, "point").containsAll(List.of("@isord", "@isord:base", "@isord:fast")));
    assertTrue(next(shell, "point", "@isord").containsAll(List.of("%order", "body", "line")));
    assertTrue(next(shell, "point", "@isord", "line", "29").contains("counter"));
    assertTrue(next(shell, "point", "@isord", "body", "guard").contains("%more"));
    assertEquals(List.of("to", "open"), next(shell, "point", "@isord", "body", "counter", "5"));
    assertEquals(
        List.of("clone", "base", "fast"), next(shell, "point", "@isord", "body", "always", "to"));
    assertEquals(
        List.of("clone", "inline"), next(shell, "point", "@isord", "body", "always", "open"));
    assertTrue(next(shell, "point", "@isord", "body", "always", "to", "fast").contains("copy"));
    assertEquals(List.of("base", "fast"), next(shell, "map", "@isord", "body", "to"));
    assertEquals(List.of("line"), next(shell, "map", "@nothing"));
  }

  private static List<String> next(Shell shell, String command, String... before) {
    return Objects.requireNonNull(Commands.named(command)).suggestions(shell, List.of(before));
  }
}
