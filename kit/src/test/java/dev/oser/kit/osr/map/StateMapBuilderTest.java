package dev.oser.kit.osr.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.Engine;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionType;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.osr.Sample;
import dev.oser.kit.osr.graph.Oracle;
import dev.oser.kit.osr.graph.VersionGraph;
import dev.oser.kit.osr.graph.Weaving;
import dev.oser.kit.osr.point.OsrCondition;
import dev.oser.kit.version.MultiVersionFunction;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Maps written by a front end, between versions that hold the same value in different ways. */
final class StateMapBuilderTest {
  /** The accumulator is boxed, as in the {@code feval} case of Flexible OSR §4.2. */
  private static final String BOXED =
      """
      record Box { value: f64 }
      func @f(%n: i64) -> f64 {
      entry:
        %zero = record.new Box(0.0)
        jump loop(0, %zero)
      loop(%i: i64, %sum: Box):
        %x = f64.from_i64 %i
        %old = record.get Box.value %sum
        %new = f64.add %old, %x
        %box = record.new Box(%new)
        %next = i64.add %i, 1
        %more = i64.lt %next, %n
        branch %more, loop(%next, %box), done
      done:
        %result = record.get Box.value %box
        return %result
      }
      func @unboxed(%n: i64) -> f64 {
      entry:
        jump loop(0, 0.0)
      loop(%i: i64, %sum: f64):
        %x = f64.from_i64 %i
        %new = f64.add %sum, %x
        %next = i64.add %i, 1
        %more = i64.lt %next, %n
        branch %more, loop(%next, %new), done
      done:
        return %new
      }
      func @unbox(%box: Box) -> f64 {
      entry:
        %value = record.get Box.value %box
        return %value
      }
      func @box(%value: f64) -> Box {
      entry:
        %box = record.new Box(%value)
        return %box
      }
      """;

  private final Sample sample;
  private final StateMap in;
  private final StateMap out;
  private final VersionGraph versions;

  StateMapBuilderTest() {
    sample = new Sample(BOXED, Engine.INTERPRETER);
    var boxed = sample.function("f");
    var unboxed = sample.function("unboxed");
    versions = new VersionGraph(boxed);
    versions.add(unboxed);
    in = map(boxed, unboxed, "unbox");
    out = map(unboxed, boxed, "box");
    versions.write(in);
    versions.write(out);
  }

  private StateMap map(Function from, Function to, String conversion) {
    var state = Sample.block(from, "loop").parameters();
    var needed = Sample.block(to, "loop").parameters();
    var builder = new StateMapBuilder(Sample.named(from, "x"), Sample.named(to, "x"));
    var op = new CallOp.Call(conversion, sample.function(conversion).type());
    var converted = builder.compute("converted", op, state.get(1));
    return builder
        .set(needed.get(0), state.get(0))
        .set(needed.get(1), converted)
        .set(to.parameters().getFirst(), from.parameters().getFirst())
        .build();
  }

  @ParameterizedTest
  @EnumSource
  void theyAreWovenLikeAnyOther(Engine engine) {
    sample.machine.use(engine);
    assertEquals(4950.0, sample.machine.call("f", 100L));
    var weaving = new Weaving(versions, Strength.LIVE);
    assertTrue(weaving.point(in.from(), sample.function("unboxed"), new OsrCondition.Counter(5)));
    assertTrue(weaving.point(out.from(), sample.function("f"), new OsrCondition.Counter(7)));
    weaving.weave().forEach(sample.machine::define);
    assertEquals(4950.0, sample.machine.call("f", 100L));
  }

  @Test
  void anOracleFollowsThem() {
    var all = List.copyOf(versions.versions());
    Oracle other =
        next -> next.block().function() == all.getFirst() ? all.getLast() : all.getFirst();
    try (var function = new MultiVersionFunction(sample.machine, versions, Strength.LIVE, other)) {
      assertEquals(4950.0, sample.machine.call("f", 100L));
      assertEquals(100, function.transitions());
    }
  }

  @Test
  void mistakesAreNamed() {
    var boxed = sample.function("f");
    var unboxed = sample.function("unboxed");
    var builder = new StateMapBuilder(Sample.named(boxed, "x"), Sample.named(unboxed, "x"));
    var sum = Sample.block(unboxed, "loop").parameters().get(1);
    assertEquals(
        "%sum is f64, not %sum: Box",
        message(() -> builder.set(sum, Sample.block(boxed, "loop").parameters().get(1))));
    var op = new CallOp.Call("unbox", FunctionType.of(CoreType.F64, CoreType.I64));
    assertEquals("call takes 1 operands, not 0", message(() -> builder.compute("y", op)));
    assertEquals(
        "%x = f64.from_i64 is not a value of @unboxed",
        message(() -> builder.set(Sample.named(boxed, "x"), sum)));
    assertEquals(
        "@g is fn() -> i1, not fn(i64) -> f64",
        message(
            () ->
                versions.add(
                    new Parser()
                        .parse("g.oir", "func @g() -> i1 {\nentry:\n  return true\n}\n")
                        .functions()
                        .getFirst())));
  }

  private static String message(Runnable action) {
    return Objects.requireNonNull(
        assertThrows(IllegalArgumentException.class, action::run).getMessage());
  }
}
