package dev.oser.kit.callee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.kit.Engine;
import dev.oser.kit.LoadError;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.dispatch.Context;
import dev.oser.kit.dispatch.ContextRule;
import dev.oser.kit.dispatch.InexactDispatches;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.text.Parser;
import java.io.OutputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Calls go to versions whose context holds, from both engines, and see versions that are added. */
final class DispatchedFunctionTest {
  /** The argument is in a range. */
  public record Range(long least, long most) implements Context<Range> {
    static final Range ANY = new Range(Long.MIN_VALUE, Long.MAX_VALUE);

    @Override
    public boolean implies(Range other) {
      return least >= other.least && most <= other.most;
    }

    public boolean has(long value) {
      return least <= value && value <= most;
    }
  }

  private static final ContextRule<Range> RULE =
      new ContextRule<>() {
        @Override
        public Range contextOf(@Nullable Object[] arguments) {
          long value = (long) Objects.requireNonNull(arguments[0]);
          return new Range(value, value);
        }

        @Override
        public MethodHandle test(Range context, MethodType function) {
          try {
            return MethodHandles.lookup()
                .findVirtual(Range.class, "has", MethodType.methodType(boolean.class, long.class))
                .bindTo(context);
          } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
          }
        }
      };

  private static Function version(String name, long result) {
    return new Parser()
        .parse(
            name + ".oir",
            "func @" + name + "(%x: i64) -> i64 {\nentry:\n  return " + result + "\n}\n")
        .functions()
        .getFirst();
  }

  private static final String CALLER =
      """
      func @sum(%n: i64) -> i64 {
      entry:
        jump loop(0, 0)
      loop(%i: i64, %sum: i64):
        %x = call @f(%i)
        %next_sum = i64.add %sum, %x
        %next = i64.add %i, 1
        %more = i64.lt %next, %n
        branch %more, loop(%next, %next_sum), done
      done:
        return %next_sum
      }

      func @leave(%x: i64) -> i64 {
      entry:
        transition @f(%x)
      }

      declare @f(i64) -> i64
      """;

  private final List<Range> asked = new ArrayList<>();

  private DispatchedFunction<Range> define(Machine machine) {
    var function =
        machine.define(
            "f", Range.ANY, version("f.any", 1), 3, RULE, new InexactDispatches<>(3, asked::add));
    machine.load(new Parser().parse("caller.oir", CALLER));
    return function;
  }

  private static Machine machine(Engine engine) {
    return new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()).with(engine));
  }

  @ParameterizedTest
  @EnumSource
  void callsGoToTheVersionThatFits(Engine engine) {
    var machine = machine(engine);
    var f = define(machine);
    assertEquals(100_000L, machine.call("sum", 100_000L));
    f.add(new Range(0, 9), version("f.small", 100));
    f.add(new Range(5, 5), version("f.five", 10_000));
    // Often enough that calls are no longer counted.
    for (int i = 0; i < 3; i++) {
      assertEquals(9 * 100 + 10_000 + 99_990L, machine.call("sum", 100_000L));
    }
    assertEquals(10_000L, machine.call("leave", 5L));
    f.remove(new Range(5, 5));
    assertEquals(1000 + 99_990L, machine.call("sum", 100_000L));
    assertEquals(100L, machine.call("leave", 5L));
  }

  @ParameterizedTest
  @EnumSource
  void hotContextsAreAskedFor(Engine engine) {
    var machine = machine(engine);
    define(machine);
    for (int i = 0; i < 5; i++) {
      machine.call("f", 7L);
    }
    assertEquals(List.of(new Range(7, 7)), asked);
  }

  @ParameterizedTest
  @EnumSource
  void mistakesAreNamed(Engine engine) {
    var machine = machine(engine);
    var f = define(machine);
    var error =
        assertThrows(
            IllegalArgumentException.class,
            () ->
                f.add(
                    Range.ANY,
                    new Parser()
                        .parse("g.oir", "func @g() {\nentry:\n  return\n}\n")
                        .functions()
                        .getFirst()));
    assertEquals("@g is fn() -> void, not fn(i64) -> i64", error.getMessage());
    var load = assertThrows(LoadError.class, () -> machine.define(version("f", 3)));
    assertEquals("@f has versions by context: add one", load.getMessage());
  }
}
