package dev.oser.lang.sourir.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.Engine;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.text.OpDocs;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import dev.oser.lang.sourir.Source;
import dev.oser.lang.sourir.interp.ResolvedProgram;
import dev.oser.models.sourir.run.Speculation;
import dev.oser.models.sourir.run.World;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The ops of sourir are a family like any other: read, printed, interpreted and compiled alike. */
class SourirOpsTest {
  private static final World SILENT =
      new World() {
        @Override
        public @Nullable String readLine() {
          return null;
        }

        @Override
        public void print(String value) {}
      };

  private static SourirOps family() {
    var program = Source.read("ops.sou", " print 1\nfunction f (var x)\n return x\n").program();
    return new SourirOps(new ResolvedProgram(program, SILENT, Speculation.PLAIN));
  }

  /** Each bit of the result is what one op answered. */
  private static final String PROGRAM =
      """
      func @all(%n: i64) -> i64 {
      entry:
        %nil = sourir.nil
        %text = sourir.text "a"
        %same = sourir.text "a"
        %function = sourir.function "f"
        %number = sourir.box_int %n
        %truth = sourir.box_bool true
        %array = sourir.array_of [3](%number, %number, %number)
        %is_int = sourir.is_int %number
        %is_bool = sourir.is_bool %truth
        %is_array = sourir.is_array %array
        %is_nil = sourir.is_int %nil
        %equal = sourir.equal %text, %same
        %callable = sourir.is_callable [1] %function
        %not_callable = sourir.is_callable [2] %function
        %length = sourir.length %array
        %numbers = sourir.integers_of %array
        %in = sourir.in_bounds %numbers, 2
        %out = sourir.in_bounds %numbers, 4294967298
        sourir.set_element %numbers, 1, 40
        sourir.set_element_32 %numbers, 7, 40
        %element = sourir.element %numbers, 1
        %first = sourir.element_32 %numbers, 0
        %wide = i64.mul %first, 4611686018427387904
        %wrapped = sourir.wrap %wide
        sourir.store %array, 2, %text
        %gone = sourir.numbers_of %array
        %objects = ref.eq %gone, null
        %loaded = sourir.load %array, 0
        %called = sourir.invoke [1](%function, 1, %loaded)
        %back = sourir.unbox_int %called
        %b0 = i32.from_i1 %is_int
        %b1 = i32.from_i1 %is_bool
        %b2 = i32.from_i1 %is_array
        %b3 = i32.from_i1 %is_nil
        %b4 = i32.from_i1 %equal
        %b5 = i32.from_i1 %callable
        %b6 = i32.from_i1 %not_callable
        %b7 = i32.from_i1 %in
        %b8 = i32.from_i1 %out
        %b9 = i32.from_i1 %objects
        %s1 = i32.add %b0, %b1
        %s2 = i32.add %s1, %b2
        %s3 = i32.add %s2, %b4
        %s4 = i32.add %s3, %b5
        %s5 = i32.add %s4, %b7
        %s6 = i32.add %s5, %b9
        %w1 = i32.add %b3, %b6
        %wrong = i32.add %w1, %b8
        %score = i32.sub %s6, %wrong
        %wide_score = i64.from_i32 %score
        %t1 = i64.add %wide_score, %length
        %t2 = i64.add %t1, %element
        %t3 = i64.add %t2, %back
        %zero = i64.sub %wrapped, -4611686018427387904
        %t4 = i64.add %t3, %zero
        return %t4
      }
      """;

  @ParameterizedTest
  @EnumSource
  void bothEnginesDoTheSame(Engine engine) {
    var loader = SourirOpsTest.class.getClassLoader();
    var usual = MachineOptions.writingTo(OutputStream.nullOutputStream());
    var machine = new Machine(new MachineOptions(engine, usual.output(), 0, loader, _ -> {}));
    machine.load(new Parser(family()).parse("ops.oir", PROGRAM));
    // Seven answers, three elements, the 40 that was stored, and n.
    assertEquals(7 + 3 + 40 + 5L, machine.call("all", 5L));
  }

  @Test
  void whatIsPrintedIsReadAgain() {
    var module = new Parser(family()).parse("ops.oir", PROGRAM);
    assertEquals(PROGRAM, Printer.print(module));
  }

  @Test
  void whatBelongsToALineIsNotRead() {
    var text = "func @f() {\nentry:\n  sourir.progress [main.anon:0]\n  return\n}\n";
    var error =
        assertThrows(RuntimeException.class, () -> new Parser(family()).parse("ops.oir", text));
    assertTrue(String.valueOf(error.getMessage()).contains("only made by the compiler"));
  }

  @Test
  void everyOpIsDocumented() {
    var text = OpDocs.markdown(family());
    for (var op : SourirOp.Plain.values()) {
      assertTrue(text.contains(op.mnemonic()), op.mnemonic());
    }
  }
}
