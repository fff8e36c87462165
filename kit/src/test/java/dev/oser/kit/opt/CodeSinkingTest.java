package dev.oser.kit.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.text.Parser;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the core has no op for: reading memory without a trap. */
final class CodeSinkingTest {
  private static Function reading(Memory memory, String code) {
    var function =
        new Parser()
            .parse("test.oir", "func @f(%c: i1, %a: i64[]) -> i64 {" + code + "}")
            .functions()
            .getFirst();
    var editor = new Editor(function);
    var first = function.entry().instructions().getFirst();
    var read = editor.add(first, "read", Touch.reading(memory), List.of());
    for (var block : function.blocks()) {
      var end = block.terminator();
      if (!end.operands().isEmpty() && end.operand(0).equals(Constant.of(77L))) {
        editor.setOperand(end, 0, read);
      }
    }
    new CodeSinking().run(function);
    return function;
  }

  private static String placeOfRead(Function function) {
    return function.blocks().stream()
        .filter(block -> block.instructions().stream().anyMatch(each -> each.op() instanceof Touch))
        .findFirst()
        .orElseThrow()
        .name();
  }

  @Test
  void aReadMovesIntoTheNextBlockIfNothingWritesInBetween() {
    var code =
        """

        entry:
          array.store i64 %a, 0, 1
          branch %c, left, right
        left:
          return 77
        right:
          return 0
        """;
    assertEquals("left", placeOfRead(reading(Memory.named("global"), code)));
    assertEquals("entry", placeOfRead(reading(Memory.ANY, code)));
  }

  @Test
  void aReadStaysIfMoreThanOneBlockWouldBeCrossed() {
    var code =
        """

        entry:
          branch %c, left, right
        left:
          branch %c, deep, right
        deep:
          return 77
        right:
          return 0
        """;
    assertEquals("entry", placeOfRead(reading(Memory.named("global"), code)));
  }
}
