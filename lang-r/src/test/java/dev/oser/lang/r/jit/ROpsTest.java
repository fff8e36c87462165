package dev.oser.lang.r.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.OpFamily;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import dev.oser.lang.r.Session;
import dev.oser.lang.r.value.DoubleVector;
import java.io.OutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ROpsTest {
  private static final OpFamily FAMILY = Session.ops();

  /** Sums the elements of a vector, with what a loop through it needs. */
  private static final String SUM =
      """
      func @sum(%x: ref) -> f64 {
      entry:
        %elements = r.bare_doubles %x
        %length = r.length %x
        %loop = r.for_loop %x
        %count = r.loop_length %loop
        %same = i32.eq %length, %count
        branch %same, head(0, 0.0), wrong
      head(%i: i32, %sum: f64):
        %more = r.in_bounds %i, %length
        branch %more, body, end
      body:
        %element = r.get_double %elements, %i
        %next_sum = f64.add %sum, %element
        %next = i32.add %i, 1
        jump head(%next, %next_sum)
      end:
        %box = r.box_double %sum
        %is = r.is_double %box
        %raw = r.unbox_double %box
        %result = select f64 %is, %raw, -1.0
        return %result
      wrong:
        return -2.0
      }
      """;

  @ParameterizedTest
  @EnumSource
  void bothEnginesDoTheSame(Engine engine) {
    var usual = MachineOptions.writingTo(OutputStream.nullOutputStream());
    var loader = ROpsTest.class.getClassLoader();
    var machine = new Machine(new MachineOptions(engine, usual.output(), 0, loader, _ -> {}));
    machine.load(new Parser(FAMILY).parse("sum.oir", SUM));
    assertEquals(6.5, machine.call("sum", DoubleVector.of(1, 2, 3.5)));
  }

  @Test
  void whatIsPrintedIsReadAgain() {
    assertEquals(SUM, Printer.print(new Parser(FAMILY).parse("sum.oir", SUM)));
  }

  @Test
  void whatBelongsToAPlaceIsNotRead() {
    var text = "func @f() {\nentry:\n  r.visible \"return@0\"\n  return\n}\n";
    var error =
        assertThrows(RuntimeException.class, () -> new Parser(FAMILY).parse("ops.oir", text));
    assertTrue(String.valueOf(error.getMessage()).contains("only made by the compiler"));
  }

  /** Passes may move ops before the checks that make their answers meaningful. */
  @Test
  void opsThatMayBeMovedAnswerForAnything() {
    for (var op : ROp.Plain.values()) {
      if (op.effects().isRepeatable()) {
        var operands =
            op.operandTypes().stream().map(type -> Constant.zeroOf(type).value()).toArray();
        if (!needsEnvironment(op)) {
          op.method().call(op.operandTypes(), op.resultType(), operands);
        }
      }
    }
  }

  private static boolean needsEnvironment(ROp.Plain op) {
    return switch (op) {
      case LOAD_SLOT, OWN_SLOT, CHANGES, IS_GUARDED, IS_WATCHED -> true;
      default -> false;
    };
  }
}
