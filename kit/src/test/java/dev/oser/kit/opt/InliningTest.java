package dev.oser.kit.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Inlining of single calls, and how much the pass inlines. */
final class InliningTest {
  private static final String PROGRAM =
      """
      func @inc(%x: i64) -> i64 {
      entry:
        %y = i64.add %x, 1
        return %y
      }

      func @apply(%f: fn(i64) -> i64, %x: i64) -> i64 {
      entry:
        %r = call.indirect fn(i64) -> i64 (%f, %x)
        return %r
      }

      func @down(%n: i64) -> i64 {
      entry:
        %more = i64.gt %n, 0
        branch %more, again, done
      again:
        %m = i64.sub %n, 1
        %r = call @down(%m)
        return %r
      done:
        return %n
      }
      """;

  private final Module module = new Parser().parse("test.oir", PROGRAM);

  private Function function(String name) {
    return Objects.requireNonNull(module.function(name));
  }

  private static Instruction callIn(Function function) {
    return function
        .instructions()
        .filter(instruction -> instruction.op() instanceof CallOp)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void anIndirectCallIsReplacedByTheFunctionItIsKnownToCall() {
    var apply = function("apply");
    var inlined = Inlining.inline(new Editor(apply), callIn(apply), function("inc"));
    assertEquals("entry.after.inc", inlined.continuation().name());
    assertEquals(
        """
        func @apply(%f: fn(i64) -> i64, %x: i64) -> i64 {
        entry:
          jump inc.entry
        inc.entry:
          %y = i64.add %x, 1
          jump entry.after.inc
        entry.after.inc:
          return %y
        }
        """,
        Printer.print(apply));
  }

  @Test
  void aFunctionCanBeInlinedIntoItselfOnce() {
    var down = function("down");
    Inlining.inline(new Editor(down), callIn(down), down);
    assertEquals(List.of(), Verifier.verify(down));
    assertEquals(
        """
        func @down(%n: i64) -> i64 {
        entry:
          %more = i64.gt %n, 0
          branch %more, again, done
        again:
          %m = i64.sub %n, 1
          jump down.entry
        down.entry:
          %more1 = i64.gt %m, 0
          branch %more1, down.again, down.done
        down.again:
          %m1 = i64.sub %m, 1
          %r1 = call @down(%m1)
          jump again.after.down(%r1)
        down.done:
          jump again.after.down(%m)
        again.after.down(%r2: i64):
          return %r2
        done:
          return %n
        }
        """,
        Printer.print(down));
  }

  @Test
  void aCallOfAnotherTypeIsRefused() {
    var apply = function("apply");
    var call = callIn(apply);
    assertThrows(
        IllegalArgumentException.class, () -> Inlining.inline(new Editor(apply), call, apply));
    var terminator = apply.entry().terminator();
    assertThrows(
        IllegalArgumentException.class,
        () -> Inlining.inline(new Editor(apply), terminator, function("inc")));
  }

  @Test
  void growthIsBounded() {
    var text = new StringBuilder("func @f(%x0: i64) -> i64 {\nentry:\n");
    for (int i = 0; i < 100; i++) {
      text.append("  %x" + (i + 1) + " = call @inc(%x" + i + ")\n");
    }
    text.append("  return %x100\n}\n\n" + PROGRAM);
    var large = new Parser().parse("large.oir", text.toString());
    var f = Objects.requireNonNull(large.function("f"));
    assertTrue(new Inlining(new Inlining.Policy(40, 20)).run(f, PassContext.of(large)));
    long left = f.instructions().filter(instruction -> instruction.op() instanceof CallOp).count();
    assertEquals(90, left, "@inc has two instructions, so ten of the calls fit");
  }

  @Test
  void withoutContextNothingIsKnown() {
    assertFalse(new Inlining().run(function("down"), PassContext.NONE));
  }
}
