package dev.oser.kit.osr.point;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.Engine;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Type;
import dev.oser.kit.ir.core.Comparison;
import dev.oser.kit.ir.core.OutputOp;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.Sample;
import dev.oser.kit.osr.continuation.Continuation;
import dev.oser.kit.osr.continuation.ContinuationCache;
import dev.oser.kit.osr.graph.Oracle;
import dev.oser.kit.osr.graph.VersionGraph;
import dev.oser.kit.osr.graph.Weaving;
import dev.oser.kit.osr.map.StateMapBuilder;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.version.MultiVersionFunction;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Points with every kind of condition, in place and in copies, and taken out again. */
final class OsrPointTest {
  private static final String LICM = "loop-invariant-code-motion";

  /** Inserts a point whose continuation gives itself away: it returns %x, not the sum. */
  private static OsrPoint insert(Sample sample, OsrCondition condition) {
    var f = sample.function("f");
    var pair = sample.optimised("f", LICM);
    var map = Sample.map(pair.forward(), Sample.named(f, "square"), Strength.LIVE);
    var continuation = Continuation.of("f.to", map);
    var code = continuation.function();
    new Editor(code)
        .setOperand(Sample.block(code, "done").terminator(), 0, code.parameters().getFirst());
    sample.machine.define(code);
    return OsrPoint.insert(new Editor(f), map, condition, continuation);
  }

  private static Object call(Sample sample) {
    sample.machine.define(sample.function("f"));
    return Objects.requireNonNull(sample.machine.call("f", 3L, 5L));
  }

  @ParameterizedTest
  @EnumSource
  void always(Engine engine) {
    var sample = new Sample(Sample.POLYNOMIAL, engine);
    insert(sample, new OsrCondition.Always());
    assertEquals(3L, call(sample));
  }

  @ParameterizedTest
  @EnumSource
  void never(Engine engine) {
    var sample = new Sample(Sample.POLYNOMIAL, engine);
    insert(sample, new OsrCondition.Never());
    assertEquals(90L, call(sample));
  }

  @ParameterizedTest
  @EnumSource
  void guard(Engine engine) {
    var sample = new Sample(Sample.POLYNOMIAL, engine);
    var f = sample.function("f");
    var last =
        new Editor(f)
            .add(
                Sample.named(f, "square"),
                "last",
                Comparison.Kind.EQ.on(CoreType.I64),
                List.of(Sample.block(f, "loop").parameters().getFirst(), Constant.of(4L)));
    insert(sample, new OsrCondition.Guard(last, List.of(1, 4)));
    assertTrue(Printer.print(f).contains("branch [1, 4] %last"), () -> Printer.print(f));
    assertEquals(3L, call(sample));
    assertEquals(27L, sample.machine.call("f", 3L, 3L), "too short a loop");
  }

  @ParameterizedTest
  @EnumSource
  void counter(Engine engine) {
    for (long times = 1; times <= 7; times++) {
      var sample = new Sample(Sample.POLYNOMIAL, engine);
      insert(sample, new OsrCondition.Counter(times));
      // The loop is run five times.
      assertEquals(times <= 5 ? 3L : 90L, call(sample), "counting to " + times);
      assertEquals(times <= 5 ? 3L : 90L, call(sample), "each activation counts for itself");
    }
  }

  @ParameterizedTest
  @EnumSource
  void flag(Engine engine) {
    var sample = new Sample(Sample.POLYNOMIAL, engine);
    sample.machine.define(flag(false));
    insert(sample, new OsrCondition.Flag("flag"));
    assertEquals(90L, call(sample));
    sample.machine.install(flag(true));
    assertEquals(3L, sample.machine.call("f", 3L, 5L));
  }

  private static Function flag(boolean value) {
    return new Parser()
        .parse("flag.oir", "func @flag() -> i1 {\nentry:\n  return " + value + "\n}\n")
        .functions()
        .getFirst();
  }

  @ParameterizedTest
  @EnumSource
  void aPointThatIsRemovedLeavesNothingBehind(Engine engine) {
    var sample = new Sample(Sample.POLYNOMIAL, engine);
    var f = sample.function("f");
    var before = Printer.print(f);
    for (var condition :
        List.of(new OsrCondition.Always(), new OsrCondition.Counter(2), new OsrCondition.Never())) {
      var point = insert(sample, condition);
      point.remove(new Editor(f));
      Pipeline.parse("dead-code,aggressive-dead-code").run(f, PassContext.NONE);
      assertEquals(before, Printer.print(f).replaceAll("\\.\\d+", ""));
      assertEquals(90L, call(sample));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aPointInACopyLeavesTheOriginalAlone(Engine engine) {
    var sample = new Sample(Sample.POLYNOMIAL, engine);
    var f = sample.function("f");
    var text = Printer.print(f);
    var map =
        Sample.map(sample.optimised("f", LICM).forward(), Sample.first(f, "loop"), Strength.LIVE);
    var copy = FunctionCopy.of(f);
    var continuation = Continuation.of("f.to", map);
    OsrPoint.insert(
        new Editor(copy.function()),
        map.startingIn(copy),
        new OsrCondition.Counter(3),
        continuation);
    sample.machine.define(continuation.function());
    sample.machine.define(copy.function());
    assertEquals(90L, sample.machine.call("f", 3L, 5L));
    assertEquals(text, Printer.print(f));
  }

  @ParameterizedTest
  @EnumSource
  void oneContinuationServesSeveralPoints(Engine engine) {
    var sample = new Sample(Sample.POLYNOMIAL, engine);
    var f = sample.function("f");
    var pair = sample.optimised("f", LICM);
    var maps =
        Sample.block(f, "loop").instructions().stream()
            .map(point -> Sample.map(pair.forward(), point, Strength.AVAIL))
            .toList();
    var continuation = Continuation.serving("f.to", maps);
    assertEquals(6, continuation.entrances());
    sample.machine.define(continuation.function());
    for (int i = 0; i < maps.size(); i++) {
      for (long times = 1; times <= 6; times++) {
        var copy = FunctionCopy.of(f);
        OsrPoint.insert(
            new Editor(copy.function()),
            maps.get(i).startingIn(copy),
            new OsrCondition.Counter(times),
            continuation,
            i);
        sample.machine.define(copy.function());
        assertEquals(90L, sample.machine.call("f", 3L, 5L), i + " after " + times);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aStateThatNoCallCanCarryTravelsPacked(Engine engine) {
    var text = new StringBuilder("func @f(%n: i64) -> f64 {\nentry:\n");
    for (int i = 0; i < 200; i++) {
      text.append("  %a").append(i).append(" = i64.add %n, ").append(i).append('\n');
      text.append("  %b").append(i).append(" = f64.from_i64 %a").append(i).append('\n');
    }
    text.append("  jump sum\nsum:\n  %x0 = f64.add %b0, 0.0\n");
    for (int i = 1; i < 200; i++) {
      text.append("  %y").append(i).append(" = f64.from_i64 %a").append(i).append('\n');
      text.append("  %z").append(i).append(" = f64.mul %y" + i + ", %b" + i + "\n");
      text.append("  %x" + i + " = f64.add %x" + (i - 1) + ", %z" + i + "\n");
    }
    text.append("  return %x199\n}\n");
    var sample = new Sample(text.toString(), engine);
    var f = sample.function("f");
    var expected = sample.machine.call("f", 5L);
    var map =
        Sample.map(sample.optimised("f", "sccp").forward(), Sample.first(f, "sum"), Strength.LIVE);
    assertEquals(399, map.inputs().size());
    var continuation = Continuation.of("f.to", map);
    assertEquals("fn(f64[], i64[]) -> f64", sorted(continuation.function()));
    OsrPoint.insert(new Editor(f), map, new OsrCondition.Always(), continuation);
    sample.machine.define(continuation.function());
    sample.machine.define(f);
    assertEquals(expected, sample.machine.call("f", 5L));
  }

  private static String sorted(Function function) {
    var types = function.type().parameters().stream().map(Type::text).sorted().toList();
    return "fn(" + String.join(", ", types) + ") -> " + function.type().result().text();
  }

  @ParameterizedTest
  @EnumSource
  void equalMapsShareAContinuation(Engine engine) {
    var sample = new Sample(Sample.POLYNOMIAL, engine);
    var pair = sample.optimised("f", LICM);
    var cache = new ContinuationCache("f");
    var point = Sample.first(sample.function("f"), "loop");
    var one = cache.of(Sample.map(pair.forward(), point, Strength.LIVE));
    assertEquals(one, cache.of(Sample.map(pair.forward(), point, Strength.ALIAS)));
    Instruction other = Sample.block(sample.function("f"), "loop").instructions().get(2);
    assertTrue(one != cache.of(Sample.map(pair.forward(), other, Strength.LIVE)));
  }

  @ParameterizedTest
  @EnumSource
  void aVariableWhoseValueDoesNotComeAlongIsOptimisedOut(Engine engine) {
    var sample =
        new Sample(
            """
            func @f(%x: i64) -> i64 {
            entry:
              %twice = i64.add %x, %x
              jump rest
            rest:
              .var v = %twice
              return %x
            }
            """,
            engine);
    var f = sample.function("f");
    var map =
        Sample.map(sample.optimised("f", "sccp").forward(), Sample.first(f, "rest"), Strength.LIVE);
    var continuation = Continuation.of("f.to", map);
    OsrPoint.insert(new Editor(f), map, new OsrCondition.Always(), continuation);
    sample.machine.define(continuation.function());
    sample.machine.define(f);
    assertEquals(7L, sample.machine.call("f", 7L));
    assertTrue(Printer.print(continuation.function()).contains(".var v = undef"));
  }

  @ParameterizedTest
  @EnumSource
  void aMillionTransitionsNeedNoStack(Engine engine) throws InterruptedException {
    var sample = new Sample(Sample.POLYNOMIAL, engine);
    var f = sample.function("f");
    var versions = new VersionGraph(f);
    var optimised = versions.derive(f, Pipeline.parse(LICM), PassContext.NONE);
    var weaving = new Weaving(versions, Strength.AVAIL);
    assertTrue(weaving.point(Sample.first(f, "loop"), optimised, new OsrCondition.Always()));
    assertTrue(weaving.point(Sample.first(optimised, "loop"), f, new OsrCondition.Always()));
    var expected = sample.machine.call("f", 3L, 1_000_000L);
    weaving.weave().forEach(sample.machine::define);
    var results = new Object[1];
    var small =
        new Thread(
            null, () -> results[0] = sample.machine.call("f", 3L, 1_000_000L), "small", 200_000);
    small.start();
    small.join();
    assertEquals(expected, results[0]);
  }

  /**
   * Before the first print, each version has computed something that the other has elsewhere. A map
   * need not make it, but must not land before the point that leads back.
   */
  @ParameterizedTest
  @EnumSource
  void pointsThatAlwaysFireGetSomewhere(Engine engine) {
    var sample =
        new Sample(
            """
            func @f(%a: i64, %b: i64) -> i64 {
            entry:
              jump loop(0)
            loop(%i: i64):
              %sunk = i64.add %i, 7
              %some = i64.lt %i, %a
              branch %some, use, rest
            use:
              %hoisted = i64.mul %a, %b
              print i64 %sunk
              print i64 %hoisted
              jump rest
            rest:
              %next = i64.add %i, 1
              %more = i64.lt %next, 10
              branch %more, loop(%next), done
            done:
              %result = i64.add %i, %b
              return %result
            }
            """,
            engine);
    var f = sample.function("f");
    var versions = new VersionGraph(f);
    var optimised = versions.derive(f, Pipeline.parse(LICM + ",code-sinking"), PassContext.NONE);
    var weaving = new Weaving(versions, Strength.AVAIL);
    for (var from : List.of(f, optimised)) {
      for (var block : from.blocks()) {
        for (var point : block.instructions()) {
          weaving.point(point, from == f ? optimised : f, new OsrCondition.Always());
        }
      }
    }
    weaving.weave().forEach(sample.machine::define);
    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> assertEquals(14L, sample.machine.call("f", 5L, 5L)));
    sample.machine.use(Engine.INTERPRETER);
    Oracle toTheOther =
        next ->
            !(next.op() instanceof OutputOp) ? null : next.block().function() == f ? optimised : f;
    try (var moving =
        new MultiVersionFunction(sample.machine, versions, Strength.AVAIL, toTheOther)) {
      assertTimeoutPreemptively(
          Duration.ofSeconds(20), () -> assertEquals(14L, sample.machine.call("f", 5L, 5L)));
      assertEquals(10, moving.transitions());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aMapWrittenByHandIsChecked(Engine engine) {
    var sample = new Sample(Sample.POLYNOMIAL, engine);
    var f = sample.function("f");
    var other = FunctionCopy.of(f).function();
    var from = Sample.first(f, "loop");
    var builder = new StateMapBuilder(from, Sample.first(other, "loop"));
    var error = assertThrows(IllegalArgumentException.class, builder::build);
    assertEquals(
        "the map does not say what %x is, which is needed at %square = i64.mul",
        error.getMessage());
    var late = Sample.block(f, "loop").instructions().get(3);
    error =
        assertThrows(
            IllegalArgumentException.class, () -> builder.set(other.parameters().getFirst(), late));
    assertEquals("%next may not have been computed before %square = i64.mul", error.getMessage());
  }

  @Test
  void aGuardMustBeAConditionThatIsKnownThere() {
    var f = new Sample(Sample.POLYNOMIAL, Engine.INTERPRETER).function("f");
    var point = Sample.first(f, "loop");
    var sum = Sample.named(f, "next_sum");
    var more = new OsrCondition.Guard(Sample.named(f, "more"));
    var wrong = assertThrows(IllegalArgumentException.class, () -> new OsrCondition.Guard(sum));
    assertEquals("a guard is an i1; %next_sum is i64", wrong.getMessage());
    var later = assertThrows(IllegalArgumentException.class, () -> more.requireAt(point));
    assertEquals("%more may not have been computed before %square = i64.mul", later.getMessage());
    more.requireAt(Sample.first(f, "done"));
  }
}
