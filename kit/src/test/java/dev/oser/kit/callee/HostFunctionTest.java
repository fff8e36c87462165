package dev.oser.kit.callee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.kit.Engine;
import dev.oser.kit.LoadError;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.text.Parser;
import java.io.OutputStream;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Java code and functions leave for each other as often as they like. */
class HostFunctionTest {
  private static final FunctionType TYPE = FunctionType.of(CoreType.I64, CoreType.I64);

  private static final String PROGRAM =
      """
      func @even(%n: i64) -> i64 {
      entry:
        %some = i64.gt %n, 0
        branch %some, more, done
      more:
        %next = i64.sub %n, 1
        transition @odd(%next)
      done:
        return 0
      }

      func @twice(%n: i64) -> i64 {
      entry:
        %a = call @odd(%n)
        %b = call @odd(%n)
        %sum = i64.add %a, %b
        return %sum
      }

      declare @odd(i64) -> i64
      """;

  private static Machine machine(Engine engine) {
    var machine =
        new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()).with(engine));
    machine.define(
        "odd",
        TYPE,
        arguments -> {
          long n = (long) Objects.requireNonNull(arguments[0]);
          return n > 0 ? new HostFunction.Leave(machine.callee("even"), new Object[] {n - 1}) : 1L;
        });
    machine.load(new Parser().parse("even.oir", PROGRAM));
    return machine;
  }

  @ParameterizedTest
  @EnumSource
  void aMillionTransitionsNeedNoStack(Engine engine) {
    var machine = machine(engine);
    assertEquals(0L, machine.call("even", 1_000_000L));
    assertEquals(1L, machine.call("even", 999_999L));
    assertEquals(0L, machine.call("odd", 999_999L));
  }

  @ParameterizedTest
  @EnumSource
  void itIsCalledLikeAnyFunction(Engine engine) throws Throwable {
    var machine = machine(engine);
    assertEquals(2L, machine.call("twice", 10L));
    assertEquals(0L, (long) machine.caller("twice").invokeExact(5L));
  }

  /** Whoever throws code away need not know who is about to enter it. */
  @ParameterizedTest
  @EnumSource
  void whatIsLeftForMayHaveBeenForgotten(Engine engine) {
    var machine = machine(engine);
    var text = "func @last(%n: i64) -> i64 {\nentry:\n  return %n\n}\n";
    var last = new Parser().parse("last.oir", text).functions().getFirst();
    machine.define(last);
    var code = machine.callee("last");
    machine.define("leaves", TYPE, arguments -> new HostFunction.Leave(code, arguments));
    machine.load(
        new Parser()
            .parse(
                "go.oir",
                "func @go(%n: i64) -> i64 {\nentry:\n  transition @leaves(%n)\n}\n"
                    + "declare @leaves(i64) -> i64\n"));
    for (int i = 0; i < 3; i++) {
      assertEquals(7L, machine.call("leaves", 7L));
      assertEquals(8L, machine.call("go", 8L));
      assertEquals(i == 0, machine.isDefined("last"));
      if (i == 0) {
        machine.undefine("last");
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void itsNameIsTaken(Engine engine) {
    var machine = machine(engine);
    assertThrows(LoadError.class, () -> machine.define("even", TYPE, _ -> 0L));
    var text = "func @odd(%n: i64) -> i64 {\nentry:\n  return 3\n}\n";
    var function = new Parser().parse("odd.oir", text).functions().getFirst();
    var error = assertThrows(LoadError.class, () -> machine.define(function));
    assertEquals("@odd is Java code", error.getMessage());
  }
}
