package dev.oser.bench.sourir;

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
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** What the kit's own mechanisms cost, whatever the language. */
final class MachineCosts {
  private static final long CALLS = 20_000_000;

  /** Calls a function in a loop; which one is to be filled in. */
  private static final String CALLER =
      """
      func @CALLER(%n: i64) -> i64 {
      entry:
        jump loop(0, 0)
      loop(%i: i64, %sum: i64):
        %x = call @CALLEE(%sum)
        %next_sum = i64.add %x, %i
        %next = i64.add %i, 1
        %more = i64.lt %next, %n
        branch %more, loop(%next, %next_sum), done
      done:
        return %next_sum
      }

      declare @CALLEE(i64) -> i64
      """;

  private static final String SPIN =
      """
      func @spin() -> i64 {
      entry:
        jump loop(0)
      loop(%i: i64):
        %point = checkpoint go, exit
      go:
        %same = holds "NAME"
        assume [1] %same, %point
        %next = i64.add %i, 1
        jump loop(%next)
      exit:
        %why = failure
        %frame = framestate @stopped(%i)
        deopt %frame, %why
      }

      func @stopped(%why: i32, %i: i64) -> i64 {
      entry:
        return %i
      }
      """;

  private MachineCosts() {}

  /** The argument is in a range. */
  public record Range(long least, long most) implements Context<Range> {
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

  private static Machine machine() {
    return new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()));
  }

  private static Function callee(String name, long factor) {
    var text =
        """
        func @%s(%%x: i64) -> i64 {
        entry:
          %%a = i64.mul %%x, %d
          %%b = i64.shr %%a, 7
          %%c = i64.xor %%a, %%b
          return %%c
        }
        """
            .formatted(name, factor);
    return new Parser().parse(name + ".oir", text).functions().getFirst();
  }

  /** {@return what a call through a table of four versions costs more than one without, in ns} */
  static List<Double> dispatchNanos(int warmUp, int rounds) {
    var machine = machine();
    machine.define(callee("direct", 31));
    var any = new Range(Long.MIN_VALUE, Long.MAX_VALUE);
    var table =
        machine.define(
            "dispatched",
            any,
            callee("any", 31),
            4,
            RULE,
            new InexactDispatches<>(Integer.MAX_VALUE, _ -> {}));
    table.add(new Range(-1, 0), callee("zero", 31));
    table.add(new Range(-7, -5), callee("few", 31));
    table.add(new Range(-1L << 62, 1L << 62), callee("many", 31));
    for (var name : List.of("direct", "dispatched")) {
      var text = CALLER.replace("CALLER", "calls." + name).replace("CALLEE", name);
      machine.load(new Parser().parse(name + ".oir", text));
    }
    var differences = new ArrayList<Double>();
    for (int round = 0; round < warmUp + rounds; round++) {
      double direct = time(machine, "calls.direct");
      double dispatched = time(machine, "calls.dispatched");
      if (round >= warmUp) {
        differences.add((dispatched - direct) / CALLS);
      }
    }
    return differences;
  }

  private static double time(Machine machine, String function) {
    long start = CpuTime.now();
    machine.call(function, CALLS);
    return CpuTime.now() - start;
  }

  /** {@return how long it takes until a loop that runs sees that the world changed, in ms} */
  static List<Double> invalidateMillis(int rounds) throws Exception {
    var millis = new ArrayList<Double>();
    for (int round = 0; round < rounds; round++) {
      var machine = machine();
      machine.load(new Parser().parse("spin.oir", SPIN.replace("NAME", "round " + round)));
      var stopped =
          CompletableFuture.supplyAsync(
              () -> {
                machine.call("spin");
                return System.nanoTime();
              });
      Thread.sleep(200);
      long start = System.nanoTime();
      machine.assumption("round " + round).invalidate();
      millis.add((stopped.get() - start) / 1e6);
    }
    return millis;
  }
}
