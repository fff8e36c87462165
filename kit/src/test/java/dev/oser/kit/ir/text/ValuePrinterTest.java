package dev.oser.kit.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.ArrayType;
import dev.oser.kit.ir.CoreType;
import java.io.OutputStream;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ValuePrinterTest {
  @Test
  void numbersAreWrittenAsPrintWritesThem() {
    assertEquals("1", ValuePrinter.print(1L, CoreType.I64));
    assertEquals("1.0E10", ValuePrinter.print(1e10, CoreType.F64));
    assertEquals("NaN", ValuePrinter.print(Double.NaN, CoreType.F64));
    assertEquals("true", ValuePrinter.print(true, CoreType.I1));
  }

  @Test
  void arraysAreListsAndBytesAreTextIfTheyCanBe() {
    var bytes = new ArrayType(CoreType.I8);
    assertEquals("[1, 2]", ValuePrinter.print(new int[] {1, 2}, new ArrayType(CoreType.I32)));
    assertEquals("\"hi\\n\"", ValuePrinter.print(new byte[] {'h', 'i', '\n'}, bytes));
    assertEquals("[0, -1]", ValuePrinter.print(new byte[] {0, -1}, bytes));
    assertEquals("[]", ValuePrinter.print(new byte[0], bytes));
    assertEquals(
        "[1, 2, … 3 more]",
        ValuePrinter.print(new long[] {1, 2, 3, 4, 5}, new ArrayType(CoreType.I64), 2));
  }

  @Test
  void anArrayThatHoldsItselfHasAnEnd() {
    var array = new Object[] {null};
    array[0] = array;
    assertEquals("[[[[[[[[[[…]]]]]]]]]]", ValuePrinter.print(array, new ArrayType(CoreType.REF)));
  }

  @Test
  void aRecordWithinARecordIsNotOpened() {
    var machine = new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()));
    machine.load(
        new Parser()
            .parse(
                "test",
                """
                record Node { value: i64, next: Node, any: ref }
                func @ring() -> Node {
                entry:
                  %node = record.new Node(7, null, null)
                  record.set Node.next %node, %node
                  record.set Node.any %node, %node
                  return %node
                }
                func @both() -> Node[] {
                entry:
                  %nodes = array.new Node 2
                  %node = call @ring()
                  array.store Node %nodes, 0, %node
                  return %nodes
                }
                """));
    var ring = "Node(value: 7, next: Node(…), any: Node(…))";
    assertEquals(ring, print(machine, "ring"));
    assertEquals("[" + ring + ", null]", print(machine, "both"));
    assertEquals("Node(…)", ValuePrinter.print(machine.call("ring"), CoreType.REF));
    assertEquals("@ring", ValuePrinter.print(machine.functionValue("ring"), CoreType.REF));
  }

  private static String print(Machine machine, String function) {
    var type = Objects.requireNonNull(machine.function(function)).type().result();
    return ValuePrinter.print(machine.call(function), type);
  }
}
