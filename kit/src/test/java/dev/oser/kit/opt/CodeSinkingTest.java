package dev.oser.kit.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Emitter;
import dev.oser.kit.ir.Execution;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.text.Parser;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the core has no op for: reading memory without a trap. */
final class CodeSinkingTest {
  /** Reads a global variable. */
  private record ReadGlobal(Memory memory) implements Op {
    @Override
    public String mnemonic() {
      return "test.global";
    }

    @Override
    public List<Type> operandTypes() {
      return List.of();
    }

    @Override
    public Type resultType() {
      return CoreType.I64;
    }

    @Override
    public Effects effects() {
      return new Effects(memory, Memory.NONE, false, false, false);
    }

    @Override
    public String documentation() {
      return "The value of a global variable.";
    }

    @Override
    public @Nullable Object evaluate(@Nullable Object[] operands, Execution execution) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void lower(Emitter emitter) {
      throw new UnsupportedOperationException();
    }
  }

  private static Function reading(Memory memory, String code) {
    var function =
        new Parser()
            .parse("test.oir", "func @f(%c: i1, %a: i64[]) -> i64 {" + code + "}")
            .functions()
            .getFirst();
    var editor = new Editor(function);
    var first = function.entry().instructions().getFirst();
    var read = editor.add(first, "read", new ReadGlobal(memory), List.of());
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
        .filter(
            block ->
                block.instructions().stream().anyMatch(each -> each.op() instanceof ReadGlobal))
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
