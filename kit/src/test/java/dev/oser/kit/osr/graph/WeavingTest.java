package dev.oser.kit.osr.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.Engine;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.Sample;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.osr.point.CloneGenerator;
import dev.oser.kit.osr.point.InlineGenerator;
import dev.oser.kit.osr.point.OsrCondition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Points of several kinds in versions that lead to each other. */
final class WeavingTest {
  /** Nothing but a guard of an OSR point uses %big. */
  private static final String GUARDED =
      """
      func @f(%n: i64) -> i64 {
      entry:
        %big = i64.gt %n, 3
        jump loop(0, 0)
      loop(%i: i64, %sum: i64):
        %next_sum = i64.add %sum, %i
        %next = i64.add %i, 1
        %more = i64.lt %next, %n
        branch %more, loop(%next, %next_sum), done
      done:
        return %next_sum
      }
      """;

  private static final String SUM =
      """
      func @sum(%n: i64, %c: fn(i64) -> i64, %d: fn(i64) -> i64) -> i64 {
      entry:
        jump loop(0, 0)
      loop(%i: i64, %sum: i64):
        %x = call.indirect fn(i64) -> i64 (%c, %i)
        %y = call.indirect fn(i64) -> i64 (%d, %x)
        %next_sum = i64.add %sum, %y
        %next = i64.add %i, 1
        %more = i64.lt %next, %n
        branch %more, loop(%next, %next_sum), done
      done:
        return %next_sum
      }
      func @square(%x: i64) -> i64 {
      entry:
        %y = i64.mul %x, %x
        return %y
      }
      func @negate(%x: i64) -> i64 {
      entry:
        %y = i64.neg %x
        return %y
      }
      """;

  private static Function derive(VersionGraph versions, Pipeline pipeline) {
    return versions.derive(versions.base(), pipeline, PassContext.NONE);
  }

  @ParameterizedTest
  @EnumSource
  void aGuardIsCarriedBackToWhereItIsAskedAgain(Engine engine) {
    var sample = new Sample(GUARDED, engine);
    var base = sample.function("f");
    var versions = new VersionGraph(base);
    var fast = derive(versions, Pipeline.parse("dead-code"));
    var weaving = new Weaving(versions, Strength.AVAIL);
    var big = Objects.requireNonNull(base.value("big"));
    assertTrue(weaving.point(Sample.first(base, "loop"), fast, new OsrCondition.Guard(big)));
    assertTrue(weaving.point(Sample.first(fast, "loop"), base, new OsrCondition.Always()));
    weaving.weave().forEach(sample.machine::define);
    assertEquals(3L, sample.machine.call("f", 3L));
    assertEquals(499_500L, sample.machine.call("f", 1000L));
  }

  @ParameterizedTest
  @EnumSource
  void openPointsThatCountDoNotSeeEachOther(Engine engine) {
    var sample = new Sample(SUM, engine);
    var base = sample.function("sum");
    var versions = new VersionGraph(base);
    var fast = derive(versions, Pipeline.standard());
    var weaving = new Weaving(versions, Strength.AVAIL);
    var first = open(weaving, base, "x", "c", 5);
    var second = open(weaving, base, "y", "d", 3);
    var planned =
        weaving.plan(
            Sample.named(fast, "x"), base, Strength.AVAIL, new OsrCondition.Counter(2), "sum.back");
    var woven = weaving.weaveAll();
    assertNotNull(planned);
    assertEquals("sum.back", planned.continuation());
    woven.continuations().forEach(sample.machine::define);
    var names = new ArrayList<String>();
    for (var point : woven.open()) {
      var callee = point.stub().endsWith("x") ? first : second;
      var generator = new InlineGenerator(callee, sample.module::function, fresh(sample, names));
      sample.machine.define(point, generator);
    }
    sample.machine.install(Objects.requireNonNull(woven.versions().get(fast)));
    var square = sample.machine.functionValue("square");
    var negate = sample.machine.functionValue("negate");
    assertEquals(-328_350L, sample.machine.call("sum", 100L, square, negate));
    assertEquals(List.of("sum.to.negate"), names);
    assertEquals(1, sample.machine.timesFired("open.y"));
    assertEquals(0, sample.machine.timesFired("open.x"));
    // One visit in the version that began and two in the continuation: not yet three.
    assertEquals(-5L, sample.machine.call("sum", 3L, square, negate));
    assertEquals(1, sample.machine.timesFired("open.y"));
    assertEquals(328_350L, sample.machine.call("sum", 100L, negate, square));
    assertEquals(List.of("sum.to.negate", "sum.to.square"), names);
  }

  private static Definition open(
      Weaving weaving, Function base, String at, String callee, long times) {
    var value = Objects.requireNonNull(base.value(callee));
    var condition = new OsrCondition.Counter(times);
    weaving.open(Sample.named(base, at), condition, "open." + at, value);
    return value;
  }

  private static UnaryOperator<String> fresh(Sample sample, List<String> names) {
    return name -> {
      assertTrue(!sample.machine.isDefined(name));
      names.add(name);
      return name;
    };
  }

  @ParameterizedTest
  @EnumSource
  void aCloneGoesOnAsTheFunctionWould(Engine engine) {
    var sample = new Sample(GUARDED, engine);
    var base = sample.function("f");
    for (var block : base.blocks()) {
      for (var at : block.instructions()) {
        var weaving = new Weaving(new VersionGraph(base), Strength.LIVE);
        weaving.open(at, new OsrCondition.Always(), "f.open", Constant.nullOf(CoreType.REF));
        var woven = weaving.weaveAll();
        var names = new HashSet<String>();
        sample.machine.define(
            woven.open().getFirst(),
            new CloneGenerator(
                name -> {
                  names.add(name);
                  return name;
                }));
        sample.machine.install(Objects.requireNonNull(woven.versions().get(base)));
        assertEquals(45L, sample.machine.call("f", 10L));
        assertEquals(1, sample.machine.timesFired("f.open"));
        names.forEach(sample.machine::undefine);
        sample.machine.undefine("f.open");
      }
    }
    assertThrows(IllegalArgumentException.class, () -> sample.machine.timesFired("f.open"));
    assertThrows(IllegalArgumentException.class, () -> sample.machine.undefine("f.open"));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNotAFunctionIsNotInlined(Engine engine) {
    var sample = new Sample(SUM, engine);
    var base = sample.function("sum");
    var weaving = new Weaving(new VersionGraph(base), Strength.LIVE);
    var callee = open(weaving, base, "x", "c", 1);
    var woven = weaving.weaveAll();
    var names = new ArrayList<String>();
    sample.machine.define(
        woven.open().getFirst(),
        new InlineGenerator(callee, PassContext.NONE, fresh(sample, names)));
    sample.machine.install(Objects.requireNonNull(woven.versions().get(base)));
    var square = sample.machine.functionValue("square");
    var negate = sample.machine.functionValue("negate");
    assertEquals(-5L, sample.machine.call("sum", 3L, square, negate));
    assertEquals(List.of("sum.to.clone"), names);
  }

  @ParameterizedTest
  @EnumSource
  void aContinuationKeepsTheVersionSomebodyInstalled(Engine engine) {
    var sample = new Sample(SUM, engine);
    var base = sample.function("sum");
    var weaving = new Weaving(new VersionGraph(base), Strength.LIVE);
    var callee = open(weaving, base, "x", "c", 1);
    var woven = weaving.weaveAll();
    sample.machine.define(
        woven.open().getFirst(),
        new InlineGenerator(callee, sample.module::function, name -> name));
    sample.machine.install(Objects.requireNonNull(woven.versions().get(base)));
    var square = sample.machine.functionValue("square");
    var negate = sample.machine.functionValue("negate");
    assertEquals(-5L, sample.machine.call("sum", 3L, square, negate));
    var made = Objects.requireNonNull(sample.machine.function("sum.to.square"));
    var better = VersionPair.of(made, Pipeline.standard(), PassContext.NONE).optimised();
    sample.machine.install(better);
    assertEquals(-5L, sample.machine.call("sum", 3L, square, negate));
    assertEquals(better, sample.machine.function("sum.to.square"));
  }
}
