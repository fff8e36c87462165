package dev.oser.kit.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;

final class FunctionCopyTest {
  private static final String TEXT =
      """
      ; A comment.
      func @f(%n: i64) -> i64 {  ; after
      start:
        .var a = %n
        .var b = undef
        jump loop(%n, 0)
      ; before a block
      loop(%i: i64, %sum: i64):
        ; before an instruction
        %next = i64.sub %i, 1 !"f.R":1:2  ; behind it
        %more = i64.gt %next, 0
        .var a = %later
        branch %more, loop(%next, %sum), done(%sum)
      done(%r: i64):
        return %r
      orphan:
        %later = i64.add 1, 2
        jump orphan
        ; at the end
      }
      """;

  @Test
  void aCopyPrintsTheSameAndKnowsItsUses() {
    var code = Code.of(TEXT);
    var copy = FunctionCopy.of(code.function()).function();
    assertEquals(TEXT, code.text());
    assertEquals(TEXT, dev.oser.kit.ir.text.Printer.print(copy));
    Bookkeeping.check(copy);
    Bookkeeping.check(code.function());
  }

  @Test
  void partsCorrespond() {
    var code = Code.of(TEXT);
    var copy = FunctionCopy.of(code.function());
    for (var block : code.function().blocks()) {
      assertEquals(block.name(), copy.blockOf(block).name());
      assertSame(copy.function(), copy.blockOf(block).function());
    }
    for (var name : List.of("n", "i", "next", "r", "later")) {
      var value = code.value(name);
      assertEquals(name, copy.definitionOf(value).name());
      assertNotSame(value, copy.valueOf(value));
    }
    assertSame(Constant.of(1L).getClass(), copy.valueOf(Constant.of(1L)).getClass());
    assertSame(copy.function().entry(), copy.blockOf(code.function().entry()));
  }

  @Test
  void editingTheCopyLeavesTheOriginalAlone() {
    var code = Code.of(TEXT);
    var copy = FunctionCopy.of(code.function());
    var editor = new Editor(copy.function());
    editor.removeBlocks(List.of(copy.blockOf(code.block("orphan"))));
    editor.replaceAll(copy.definitionOf(code.value("next")), Constant.of(0L));
    editor.delete((Instruction) copy.definitionOf(code.value("next")));
    assertEquals(TEXT, code.text());
    Bookkeeping.check(copy.function());
    Bookkeeping.check(code.function());
  }
}
