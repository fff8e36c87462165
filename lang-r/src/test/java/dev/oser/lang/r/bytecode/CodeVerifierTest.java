package dev.oser.lang.r.bytecode;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Layout;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Symbol;
import java.util.List;
import org.junit.jupiter.api.Test;

class CodeVerifierTest {
  private static Code code(int stackSize, int... words) {
    return new Code(
        words,
        new Object[] {NullValue.NULL, new VariableSite(Symbol.of("x"))},
        stackSize,
        Layout.EMPTY,
        false,
        0,
        new int[0],
        new dev.oser.lang.r.value.Call[0],
        new int[0],
        List.of(),
        List.of(new FeedbackPlace(null, Instruction.RETURN)));
  }

  private static void refuses(String problem, Code code) {
    var refusal = assertThrows(IllegalStateException.class, () -> CodeVerifier.heights(code));
    assertTrue(
        String.valueOf(refusal.getMessage()).contains(problem), () -> refusal.getMessage() + "");
  }

  @Test
  void heightsOfTheStackAreKnown() {
    assertArrayEquals(
        new int[] {0, -1, 1, -1}, CodeVerifier.heights(code(1, Op.CONST, 0, Op.RETURN, 0)));
  }

  @Test
  void whatIsWrongIsNamed() {
    refuses("takes more than there is", code(1, Op.POP, Op.RETURN, 0));
    refuses("the stack is too small", code(0, Op.CONST, 0, Op.RETURN, 0));
    refuses("no constant 7", code(1, Op.CONST, 7, Op.RETURN, 0));
    refuses("constant 1 is no k", code(1, Op.CONST, 1, Op.RETURN, 0));
    refuses("constant 0 is no variable", code(1, Op.LOAD, 0, 0, Op.RETURN, 0));
    refuses("no slot 3", code(1, Op.LOAD_SLOT, 3, 0, Op.RETURN, 0));
    refuses("no feedback 9", code(1, Op.CONST, 0, Op.RETURN, 9));
    refuses("goes to 40", code(1, Op.JUMP, 40));
    refuses("no such instruction", code(1, 1000));
    refuses("operands are missing", code(1, Op.CONST));
    // One way with a value, the other without.
    refuses(
        "values instead of",
        code(2, Op.CONST, 0, Op.JUMP_UNLESS, 7, 0, Op.CONST, 0, Op.CONST, 0, Op.RETURN, 0));
  }

  @Test
  void everyInstructionIsDocumentedAndHasItsNumber() {
    for (var instruction : Instruction.values()) {
      assertEquals(instruction, Instruction.of(instruction.ordinal()));
      assertTrue(!instruction.documentation().isBlank());
    }
    assertEquals(Instruction.SHARE_PART.ordinal(), Op.SHARE_PART);
  }
}
