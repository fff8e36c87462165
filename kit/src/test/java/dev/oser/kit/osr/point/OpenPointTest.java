package dev.oser.kit.osr.point;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oser.kit.Engine;
import dev.oser.kit.LoadError;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.opt.Inlining;
import dev.oser.kit.osr.Sample;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.graph.DeepMap;
import dev.oser.kit.osr.map.Infeasible;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.runtime.FunctionValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Points that ask a generator where to go: the fold of Flexible OSR's isord, with a function to
 * inline.
 */
final class OpenPointTest {
  private static final String FOLD =
      """
      func @fold(%n: i64, %c: fn(i64, i64) -> i64) -> i64 {
      entry:
        jump loop(1, 0)
      loop(%i: i64, %sum: i64):
        %later = i64.gt %i, 1
        %next_sum = call.indirect fn(i64, i64) -> i64 (%c, %sum, %i)
        %next = i64.add %i, 1
        %more = i64.le %next, %n
        branch %more, loop(%next, %next_sum), done
      done:
        return %next_sum
      }
      func @add(%a: i64, %b: i64) -> i64 {
      entry:
        %c = i64.add %a, %b
        return %c
      }
      func @xor(%a: i64, %b: i64) -> i64 {
      entry:
        %c = i64.xor %a, %b
        return %c
      }
      """;

  private final List<String> asked = new ArrayList<>();

  private Function specialise(Sample sample, OpenPoint point, @Nullable Object value) {
    var name = ((FunctionValue) Objects.requireNonNull(value)).name();
    asked.add(name);
    var callee = sample.function(name);
    var versions =
        VersionPair.of(
            point.source(),
            copy -> Inlining.inline(new Editor(copy), Sample.named(copy, "next_sum"), callee));
    var map = Sample.map(versions.forward(), point.at(), Strength.AVAIL);
    return point.continuation("fold." + name, map).function();
  }

  private Sample sample(Engine engine, OsrCondition condition) {
    var sample = new Sample(FOLD, engine);
    var copy = FunctionCopy.of(sample.function("fold"));
    var function = copy.function();
    var point =
        OpenPoint.insert(
                new Editor(function),
                Sample.named(function, "next_sum"),
                condition,
                "fold.open",
                function.parameters().get(1))
            .inOriginalOf(copy);
    sample.machine.define(point, (at, value) -> specialise(sample, at, value));
    sample.machine.define(function);
    return sample;
  }

  private static Object fold(Sample sample, String function) {
    return Objects.requireNonNull(
        sample.machine.call("fold", 100L, sample.machine.functionValue(function)));
  }

  @ParameterizedTest
  @EnumSource
  void theGeneratorIsAskedOncePerValue(Engine engine) {
    var sample = sample(engine, new OsrCondition.Counter(10));
    for (int i = 0; i < 3; i++) {
      assertEquals(5050L, fold(sample, "add"));
      assertEquals(100L, fold(sample, "xor"));
    }
    assertEquals(List.of("add", "xor"), asked);
  }

  @ParameterizedTest
  @EnumSource
  void threadsThatFireAtOnceAskOnce(Engine engine) {
    for (int round = 0; round < 10; round++) {
      asked.clear();
      var sample = sample(engine, new OsrCondition.Counter(3));
      var barrier = new CyclicBarrier(4);
      try (var threads = Executors.newFixedThreadPool(4)) {
        var results =
            IntStream.range(0, 4)
                .mapToObj(
                    _ ->
                        threads.submit(
                            () -> {
                              barrier.await();
                              return List.of(fold(sample, "add"), fold(sample, "xor"));
                            }))
                .toList();
        for (var result : results) {
          assertEquals(List.of(5050L, 100L), assertDoesNotThrow(() -> result.get()));
        }
      }
      assertEquals(2, asked.size(), asked::toString);
    }
  }

  @ParameterizedTest
  @EnumSource
  void nobodyIsAskedBeforeThePointFires(Engine engine) {
    var sample = sample(engine, new OsrCondition.Counter(1000));
    assertEquals(5050L, fold(sample, "add"));
    assertEquals(List.of(), asked);
  }

  @ParameterizedTest
  @EnumSource
  void whatTheGeneratorMakesMustFitThePoint(Engine engine) {
    var sample = new Sample(FOLD, engine);
    var fold = sample.function("fold");
    var point =
        OpenPoint.insert(
            new Editor(fold),
            Sample.named(fold, "next_sum"),
            new OsrCondition.Always(),
            "fold.open");
    sample.machine.define(point, (_, _) -> sample.function("add"));
    sample.machine.define(fold);
    var error = assertThrows(IllegalArgumentException.class, () -> fold(sample, "add"));
    assertEquals(
        "the generator of the open OSR point before %next_sum = call.indirect in @fold made @add of"
            + " type fn(i64, i64) -> i64; the state at the point asks for fn(i64, fn(i64, i64) ->"
            + " i64, i64, i64) -> i64",
        error.getMessage());
    assertThrows(LoadError.class, () -> sample.machine.define(point, (_, _) -> fold));
  }

  /** In place, the code behind a point that always fires never runs; in a copy, it does. */
  @ParameterizedTest
  @EnumSource
  void noMapStartsInCodeThatNeverRuns(Engine engine) {
    assertEquals(5050L, fold(sample(engine, new OsrCondition.Always()), "add"));
    var fold = new Sample(FOLD, engine).function("fold");
    var at = Sample.named(fold, "next_sum");
    OpenPoint.insert(new Editor(fold), at, new OsrCondition.Always(), "fold.open");
    var same = VersionPair.of(fold, _ -> {});
    for (var strength : Strength.values()) {
      assertNull(StateMaps.at(same.forward(), at, strength));
      assertNull(DeepMap.at(same.forward(), at, strength, "fold"));
      assertEquals(
          new Infeasible(Infeasible.Reason.NEVER_RUNS, null),
          StateMaps.obstacle(same.forward(), at, strength));
    }
  }

  /** An open point in what its own generator makes: each transition asks, a million times. */
  @ParameterizedTest
  @EnumSource
  void openPointsCanFollowEachOtherWithoutEnd(Engine engine) throws InterruptedException {
    var sample = new Sample(FOLD, engine);
    var fold = sample.function("fold");
    var copy = FunctionCopy.of(fold);
    var function = copy.function();
    var point =
        OpenPoint.insert(
            new Editor(function),
            Sample.named(function, "next_sum"),
            new OsrCondition.Guard(Sample.named(function, "later")),
            "fold.open",
            Sample.block(function, "loop").parameters().getFirst());
    var same = VersionPair.of(function, _ -> {});
    var cache = new ArrayList<Function>();
    sample.machine.define(
        point,
        (at, _) -> {
          if (cache.isEmpty()) {
            var map = Sample.map(same.forward(), at.at(), Strength.LIVE);
            cache.add(at.continuation("fold.again", map).function());
          }
          return cache.getFirst();
        });
    sample.machine.define(function);
    var results = new Object[1];
    var value = sample.machine.functionValue("add");
    var small =
        new Thread(
            null,
            () -> results[0] = sample.machine.call("fold", 100_000L, value),
            "small",
            300_000);
    small.start();
    small.join();
    assertEquals(5_000_050_000L, results[0]);
  }
}
