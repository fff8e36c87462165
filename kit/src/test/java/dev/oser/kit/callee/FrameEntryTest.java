package dev.oser.kit.callee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.kit.Engine;
import dev.oser.kit.LoadError;
import dev.oser.kit.Machine;
import dev.oser.kit.MachineOptions;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.speculation.LeftFrames;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.opt.Inlining;
import dev.oser.kit.opt.PassContext;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A language's entry gets all frames of an exit at once, the outermost first. */
class FrameEntryTest {
  private static final String THREE_FRAMES =
      """
      func @f(%x: i64, %y: f64) -> i64 {
      entry:
        %point = checkpoint go, exit
      go:
        %positive = i64.gt %x, 0
        assume [7] %positive, %point
        return %x
      exit:
        %why = failure
        %outer = framestate.outer @outer(%x)
        %middle = framestate.middle @middle(%outer)
        %inner = framestate.inner @inner(%middle, %y, %x)
        deopt.to "language" %inner, %why
      }

      declare @outer(i64, i64) -> i64

      declare @middle(i32) -> i64

      declare @inner(i32, f64, i64)
      """;

  private static Machine machine(Engine engine) {
    var machine =
        new Machine(MachineOptions.writingTo(OutputStream.nullOutputStream()).with(engine));
    HostFunction never =
        _ -> {
          throw new AssertionError("the frames are the language's business");
        };
    var types = parse(THREE_FRAMES);
    for (var item : types.items()) {
      if (item instanceof Module.Declaration(var name, var type, _)) {
        machine.define(name, type, never);
      }
    }
    return machine;
  }

  private static Module parse(String text) {
    return new Parser().parse("test.oir", text);
  }

  private static String describe(LeftFrames left) {
    return left.reason()
        + left.frames().stream()
            .map(frame -> " " + frame.descriptor().name() + frame.values())
            .collect(Collectors.joining());
  }

  @ParameterizedTest
  @EnumSource
  void theOutermostFrameComesFirst(Engine engine) {
    var machine = machine(engine);
    var seen = new ArrayList<String>();
    machine.define(
        "language",
        left -> {
          seen.add(describe(left));
          return 42L;
        });
    machine.load(parse(THREE_FRAMES));
    assertEquals(5L, machine.call("f", 5L, 0.5));
    assertEquals(42L, machine.call("f", -5L, 0.5));
    assertEquals(List.of("7 outer[-5] middle[] inner[0.5, -5]"), seen);
  }

  @ParameterizedTest
  @EnumSource
  void moreValuesThanACallCarriesArePacked(Engine engine) {
    var machine = machine(engine);
    machine.define("language", left -> (long) describe(left).hashCode());
    var numbers = IntStream.range(0, 300).boxed().toList();
    var values =
        numbers.stream()
            .map(i -> i % 2 == 0 ? "%v" + i : "%w" + i)
            .collect(Collectors.joining(", "));
    var code =
        numbers.stream()
            .map(
                i ->
                    i % 2 == 0
                        ? "  %v" + i + " = i64.add %x, " + i + "\n"
                        : "  %w" + i + " = f64.from_i32 " + i + "\n")
            .collect(Collectors.joining());
    var types =
        numbers.stream().map(i -> i % 2 == 0 ? "i64" : "f64").collect(Collectors.joining(", "));
    // Frames that large are no functions: no call could carry what they take.
    var function =
        parse(
                "func @g(%x: i64) -> i64 {\nentry:\n"
                    + code
                    + "  %frame = framestate @large("
                    + values
                    + ")\n  deopt.to \"language\" %frame, 3\n}\n\ndeclare @large(i32, "
                    + types
                    + ") -> i64\n")
            .function("g");
    machine.define(Objects.requireNonNull(function));
    var expected =
        numbers.stream()
            .map(i -> i % 2 == 0 ? String.valueOf(1000L + i) : i + ".0")
            .collect(Collectors.joining(", ", "3 large[", "]"));
    assertEquals((long) expected.hashCode(), machine.call("g", 1000L));
  }

  @ParameterizedTest
  @EnumSource
  void theEntryMayLeaveForAFunctionInBoundedStack(Engine engine) {
    var machine = machine(engine);
    machine.define(
        "language",
        left -> {
          long x = (long) Objects.requireNonNull(left.frames().getFirst().values().getFirst());
          return x == -1_000_000
              ? (Object) x
              : new HostFunction.LeaveFor("f", new Object[] {x - 1, 0.5});
        });
    machine.load(parse(THREE_FRAMES));
    assertEquals(-1_000_000L, machine.call("f", -1L, 0.5));
  }

  @ParameterizedTest
  @EnumSource
  void whatTheEntryThrowsPasses(Engine engine) {
    var machine = machine(engine);
    var thrown = new IllegalStateException("on purpose");
    machine.define(
        "language",
        _ -> {
          throw thrown;
        });
    machine.load(parse(THREE_FRAMES));
    assertSame(
        thrown, assertThrows(IllegalStateException.class, () -> machine.call("f", -1L, 0.5)));
  }

  @ParameterizedTest
  @EnumSource
  void anInlinedCalleeThatLeavesComesBack(Engine engine) {
    var machine = machine(engine);
    machine.define("language", _ -> 42L);
    var module =
        parse(
            THREE_FRAMES
                + """

                func @caller(%x: i64) -> i64 {
                entry:
                  %y = call @f(%x, 0.5)
                  %z = i64.add %y, 1000
                  return %z
                }
                """);
    for (var function : module.functions()) {
      new Inlining().run(function, PassContext.of(module));
    }
    machine.load(module);
    assertEquals(1042L, machine.call("caller", -1L));
    assertEquals(1001L, machine.call("caller", 1L));
  }

  @ParameterizedTest
  @EnumSource
  void anEntryThatNobodyDefinedIsAnError(Engine engine) {
    var machine = machine(engine);
    var error = assertThrows(LoadError.class, () -> machine.load(parse(THREE_FRAMES)));
    assertEquals(
        "code leaves with deopt.to \"language\", but no such entry is defined", error.getMessage());
  }
}
