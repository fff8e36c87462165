package dev.oser.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.kit.callee.HostFunction;
import dev.oser.kit.dispatch.Failed;
import dev.oser.kit.dispatch.FailedRule;
import dev.oser.kit.dispatch.InexactDispatches;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.runtime.Trap;
import dev.oser.kit.runtime.TrapKind;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What Java code throws is its own business: code that called it must not make a trap of it. */
class HostExceptionsTest {
  private static final FunctionType TYPE = FunctionType.of(CoreType.I32, CoreType.I32);

  /** Ways to call it; the result is used where an instruction itself may trap. */
  private static final String WAYS =
      """
      declare @host(i32) -> i32
      declare @chosen(i32) -> i32

      func @calls(%n: i32) -> i32 {
      entry:
        %x = call @host(%n)
        %y = i32.div 1, %x
        return %y
      }

      func @divides(%n: i32) -> i32 {
      entry:
        %x = call @host(%n)
        %y = call @host(%n)
        %z = i32.div %x, %y
        return %z
      }

      func @leaves(%n: i32) -> i32 {
      entry:
        transition @host(%n)
      }

      func @calls_value(%n: i32) -> i32 {
      entry:
        %x = call.indirect fn(i32) -> i32 (@host, %n)
        %y = i32.div 1, %x
        return %y
      }

      func @dispatches(%n: i32) -> i32 {
      entry:
        %x = call @chosen(%n)
        %y = i32.div 1, %x
        return %y
      }

      func @nests(%n: i32) -> i32 {
      entry:
        %x = call @leaves(%n)
        %y = call @calls(%n)
        %z = i32.div %x, %y
        return %z
      }
      """;

  private static final List<String> NAMES =
      List.of("calls", "divides", "leaves", "calls_value", "dispatches", "nests", "host", "chosen");

  private final List<Throwable> next = new ArrayList<>();

  private Machine machine(Engine engine) {
    var machine =
        new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()).with(engine));
    machine.define(
        "host",
        TYPE,
        arguments -> {
          if (next.isEmpty()) {
            return arguments[0];
          }
          throw HostExceptionsTest.<RuntimeException>unchecked(next.getFirst());
        });
    machine.define(
        "chosen",
        Failed.SOMETHING,
        "host",
        2,
        FailedRule.RULE,
        new InexactDispatches<>(Integer.MAX_VALUE, _ -> {}));
    machine.load(new Parser().parse("ways.oir", WAYS));
    return machine;
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <T extends Throwable> T unchecked(Throwable any) throws T {
    throw (T) any;
  }

  @ParameterizedTest
  @EnumSource
  void passUnchanged(Engine engine) {
    var machine = machine(engine);
    for (var name : NAMES) {
      assertEquals(1, machine.call(name, 1), name);
      for (var thrown :
          List.of(
              new IllegalStateException(),
              new ArithmeticException(),
              new NullPointerException(),
              new ArrayIndexOutOfBoundsException(),
              new ClassCastException(),
              new AssertionError(),
              new LinkageError())) {
        next.add(thrown);
        assertSame(thrown, assertThrows(Throwable.class, () -> machine.call(name, 1)), name);
        next.clear();
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whenTheJvmCannotGoOnTheCauseSaysWhy(Engine engine) {
    var machine = machine(engine);
    for (var name : NAMES) {
      for (var thrown : List.of(new StackOverflowError(), new OutOfMemoryError())) {
        next.add(thrown);
        var trap = assertThrows(Trap.class, () -> machine.call(name, 1), name);
        assertSame(thrown, trap.getCause(), name);
        assertSame(
            thrown instanceof OutOfMemoryError ? TrapKind.OUT_OF_MEMORY : TrapKind.STACK_OVERFLOW,
            trap.kind());
        var leave = new HostFunction.Leave(machine.callee(name), new Object[] {1});
        assertSame(thrown, assertThrows(Throwable.class, () -> machine.call(leave)), name);
        next.clear();
      }
    }
  }
}
