package dev.oser.kit.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.text.Parser;
import java.io.OutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

class DisassemblyTest {
  private static final String TEXT =
      """
      record Point { x: i64, y: i64 }
      func @callee(%x: i64) -> i64 {
      entry:
        return %x
      }
      func @f(%x: i32, %p: Point, %v: i64[]) -> i64 {
      entry:
        switch [1, 2, 3000000] %x, one, two, two, other
      one:
        %a = call @callee(5000000000)
        return %a
      two:
        %b = record.get Point.y %p
        return %b
      other:
        %c = array.load i64 %v, %x
        print i64 %c
        return 100000
      }
      """;

  private static String disassembly(String function, List<String> source) {
    var machine = new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()));
    machine.load(new Parser().parse("test.oir", TEXT));
    return Disassembly.of(machine.compiled(function), source);
  }

  @Test
  void operandsAreNamed() {
    assertEquals(
        """
        f(int, Record_Point, long[]) -> long
             0  iload_0
                ; line 8
        """,
        disassembly("f", List.of())
            .lines()
            .limit(3)
            .map(line -> line + "\n")
            .reduce("", String::concat));
    var text = disassembly("f", List.of()).replaceAll("L\\d+", "L");
    for (var expected :
        List.of(
            "lookupswitch   1 -> L, 2 -> L, 3000000 -> L, otherwise -> L",
            "ldc2_w         5000000000",
            "invokedynamic  @callee(long) -> long",
            "getfield       Record_Point.y: long",
            "ldc            <Output>",
            "invokestatic   Output.print(long, Output) -> void",
            "  exceptions:\n",
            ": any -> L")) {
      assertTrue(text.contains(expected), expected + " in\n" + text);
    }
  }

  @Test
  void sourceStandsBesideTheLineNumbers() {
    assertEquals(
        """
        callee(long) -> long
             0  lload_0
                ; line 4  return %x
             1  lreturn
        """,
        disassembly("callee", TEXT.lines().toList()));
  }
}
