package dev.oser.models.sourir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.models.Choice;
import dev.oser.models.Parsed;
import dev.oser.models.sourir.check.StaticChecker;
import dev.oser.models.sourir.laws.ProgramGenerator;
import dev.oser.models.sourir.run.Recording;
import dev.oser.models.sourir.run.Speculation;
import dev.oser.models.sourir.text.Parser;
import dev.oser.models.sourir.text.Printer;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        " var x = nil\n",
        " var x = -1\n array a[(x + 2)]\n array b = [x, \"text\", 'main]\n",
        " var x = (-(1 + 2))\n x <- (!true)\n x <- (- 5)\n",
        " array a = []\n a[0] <- length(a)\n drop a\n",
        " guard_hint true, false\n # a comment\n guard_hint\n",
        "function main ()\nfunction f (var x, var y)\nversion v\n {x, y}\n return x\n",
        " var x = 1\n {x}\n print x\n {x, ...}\n print x\n {...}\n assert true\n",
        Sou.SIZE,
        Sou.SHOW
      })
  void theStrictFormPrintsAsItIsWritten(String text) {
    assertEquals(text, Printer.print(Parser.parse(text).orThrow()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "print (x-1)           | print (x - 1)",
        "print x - 1 * 2       | print (x - (1 * 2))",
        "print (x - 1) - 2     | print ((x - 1) - 2)",
        "print ((a + b) * -3)  | print ((a + b) * -3)",
        "var x                 | var x = nil",
        "print 4611686018427387904 | print -4611686018427387904"
      })
  void whatPeopleExpectIsAccepted(String text, String strict) {
    assertEquals(strict, Printer.print(Parser.parse(text).orThrow()).strip());
  }

  /**
   * A long row is as deep as parentheses are: whoever looks at an expression does so recursively.
   */
  @Test
  void expressionsOfAnyShapeAreReadUpToSomeDepth() throws InterruptedException {
    var failure = new AtomicReference<Throwable>();
    // What a thread has by default.
    var thread = new Thread(null, this::readUpToSomeDepth, "small", 1 << 20);
    thread.setUncaughtExceptionHandler((_, thrown) -> failure.set(thrown));
    thread.start();
    thread.join();
    assertNull(failure.get());
  }

  private void readUpToSomeDepth() {
    int most = Expression.DEEPEST - 1;
    for (var shape :
        List.of(
            new Shape("1", "", " + 1"),
            new Shape("1", "1 + (", ")"),
            new Shape("1", "(", " + 1)"),
            new Shape("1", "!", ""),
            new Shape("1", "- ", ""),
            new Shape("1", "x[", "]"),
            new Shape("1", "length(", ")"),
            new Shape("(1 + 1)", "-(", " * 2 == 3)"))) {
      int layers = shape.inner.length() == 1 ? most : (most - 1) / 3;
      var program = Parser.parse(shape.times(layers)).orThrow();
      assertEquals(program, Parser.parse(Printer.print(program)).orThrow());
      var tooDeep = assertInstanceOf(Parsed.Bad.class, Parser.parse(shape.times(50_000)));
      assertTrue(
          tooDeep
              .problems()
              .getFirst()
              .toString()
              .contains("at most 250 operations inside each other or in a row"),
          tooDeep::toString);
    }
  }

  /** An expression that is put around itself. */
  private record Shape(String inner, String before, String after) {
    String times(int count) {
      return "print " + before.repeat(count) + inner + after.repeat(count) + "\n";
    }
  }

  @Test
  void aNumberThatDoesNotFitIsRefused() {
    for (var number : List.of("9".repeat(100_000), "9223372036854775808", "-9223372036854775809")) {
      var bad = assertInstanceOf(Parsed.Bad.class, Parser.parse("print (1 + " + number + ")\n"));
      assertEquals(
          "[1:12: this number does not fit in 64 bits; integers are between -4611686018427387904"
              + " and 4611686018427387903]",
          bad.problems().toString());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x = 1           | 1:3: assignment is written x <- …, declaration var x = …",
        "print           | 1:6: expected an expression, found the end of the line",
        "print var       | 1:7: expected an expression, found the keyword 'var'",
        "print f(1)      | 1:8: a call is an instruction of its own: call x = 'f(…), then use x",
        "var print = 1   | 1:5: expected a variable, found the keyword 'print'; choose another"
            + " name",
        "print 1 # one   | 1:9: put the comment on a line of its own",
        "print \"a       | 1:7: this string has no closing '\"' on its line",
        "print ä         | 1:7: unexpected character 'ä'",
        "branch true a b | 1:13: expected a branch label like $then, found 'a'",
        "goto 5          | 1:6: expected a label, found '5'",
        "assume [true]   | 1:1: an assume needs a label on its line: >l: assume […] else …",
        "version v       | 1:1: a version belongs to a function; write its function line first",
        "stop            | 1:5: expected an expression, found the end of the line",
        ">l: assume [] else (f, v, l) [x = 1] | 1:31: expected 'var', found 'x'",
        ">l: assume [] else (f, v, l) [], (f, v, l) [var x = 1] | 1:53: the first variable of an"
            + " extra frame gets the callee's result: var x = $",
        "{x}             | 1:1: this scope stands before no instruction; remove it",
        "print 1 2       | 1:9: unexpected '2' after the instruction"
      })
  void mistakesAreReportedWithTheirPosition(String text, String problem) {
    assertEquals(problem, firstProblem(text));
  }

  @Test
  void theEmptyProgramIsAMistake() {
    assertEquals(
        "1:1: the program is empty; write an instruction or a function", firstProblem("\n\n"));
  }

  @Test
  void everyBadLineIsReported() {
    var parsed = Parser.parse("print\nprint 1\ndrop\n");
    var problems = parsed instanceof Parsed.Bad<?>(var found) ? found.size() : 0;
    assertEquals(2, problems);
  }

  private static String firstProblem(String text) {
    return switch (Parser.parse(text)) {
      case Parsed.Bad<?>(var problems) -> problems.getFirst().toString();
      case Parsed.Good<?> _ -> "none";
    };
  }

  /** Whatever the text, there is an answer: problems, or a program that checks, prints and runs. */
  @Test
  void damagedProgramsNeverGiveAnException() {
    for (int seed = 0; seed < 800; seed++) {
      var choice = new Choice(seed);
      var text = new StringBuilder(Printer.print(new ProgramGenerator(choice).versioned()));
      for (int i = choice.between(1, 4); i > 0; i--) {
        damage(text, choice);
      }
      if (Parser.parse(text.toString()) instanceof Parsed.Good<Program>(var program)) {
        assertEquals(program, Parser.parse(Printer.print(program)).orThrow());
        if (StaticChecker.check(program).isEmpty()) {
          Recording.run(program, List.of("1", "nil"), Speculation.failingAt(1), 2000);
        }
      }
    }
  }

  private static void damage(StringBuilder text, Choice choice) {
    var lines = text.toString().lines().toList();
    switch (choice.below(4)) {
      case 0 -> text.deleteCharAt(choice.below(text.length()));
      case 1 ->
          text.insert(
              choice.below(text.length()),
              choice.of(
                  List.of("(", "]", "'", "$", "\"", "{", "...", "\n", "0", "-", "nil", "x1")));
      case 2 -> text.append(choice.of(lines)).append('\n');
      default -> {
        var dropped = choice.of(lines);
        int at = text.indexOf(dropped);
        text.delete(at, Math.min(text.length(), at + dropped.length() + 1));
        text.append('\n');
      }
    }
  }
}
