package dev.oser.kit.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What taking blocks out of the way does that text tests of passes do not show. */
class BypassTest {
  private static Function parse(String text) {
    return new Parser().parse("test", text).functions().getFirst();
  }

  private static Block block(Function function, String name) {
    return Objects.requireNonNull(function.block(name));
  }

  private static void assertText(String expected, Function function) {
    assertEquals(List.of(), Verifier.verify(function));
    assertEquals(expected, Printer.print(function));
  }

  @Test
  void bypassPassesArgumentsThrough() {
    var function =
        parse(
            """
            func @f(%c: i1, %x: i64) -> i64 {
            entry:
              branch %c, way(1, %x), way(%x, 2)
            way(%p: i64, %q: i64):
              jump end(%q, %x, %p)
            end(%r: i64, %s: i64, %t: i64):
              return %r
            }
            """);
    new Editor(function).bypass(block(function, "way"));
    assertText(
        """
        func @f(%c: i1, %x: i64) -> i64 {
        entry:
          branch %c, end(%x, %x, 1), end(2, %x, %x)
        end(%r: i64, %s: i64, %t: i64):
          return %r
        }
        """,
        function);
  }

  @Test
  void bypassRefusesWhatIsNotJustAWayThrough() {
    var function =
        parse(
            """
            func @f(%x: i64) -> i64 {
            entry:
              jump used(%x)
            used(%p: i64):
              jump busy
            busy:
              print i64 %p
              jump end
            itself:
              jump itself
            end:
              return %p
            }
            """);
    var editor = new Editor(function);
    var before = Printer.print(function);
    for (var name : List.of("entry", "used", "busy", "itself")) {
      var block = block(function, name);
      assertThrows(IllegalArgumentException.class, () -> editor.bypass(block), name);
    }
    assertEquals(before, Printer.print(function));
  }

  @Test
  void optimiseOutKeepsVariablesThatGetAValueThere() {
    var function =
        parse(
            """
            func @f(%x: i64) -> i64 {
            entry:
              .var a = %x
              return %x
            }
            """);
    new Editor(function).optimiseOut(function.entry().terminator(), List.of("a", "b", "b"));
    assertText(
        """
        func @f(%x: i64) -> i64 {
        entry:
          .var b = undef
          .var a = %x
          return %x
        }
        """,
        function);
  }
}
