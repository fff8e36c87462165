package dev.oser.models.sourir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.oser.models.sourir.run.ErrorKind;
import dev.oser.models.sourir.run.Outcome;
import dev.oser.models.sourir.run.Recording;
import dev.oser.models.sourir.run.Speculation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InterpreterTest {
  @Test
  void figure3FillsAnArray() {
    var figure3 =
        """
        var n = nil
        read n
        array t[n]
        var k = 0
        goto L1
        L1:
        branch (k < n) $L2 $L3
        $L2:
        t[k] <- k
        k <- (k + 1)
        goto L1
        $L3:
        drop k
        print t
        stop 0
        """;
    assertEquals("read 3; print [0, 1, 2]; stop 0", Sou.run(figure3, "3").toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "print (-7 / 2)         | print -3; stop 0",
        "print (-7 % 2)         | print -1; stop 0",
        "print (1 == true)      | print false; stop 0",
        "print (\"a\" == \"a\") | print true; stop 0",
        "print 'main            | print 'main; stop 0",
        "print (4611686018427387903 + 1) | print -4611686018427387904; stop 0",
        "array a = [1]; array b = [1]; print (a == b); print (a == a) | print false; print true;"
            + " stop 0",
        "array a = [nil]; a[0] <- a; print a | print [[...]]; stop 0",
        "array a = [1]; array b = [a, 2]; print b | print [[1], 2]; stop 0",
        "array a[2]; print a    | print [nil, nil]; stop 0",
        "stop 257               | stop 1",
        "stop -1                | stop 255",
        "stop true              | stop 1",
        "stop nil               | stop 0",
        "return 3               | stop 3"
      })
  void instructionsDoWhatTheFormatSays(String text, String trace) {
    assertEquals(trace.strip(), Sou.run(text.strip().replaceAll("; *", "\n")).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "print (1 + nil)      | TYPE_ERROR",
        "print (nil < 1)      | TYPE_ERROR",
        "print (true && 1)    | TYPE_ERROR",
        "print (false && 1)   | TYPE_ERROR",
        "branch 1 $a $b; $a:; stop 0; $b:; stop 0 | TYPE_ERROR",
        "print (1 / 0)        | DIVISION_BY_ZERO",
        "print (1 % 0)        | DIVISION_BY_ZERO",
        "array a[1]; print a[1]  | INDEX_OUT_OF_BOUNDS",
        "array a[1]; a[-1] <- 0  | INDEX_OUT_OF_BOUNDS",
        "array a[-1]          | NEGATIVE_LENGTH",
        "array a[999999999999] | TOO_LARGE",
        "call x = nil()       | NOT_A_FUNCTION",
        "var f = 'main; call x = f(1) | WRONG_ARGUMENT_COUNT",
        "assert false         | FAILED_ASSERT",
        "var x; read x        | END_OF_INPUT",
        "function main (); var x; call y = 'f(); function f (); call y = 'f(); return y | TOO_LARGE"
      })
  void errorsHaveTheirKind(String text, ErrorKind kind) {
    var program = Sou.valid(text.strip().replaceAll("; *", "\n"));
    var outcome = Recording.run(program, List.of(), Speculation.PLAIN, 5_000_000).trace().outcome();
    assertEquals(kind, assertInstanceOf(Outcome.Failed.class, outcome).kind());
  }

  @Test
  void errorsNameTheLineAndTheInstruction() {
    assertEquals(
        "error: 1 is divided by zero in 'print (1 / 0)' (line 2)",
        Sou.run("print 1\nprint (1/0)").outcome().toString());
  }

  @ParameterizedTest
  @CsvSource({"1,1", "'-5 ',-5", "nil,nil", "'\"a b\"','\"a b\"'", "'''main','''main'"})
  void inputIsOneLiteralPerLine(String line, String shown) {
    assertEquals(
        "read " + line + "; print " + shown + "; stop 0",
        Sou.run("var x\nread x\nprint x", line).toString());
  }

  @Test
  void otherInputIsInvalid() {
    assertEquals(
        "error: the input 'a b' is no literal in 'read x' (line 2)",
        Sou.run("var x\nread x", "a b").outcome().toString());
    assertEquals(
        "error: the input '99999999999999999999' is no literal in 'read x' (line 2)",
        Sou.run("var x\nread x", "99999999999999999999").outcome().toString());
  }

  @Test
  void aFailingAssumeGoesOnInTheTarget() {
    var program = Sou.valid(" call a = 'size(nil)\n print a\n" + Sou.SIZE);
    var result = Recording.run(program, List.of(), Speculation.PLAIN, 1000);
    assertEquals("print 0; stop 0", result.trace().toString());
    assertEquals(1, result.deoptimizations());
  }

  @Test
  void aTargetThatIsAnAssumeChecksItsOwnGuards() {
    var trace =
        Sou.run(
            """
            function main ()
            version c
            >l: assume [false] else (main, b, l) [var x = 1]
             stop 0
            version b
             var x = 2
            >l: assume [(x == 2)] else (main, a, l) [var y = (x + 10)]
             stop 0
            version a
             var y = 3
            >l:
             print y
            """);
    assertEquals("print 11; stop 0", trace.toString());
  }

  /** Figure 10, two levels deep: the first frame listed is the innermost. */
  @Test
  void extraContinuationsAreSynthesisedInnermostFirst() {
    var trace =
        Sou.run(
            """
            function main ()
            version o
             var m = 100
            >l: assume [false] else (f, b, l) [var x = 1], (g, b, c) [var r = $, var y = 20], (main, b, c) [var r = $, var m = m]
             stop 1
            version b
             var m = 7
             call r = 'g(1) c
             print (r + m)
            function f (var x)
            version b
            >l:
             print x
             return (x + 1)
            function g (var y)
            version b
             call r = 'f(y) c
             print (r + y)
             return (r * 2)
            """);
    assertEquals("print 1; print 22; print 104; stop 0", trace.toString());
  }

  @Test
  void aLyingVarmapRunsExactlyAsWritten() {
    assertEquals(
        "print \"lie\"; stop 0",
        Sou.run(
                """
                function main ()
                version o
                >l: assume [false] else (main, b, l) [var x = "lie"]
                 stop 9
                version b
                 var x = 1
                >l:
                 print x
                """)
            .toString());
  }

  @Test
  void anEndlessLoopIsCutShort() {
    assertInstanceOf(Outcome.Unfinished.class, Sou.run("goto l\nl:\ngoto l").outcome());
  }
}
