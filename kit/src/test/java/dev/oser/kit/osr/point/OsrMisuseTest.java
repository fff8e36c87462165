package dev.oser.kit.osr.point;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.Engine;
import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.opt.Inlining;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.Sample;
import dev.oser.kit.osr.continuation.Continuation;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.graph.VersionGraph;
import dev.oser.kit.osr.graph.Weaving;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What does not fit together is refused with a reason, and no function is changed by it. */
final class OsrMisuseTest {
  private static final OsrCondition NEVER = new OsrCondition.Never();

  private final Sample sample = new Sample(Sample.POLYNOMIAL, Engine.COMPILER);
  private final Function f = sample.function("f");
  private final Editor editor = new Editor(f);
  private final VersionPair pair = sample.optimised("f", "loop-invariant-code-motion");
  private final StateMap map = mapAt(Sample.named(f, "term"));
  private final Continuation continuation = Continuation.of("f.to", map);

  private StateMap mapAt(Instruction point) {
    return Sample.map(pair.forward(), point, Strength.AVAIL);
  }

  private void refuses(String reason, Executable misuse) {
    var before = Printer.print(f);
    var error = assertThrows(IllegalArgumentException.class, misuse);
    assertEquals(reason, error.getMessage());
    assertEquals(before, Printer.print(f));
  }

  private static void assertValid(Function function) {
    assertEquals(List.of(), Verifier.verify(function));
  }

  @Test
  void aContinuationServesTheMapsItWasMadeForOnly() {
    var other = Continuation.of("f.done", mapAt(Sample.first(f, "done")));
    refuses(
        "@f.done was made for another map: it goes on at return with (i64), the map at %term ="
            + " i64.mul with (i64, i64, i64, i64)",
        () -> OsrPoint.insert(editor, map, NEVER, other));
    refuses(
        "@f.to has 1 entrances; there is no 3",
        () -> OsrPoint.insert(editor, map, NEVER, continuation, 3));
    var elsewhere =
        Sample.map(
            sample.optimised("f", "sccp").forward(), Sample.named(f, "term"), Strength.AVAIL);
    refuses(
        "@f.all cannot go on in two versions: the map from %term = i64.mul leads to another one"
            + " than the first",
        () -> Continuation.serving("f.all", List.of(map, elsewhere)));
  }

  @Test
  void pointsAndMapsBelongToTheirFunction() {
    var copy = FunctionCopy.of(f).function();
    var text = Printer.print(copy);
    refuses(
        "%term = i64.mul is not in this @f",
        () -> OsrPoint.insert(new Editor(copy), map, NEVER, continuation));
    refuses(
        "%term = i64.mul of @f is not in the version that is left",
        () -> StateMaps.at(pair.forward(), Sample.named(copy, "term"), Strength.AVAIL));
    var weaving = new Weaving(new VersionGraph(f), Strength.AVAIL);
    refuses(
        "@f is not among the versions of @f",
        () -> weaving.point(Sample.named(copy, "term"), f, NEVER));
    assertEquals(text, Printer.print(copy));
    var point = OsrPoint.insert(editor, map, NEVER, continuation);
    refuses(
        "the OSR point before %term = i64.mul in @f is not in this @f",
        () -> point.remove(new Editor(copy)));
  }

  @Test
  void whatWasAddedSinceHasNoMap() {
    OsrPoint.insert(editor, map, new OsrCondition.Counter(2), continuation);
    refuses(
        "%osr.count = i64.sub is not part of what this @f was copied from",
        () -> StateMaps.at(pair.forward(), Sample.named(f, "osr.count"), Strength.AVAIL));
  }

  @Test
  void mapsThatComputeTheSameInstructionDoNotCompose() {
    var square = Sample.named(pair.optimised(), "square");
    var first = computing(square, map.from(), map.to(), f.parameters().getFirst());
    var second = computing(square, map.to(), map.to(), Constant.of(3L));
    assertNull(first.then(second));
  }

  private static StateMap computing(Instruction square, Instruction from, Instruction to, Value x) {
    var values = new LinkedHashMap<Definition, Value>();
    values.put(square, square);
    return new StateMap(
        from, to, List.of(new StateMap.Step(square, List.of(x, x))), values, new LinkedHashSet<>());
  }

  @Test
  void conditionsAndPassedValuesMustBeThere() {
    var late = Sample.named(f, "more");
    var reason = "%more may not have been computed before %term = i64.mul";
    refuses(reason, () -> OsrPoint.insert(editor, map, new OsrCondition.Guard(late), continuation));
    refuses(reason, () -> OpenPoint.insert(editor, Sample.named(f, "term"), NEVER, "open", late));
    refuses(
        "a guard is an i1; %square is i64",
        () -> new OsrCondition.Guard(Sample.named(f, "square")));
  }

  /** Whatever the order: each point is taken out and leaves its neighbours alone. */
  @Test
  void neighboursCanBeRemovedInAnyOrder() {
    for (int order = 0; order < 6; order++) {
      var copy = FunctionCopy.of(f);
      var edit = new Editor(copy.function());
      var points =
          List.of(
              insert(edit, copy, "next"), insert(edit, copy, "term"), insert(edit, copy, "term"));
      for (int i = 0; i < points.size(); i++) {
        var point = points.get((order < 3 ? order + i : order + 3 - i) % 3);
        point.remove(edit);
        assertValid(copy.function());
        var error = assertThrows(IllegalStateException.class, () -> point.remove(edit));
        assertEquals(point + " has been removed or optimised away", error.getMessage());
      }
      assertEquals(Printer.print(f), Printer.print(copy.function()));
    }
  }

  private OsrPoint insert(Editor edit, FunctionCopy copy, String before) {
    var from = mapAt(Sample.named(f, before));
    return OsrPoint.insert(
        edit, from.startingIn(copy), NEVER, Continuation.of("f." + before, from));
  }

  @Test
  void aCallThatOnlyTheVersionHasCanBeInlined() {
    var versions =
        VersionPair.of(
            f,
            version -> {
              var edit = new Editor(version);
              var call =
                  edit.add(
                      Sample.first(version, "done"),
                      "again",
                      new CallOp.Call("f", f.type()),
                      List.copyOf(version.parameters()));
              Inlining.inline(edit, call, f);
            });
    assertNotNull(StateMaps.at(versions.forward(), Sample.first(f, "loop"), Strength.AVAIL));
  }

  /** The guard's value is dead but for the point, so maps that land before it must bring it. */
  @ParameterizedTest
  @EnumSource
  void whatAWovenConditionReadsIsKept(Engine engine) {
    var program =
        new Sample(
            """
            func @f(%x: i64, %n: i64) -> i64 {
            entry:
              %big = i64.gt %x, 2
              jump loop(0, 0)
            loop(%i: i64, %sum: i64):
              %odd = i64.gt %i, 2
              %term = i64.mul %x, %i
              %next_sum = i64.add %sum, %term
              %next = i64.add %i, 1
              %more = i64.lt %next, %n
              branch %more, loop(%next, %next_sum), done
            done:
              return %next_sum
            }
            """,
            engine);
    var base = program.function("f");
    var versions = new VersionGraph(base);
    var fast = versions.derive(base, Pipeline.standard(), PassContext.NONE);
    var weaving = new Weaving(versions, Strength.AVAIL);
    var odd = new OsrCondition.Guard(Sample.named(base, "odd"));
    var big = new OsrCondition.Guard(Sample.named(base, "big"));
    assertTrue(weaving.point(Sample.named(base, "next"), fast, odd));
    assertTrue(weaving.point(Sample.named(base, "term"), fast, big));
    assertTrue(weaving.point(Sample.first(fast, "loop"), base, new OsrCondition.Counter(3)));
    weaving.weave().forEach(program.machine::define);
    assertEquals(3675L, program.machine.call("f", 3L, 50L));
    // Woven once more, continuations have other names: code that runs may still need the first.
    var again = new Weaving(versions, Strength.AVAIL);
    assertTrue(again.point(Sample.first(base, "done"), fast, new OsrCondition.Always()));
    again.weave().forEach(program.machine::define);
    assertEquals(3675L, program.machine.call("f", 3L, 50L));
  }
}
