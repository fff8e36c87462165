package dev.oser.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.ir.Builder;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.ControlOp;
import dev.oser.kit.ir.core.IntegerBinary;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.jit.FunctionTooLarge;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Functions beyond, and just within, what fits a JVM method. */
final class LargeFunctionsTest {
  private final List<String> warnings = new ArrayList<>();

  private Machine machine(String text) {
    var options =
        MachineOptions.writingTo(OutputStream.nullOutputStream()).withWarnings(warnings::add);
    var machine = new Machine(options);
    machine.load(new Parser().parse("large.oir", text));
    return machine;
  }

  private void assertAgree(Machine machine, String function, Object... arguments) {
    machine.use(Engine.INTERPRETER);
    var expected = machine.call(function, arguments);
    machine.use(Engine.COMPILER);
    assertEquals(expected, machine.call(function, arguments));
  }

  /** A function of so many additions in a row, and one that calls it. */
  private static String additions(int count) {
    var text = new StringBuilder("func @large(%v0: i64) -> i64 {\nentry:\n");
    for (int i = 1; i <= count; i++) {
      text.append("  %v").append(i).append(" = i64.add %v").append(i - 1).append(", ");
      text.append(i).append('\n');
    }
    return text.append("  return %v")
        .append(count)
        .append(
            """

            }

            func @main(%x: i64) -> i64 {
            entry:
              %a = call @large(%x)
              %b = call.indirect fn(i64) -> i64 (@large, %a)
              return %b
            }
            """)
        .toString();
  }

  private void assertTooLarge(Machine machine) {
    assertEquals(1, warnings.size(), warnings::toString);
    assertTrue(
        warnings.getFirst().startsWith("@large is too large to compile: "), warnings::toString);
    assertTrue(warnings.getFirst().endsWith("(it is interpreted now)"), warnings::toString);
    assertThrows(FunctionTooLarge.class, () -> machine.compile("large"));
  }

  /** The code of 30,000 is too long; 34,000 have too many constants as well, 70,000 lines too. */
  @ParameterizedTest
  @ValueSource(ints = {30_000, 34_000, 70_000})
  void aFunctionThatIsTooLargeIsInterpretedAndSaidToBe(long count) {
    var machine = machine(additions((int) count));
    assertEquals(7 + count * (count + 1), machine.call("main", 7L));
    assertTooLarge(machine);
  }

  @Test
  void aFunctionWithTooManyLocalVariablesIsInterpreted() {
    var machine = machine(liveValues("large", 33_000));
    assertEquals(LongStream.range(0, 33_000).reduce(0, (a, b) -> a ^ b), machine.call("large", 1L));
    assertTooLarge(machine);
  }

  /** Each has a method with constants of its own. */
  @Test
  void aFunctionThatLeavesForTooManyOthersIsInterpreted() {
    int count = 8_000;
    var text = new StringBuilder("func @large(%x: i64) -> i64 {\nentry:\n  jump b0\n");
    var others = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(
          """
          b%1$d:
            %%c%1$d = i64.eq %%x, %1$d
            branch %%c%1$d, t%1$d, b%2$d
          t%1$d:
            transition @f%1$d()
          """
              .formatted(i, i + 1));
      others.append("func @f%1$d() -> i64 {\nentry:\n  return %1$d\n}\n".formatted(i));
    }
    text.append("b").append(count).append(":\n  return -1\n}\n").append(others);
    var machine = machine(text.toString());
    assertEquals(77L, machine.call("large", 77L));
    assertTooLarge(machine);
  }

  /** Builders have no limit for names; class files have. */
  @Test
  void anyNameCompiles() {
    var name = "a.b;[/<é>\0".repeat(10_000);
    var callee = new Function(name, FunctionType.of(CoreType.I64), List.of());
    new Builder(callee).emit(new ControlOp.Return(CoreType.I64), Constant.of(7L));
    var caller = new Function("caller", callee.type(), List.of());
    var builder = new Builder(caller);
    var value = Constant.function(name, callee.type());
    var called = builder.emit(new CallOp.Call(name, callee.type()));
    var indirectly = builder.emit(new CallOp.CallIndirect(callee.type()), value);
    var sum = builder.emit(IntegerBinary.Kind.ADD.on(CoreType.I64), called, indirectly);
    builder.emit(new ControlOp.Return(CoreType.I64), sum);
    var machine = machine("");
    machine.define(callee);
    machine.define(caller);
    assertEquals(14L, machine.call("caller"));
    machine.load(new Parser().parse(name, additions(10)));
    assertEquals(117L, machine.call("main", 7L));
    assertEquals(List.of(), warnings);
  }

  /** One function is interpreted, the other compiled: a chain of transitions goes through both. */
  @Test
  void transitionsBetweenTheEnginesNeedNoStack() throws InterruptedException {
    var text = new StringBuilder("func @large(%n: i64, %v0: i64) -> i64 {\nentry:\n");
    text.append("  %more = i64.gt %n, 0\n  branch %more, on, long\n");
    text.append("on:\n  %next = i64.sub %n, 1\n  transition @small(%next, %v0)\nlong:\n");
    for (int i = 1; i <= 30_000; i++) {
      text.append("  %v").append(i).append(" = i64.add %v").append(i - 1).append(", ");
      text.append(i).append("\n");
    }
    text.append("  return %v30000\n}\n");
    text.append(
        """
        func @small(%n: i64, %v: i64) -> i64 {
        entry:
          %w = i64.add %v, 1
          transition @large(%n, %w)
        }
        """);
    var machine = machine(text.toString());
    var results = new Object[1];
    var thread =
        new Thread(null, () -> results[0] = machine.call("small", 200_000L, 0L), "small", 300_000);
    thread.start();
    thread.join();
    assertEquals(200_001 + 30_000L * 30_001 / 2, results[0]);
    assertEquals(1, warnings.size(), warnings::toString);
  }

  @Test
  void aLongBlockCompiles() {
    assertAgree(machine(additions(10_000)), "main", 7L);
    assertEquals(List.of(), warnings);
  }

  @Test
  void manyConstantsCompile() {
    var text = new StringBuilder("func @main(%v0: f64) -> f64 {\nentry:\n");
    for (int i = 1; i <= 10_000; i++) {
      text.append("  %v").append(i).append(" = f64.add %v").append(i - 1).append(", ");
      text.append(i + 0.1).append('\n');
    }
    text.append("  return %v10000\n}\n");
    assertAgree(machine(text.toString()), "main", 0.5);
    assertEquals(List.of(), warnings);
  }

  @Test
  void manyBlocksCompile() {
    int count = 3_000;
    var text = new StringBuilder("func @main(%x: i64) -> i64 {\nentry:\n  jump b0(%x)\n");
    for (int i = 0; i < count; i++) {
      text.append(
          """
          b%1$d(%%p%1$d: i64):
            %%q%1$d = i64.add %%p%1$d, %1$d
            %%c%1$d = i64.lt %%q%1$d, %2$d
            branch %%c%1$d, b%3$d(%%q%1$d), b%4$d(%%p%1$d)
          """
              .formatted(i, i * 40L, i + 1, Math.min(i + 2, count)));
    }
    text.append("b").append(count).append("(%r: i64):\n  return %r\n}\n");
    assertAgree(machine(text.toString()), "main", 5L);
    assertEquals(List.of(), warnings);
  }

  /** So many values that are needed in another block. */
  private static String liveValues(String name, int count) {
    var text = new StringBuilder("func @").append(name).append("(%x: i64) -> i64 {\nentry:\n");
    for (int i = 0; i < count; i++) {
      text.append("  %a").append(i).append(" = i64.mul %x, ").append(i).append('\n');
    }
    text.append("  jump next\nnext:\n  %s0 = i64.add %a0, 0\n");
    for (int i = 1; i < count; i++) {
      text.append("  %s").append(i).append(" = i64.xor %s").append(i - 1);
      text.append(", %a").append(i).append('\n');
    }
    return text.append("  return %s").append(count - 1).append("\n}\n").toString();
  }

  @Test
  void manyLiveValuesCompile() {
    assertAgree(machine(liveValues("main", 1_500)), "main", 12345L);
    assertEquals(List.of(), warnings);
  }

  @Test
  void manyTrappingInstructionsAndDataCompile() {
    var text = new StringBuilder("func @main(%n: i32) -> i64 {\nentry:\n  %s0 = i64.add 0, 0\n");
    for (int i = 1; i <= 1_500; i++) {
      text.append("  %a").append(i).append(" = array.data i64 [").append(i).append("]\n");
      text.append("  %e").append(i).append(" = array.load i64 %a").append(i).append(", %n\n");
      text.append("  %s").append(i).append(" = i64.add %s").append(i - 1);
      text.append(", %e").append(i).append('\n');
    }
    text.append("  return %s1500\n}\n");
    assertAgree(machine(text.toString()), "main", 0);
    assertEquals(List.of(), warnings);
  }
}
