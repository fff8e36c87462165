package dev.oser.kit.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.analysis.Violation;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Effects;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.speculation.SpeculationOp.Assume;
import dev.oser.kit.ir.text.Parser;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the core has no op for: several parts of memory, and writes that may be repeated. */
class DeclaredEffectsTest {
  private static final Memory A = Memory.named("a");
  private static final Memory B = Memory.named("b");
  private static final Memory C = Memory.named("c");

  private static Function parsed(String code) {
    return new Parser().parse("test.oir", code).functions().getFirst();
  }

  private static long readsLeft(Op between) {
    var function = parsed("func @f() {\nentry:\n  return\n}\n");
    var editor = new Editor(function);
    for (var op :
        List.of(Touch.reading(Memory.of(A, B)), between, Touch.reading(Memory.of(B, A)))) {
      editor.add(function.entry().terminator(), "x", op, List.of());
    }
    new CommonSubexpressions().run(function);
    return function
        .instructions()
        .filter(each -> each.op().effects().reads() != Memory.NONE)
        .count();
  }

  @Test
  void aReadOfSeveralPartsIsRepeatedOnlyAfterAWriteOfOneOfThem() {
    assertEquals(1, readsLeft(Touch.writing(C)));
    assertEquals(2, readsLeft(Touch.writing(B)));
    assertEquals(2, readsLeft(Touch.writing(Memory.of(A, C))));
    assertEquals(2, readsLeft(Touch.writing(Memory.ANY)));
  }

  private static final String TWO_CHECKPOINTS =
      """
      declare @slow(i32) -> i64

      func @f(%c: i1) -> i64 {
      entry:
        %first = checkpoint next, leave
      next:
        %second = checkpoint go, leave2
      go:
        assume [1] %c, %second
        return 1
      leave:
        %why = failure
        %frame = framestate @slow()
        deopt %frame, %why
      leave2:
        %why2 = failure
        %frame2 = framestate @slow()
        deopt %frame2, %why2
      }
      """;

  private static Function withBetween(Effects effects) {
    var function = parsed(TWO_CHECKPOINTS);
    var second = function.blocks().get(1).terminator();
    new Editor(function).add(second, "x", new Touch(effects), List.of());
    return function;
  }

  private static String checkpointAfterSharing(Effects effects) {
    var function = withBetween(effects);
    new CheckpointSharing().run(function);
    assertEquals(List.of(), Verifier.verify(function).stream().map(Violation::message).toList());
    return assumeIn(function).operand(1).text();
  }

  private static Instruction assumeIn(Function function) {
    return function
        .instructions()
        .filter(each -> each.op() instanceof Assume)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void harmlessWritesDoNotSeparateAnAssumptionFromItsCheckpoint() {
    var writes = new Effects(Memory.NONE, A, false, false, false);
    assertEquals("%second", checkpointAfterSharing(writes));
    assertEquals("%first", checkpointAfterSharing(writes.withHarmlessWrites()));
    var shows = new Effects(Memory.NONE, A, false, false, true).withHarmlessWrites();
    assertEquals("%second", checkpointAfterSharing(shows));
  }

  @Test
  void theVerifierFindsAWriteThatIsNotHarmless() {
    var function = withBetween(new Effects(Memory.NONE, A, false, false, false));
    var first = function.entry().terminator();
    new Editor(function).setOperand(assumeIn(function), 1, first);
    assertFalse(Verifier.verify(function).isEmpty());
  }

  @Test
  void effectsAreDescribed() {
    var effects = new Effects(A, Memory.of(B, C), false, false, false);
    assertEquals("reads a, writes b and c", effects.describe());
    assertEquals("reads a, harmlessly writes b and c", effects.withHarmlessWrites().describe());
  }
}
