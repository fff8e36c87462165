package dev.oser.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oser.kit.dispatch.Context;
import dev.oser.kit.dispatch.InexactDispatches;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.text.Parser;
import java.io.ByteArrayOutputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Deoptless (004 §3.4) needs nothing new: what a frame goes on in is a function like any other, so
 * it can have versions, chosen by what failed and by the state. The code that failed stays.
 */
final class DeoptlessTest {
  /** What failed, or -1 for anything. */
  public record Reason(int number) implements Context<Reason> {
    @Override
    public boolean implies(Reason other) {
      return other.number == -1 || other.number == number;
    }

    public boolean is(int actual) {
      return number == -1 || number == actual;
    }
  }

  private static final ContextRule<Reason> RULE =
      new ContextRule<>() {
        @Override
        public Reason contextOf(@Nullable Object[] arguments) {
          return new Reason((int) Objects.requireNonNull(arguments[0]));
        }

        @Override
        public MethodHandle test(Reason context, MethodType function) {
          try {
            var is =
                MethodHandles.lookup()
                    .findVirtual(
                        Reason.class, "is", MethodType.methodType(boolean.class, int.class))
                    .bindTo(context);
            return MethodHandles.dropArguments(
                is, 1, function.parameterList().subList(1, function.parameterCount()));
          } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
          }
        }
      };

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
            new Reason(-1),
            continuation("interpret", "slow "),
            4,
            RULE,
            new InexactDispatches<>(2, _ -> {}));
    machine.load(new Parser().parse("f.oir", PROGRAM));
    for (long x : new long[] {5, -5, 500}) {
      assertEquals(x, machine.call("f", x));
    }
    resume.add(new Reason(2), continuation("large", "large "));
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
