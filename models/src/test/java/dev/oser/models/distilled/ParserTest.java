package dev.oser.models.distilled;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.models.Parsed;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParserTest {
  @Test
  void aProgramPrintsAsItIsWritten() {
    var text =
        """
        1: in a b
        2: x := (a + 1) * b - -2
        3: if (x < b) goto 2
        4: abort
        5: skip
        6: goto 5
        7: out x
        """;
    assertEquals(text, Texts.program(text).toString());
  }

  @Test
  void numbersAndCommentsMayBeLeftOut() {
    assertEquals(
        "1: in a\n2: x := a - (1 - 2)\n3: out x\n",
        Texts.program("in a   # the input\n\n  x := a - (1 - 2)\nout x").toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "in a; x = 1; out a      | 2:3: unexpected character '='",
        "in a; x := ; out a      | 2:5: expected an expression, found the end of the line",
        "in a; 7: skip; out a    | 2:1: this is instruction 2, not 7",
        "in a; goto 9; out a     | 2:1: there is no instruction 9 to go to; use a number from 2 to 3",
        "in a; goto x; out a     | 2:6: expected the number of an instruction, found 'x'",
        "in a; x := goto; out a  | 2:6: expected an expression, found 'goto'",
        "in a; skip 3; out a     | 2:6: unexpected '3' after the instruction",
        "skip; out a             | 1:1: the first instruction must be in",
        "in a; in b; out a       | 2:1: only the first instruction may be in",
        "in a                    | 1:1: a program has at least two instructions, in and out",
        "in a; x := 99999999999999999999; out a | 2:6: the number does not fit in 64 bits"
      })
  void mistakesAreReportedWithTheirPosition(String text, String problem) {
    var parsed = Parser.parse(text.strip().replaceAll("; *", "\n"));
    var problems = parsed instanceof Parsed.Bad<?>(var found) ? found : List.of();
    assertEquals(problem, problems.isEmpty() ? "none" : problems.getFirst().toString());
  }
}
