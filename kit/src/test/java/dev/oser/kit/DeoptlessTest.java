package dev.oser.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.kit.dispatch.Failed;
import dev.oser.kit.dispatch.FailedRule;
import dev.oser.kit.dispatch.InexactDispatches;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.text.Parser;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Deoptless (Flückiger §3.4) needs nothing new: what a frame goes on in is a function like any
 * other, so it can have versions, chosen by what failed and by the state. The code that failed
 * stays.
 */
final class DeoptlessTest {
  private static final String PROGRAM =
      """
      func @f(%x: i64) -> i64 {
      entry:
        %point = checkpoint go, exit
      go:
        %positive = i64.gt %x, 0
        assume [1] %positive, %point
        %small = i64.lt %x, 100
        assume [2] %small, %point
        return %x
      exit:
        %why = failure
        %frame = framestate @resume(%x)
        deopt %frame, %why
      }

      declare @resume(i32, i64) -> i64
      """;

  private static Function continuation(String name, String what) {
    return new Parser()
        .parse(
            name + ".oir",
            "func @"
                + name
                + "(%why: i32, %x: i64) -> i64 {\nentry:\n  %text = array.data i8 \""
                + what
                + "\"\n  write %text, 0, "
                + what.length()
                + "\n  return %x\n}\n")
        .functions()
        .getFirst();
  }

  @ParameterizedTest
  @EnumSource
  void failuresGoToContinuationsMadeForThem(Engine engine) {
    var bytes = new ByteArrayOutputStream();
    var machine = new Machine(MachineOptions.writingTo(bytes).with(engine));
    var resume =
        machine.define(
            "resume",
            Failed.SOMETHING,
            continuation("interpret", "slow "),
            4,
            FailedRule.RULE,
            new InexactDispatches<>(2, _ -> {}));
    machine.load(new Parser().parse("f.oir", PROGRAM));
    for (long x : new long[] {5, -5, 500}) {
      assertEquals(x, machine.call("f", x));
    }
    resume.add(new Failed(2), continuation("large", "large "));
    for (int i = 0; i < 30_000; i++) {
      machine.call("f", 7L);
    }
    for (long x : new long[] {5, -5, 500}) {
      assertEquals(x, machine.call("f", x));
    }
    machine.output().flush();
    assertEquals("slow slow slow large ", bytes.toString(StandardCharsets.UTF_8));
  }
}
