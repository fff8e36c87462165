package dev.oser.kit.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Places in functions, as people name them. */
final class PlaceTest {
  private static final Function FUNCTION =
      Objects.requireNonNull(
          new Parser()
              .parse(
                  "places.oir",
                  """
                  func @f(%n: i64) -> i64 {
                  entry:
                    jump loop(0)
                  loop(%i: i64):
                    %next = i64.add %i, 1
                    print i64 %next
                    %twice = i64.mul %next, 2 !"script.R":6:1
                    %more = i64.lt %next, %n
                    branch %more, loop(%next), done
                  done:
                    return %twice !"script.R":7:1
                  }
                  """)
              .function("f"));

  private static String at(String place) {
    var parsed = Place.parse(place);
    assertEquals(place, parsed.text());
    return Printer.print(parsed.in(FUNCTION));
  }

  private static void assertFails(String message, String place) {
    var failure =
        assertThrows(IllegalArgumentException.class, () -> Place.parse(place).in(FUNCTION), place);
    assertEquals(message, failure.getMessage());
  }

  @Test
  void aValueIsWhereItIsDefined() {
    assertEquals("%more = i64.lt %next, %n", at("%more"));
    assertEquals("%next = i64.add %i, 1", at("%i"));
    assertEquals("jump loop(0)", at("%n"));
    assertFails("@f has no value %nothing", "%nothing");
    assertFails("@f has no value %", "%");
  }

  @Test
  void aBlockIsItsFirstInstruction() {
    assertEquals("%next = i64.add %i, 1", at("loop"));
    assertFails("@f has no block line; its blocks are entry, loop, done", "line");
  }

  @Test
  void aLineIsItsFirstInstructionOrLabel() {
    assertEquals("%next = i64.add %i, 1", at("line 5"));
    assertEquals("%next = i64.add %i, 1", at("line 4"));
    assertEquals("return %twice", at("line script.R:7"));
    assertEquals("print i64 %next", at("line places.oir:6"));
    assertFails("@f has no code on line 99; it has some on lines 3 to 9", "line 99");
    assertFails("@f has no code on line other.R:1", "line other.R:1");
    assertFails("expected a line number, not 'x'", "line x");
  }

  @Test
  void aLineOfTwoFilesIsAmbiguous() {
    assertFails(
        "line 6 of @f may be in places.oir or script.R; write, for example, line places.oir:6",
        "line 6");
  }
}
