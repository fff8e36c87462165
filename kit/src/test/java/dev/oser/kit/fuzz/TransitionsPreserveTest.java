package dev.oser.kit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.analysis.Liveness;
import dev.oser.kit.analysis.PostDominators;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.map.StateMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** A transition at any feasible point changes nothing, and a wrong map would be noticed. */
class TransitionsPreserveTest {
  @Test
  void firingEveryMapAtEveryPointChangesNothing() {
    var law = new TransitionsPreserve(Pipeline.standard());
    assertHolds(law, 100);
    assertTrue(law.transitions() > 5000, () -> "only " + law.transitions() + " transitions");
  }

  @Test
  void inlinedCodeGoesBackToItsFrames() {
    var law =
        new TransitionsPreserve(Pipeline.parse("inlining,sccp,common-subexpressions,simplify-cfg"));
    assertHolds(law, 40);
    assertTrue(law.deepMaps() > 50, () -> "only " + law.deepMaps() + " maps to several frames");
  }

  /** What is known in a part of a loop must not be known to who lands in it. */
  @Test
  void loopsThatWereTakenApartAreNotEntered() {
    var law =
        new TransitionsPreserve(
            Pipeline.parse("loop-peeling,loop-unswitching,common-subexpressions,simplify-cfg"));
    assertHolds(law, 40);
    assertTrue(law.transitions() > 2000, () -> "only " + law.transitions() + " transitions");
  }

  @Test
  void composedMapsLeadToTheSame() {
    var law =
        new TransitionsPreserve(
            Pipeline.parse("loop-simplify,loop-invariant-code-motion,common-subexpressions"),
            Pipeline.parse("sccp,code-sinking,aggressive-dead-code,simplify-cfg"));
    assertHolds(law, 40);
    assertTrue(law.transitions() > 2000, () -> "only " + law.transitions() + " transitions");
  }

  /** Seed 5609: a cast that was about to trap had been hoisted out of the loop, and was skipped. */
  @Test
  void aTrapThatTheOptimisedVersionHasPassedIsNotSkipped() {
    var law = new TransitionsPreserve(Pipeline.standard());
    assertEquals(List.of(), Fuzzer.run(law, 5609, 1));
  }

  /**
   * Two divisions by zero move to different loops' preheaders, the inner one of which comes first
   * in the text.
   */
  @Test
  void trapsThatHaveMovedUpAreRunInTheirOrder() {
    var text =
        """
        func @f(%x: i64, %y: i64) -> i64 {
        entry:
          print i64 1
          jump start
        before_inner:
          jump inner(%i)
        inner(%j: i64):
          %stays = i64.xor %j, 1
          %first = i64.div 9, %x
          %zero = i64.mul %i, %y
          %second = i64.div 7, %zero
          %sum = i64.add %first, %second
          %next_j = i64.add %stays, %sum
          %more_j = i64.lt %next_j, 3
          branch %more_j, inner(%next_j), after
        after:
          %next_i = i64.add %i, 1
          %more_i = i64.lt %next_i, 3
          branch %more_i, outer(%next_i), done
        outer(%i: i64):
          jump before_inner
        start:
          jump outer(0)
        done:
          return %next_i
        }
        func @main() -> i64 {
        entry:
          %r = call @f(0, 0)
          return %r
        }
        """;
    var law = new TransitionsPreserve(Pipeline.parse("loop-invariant-code-motion"));
    assertNull(law.violation(new Parser().parse("order.oir", text)));
  }

  /** The optimised version divides before the loop; the base has yet to when it leaves. */
  @Test
  void aTrapThatTheOptimisedVersionHasMovedUpIsNotSkipped() {
    var text =
        """
        func @f(%p: i32, %n: i32) -> i32 {
        entry:
          jump loop(0)
        loop(%i: i32):
          %x = i32.add %i, 1
          %more = i32.lt %x, %n
          %unused = i32.div 10, %p
          print i32 %x
          branch %more, loop(%x), done
        done:
          return %x
        }
        func @main() -> i64 {
        entry:
          %r = call @f(0, 5)
          return 0
        }
        """;
    var law = new TransitionsPreserve(Pipeline.standard());
    assertNull(law.violation(new Parser().parse("t.oir", text)));
  }

  @Test
  void compiledContinuationsChangeNothing() {
    var law = new ContinuationsPreserve(Pipeline.standard());
    assertHolds(law, 40);
    assertTrue(law.continuations() > 300, () -> "only " + law.continuations() + " continuations");
  }

  private static void assertHolds(Law law, int programs) {
    var broken = Fuzzer.run(law, 1, programs);
    assertEquals(List.of(), broken.stream().map(Fuzzer.Counterexample::describe).toList());
  }

  @Test
  void aDroppedValueIsCaught() {
    assertCaught(map -> with(map, changed(map, TransitionsPreserveTest::zeroTheFirst)));
  }

  @Test
  void twoSwappedValuesAreCaught() {
    assertCaught(map -> with(map, changed(map, TransitionsPreserveTest::swapTwoOfOneType)));
  }

  @Test
  void aKeptValueThatIsSkippedIsCaught() {
    assertCaught(
        map -> {
          var values = new LinkedHashMap<>(map.values());
          values.replaceAll((target, value) -> map.keep().contains(value) ? zero(target) : value);
          return with(map, values);
        });
  }

  @Test
  void anEffectThatIsSkippedIsCaught() {
    assertCaught(TransitionsPreserveTest::landBehindTheNextEffect);
  }

  @Test
  void aRegionWithEffectsThatIsSkippedIsCaught() {
    assertCaught(TransitionsPreserveTest::landWhereTheWaysMeet);
  }

  private static StateMap landBehindTheNextEffect(StateMap map) {
    var effects = map.to().op().effects();
    if (map.to().isTerminator() || effects.canDelete()) {
      return map;
    }
    var block = map.to().block();
    return landAt(map, block.instructions().get(block.indexOf(map.to()) + 1));
  }

  /** Skips what is behind a branch whether or not it makes a difference. */
  private static StateMap landWhereTheWaysMeet(StateMap map) {
    var block = map.to().block();
    var end = PostDominators.of(block.function()).immediatePostDominator(block);
    boolean isBranch = map.to().isTerminator() && map.to().edges().size() > 1;
    return isBranch && end != null ? landAt(map, end.instructions().getFirst()) : map;
  }

  private static StateMap landAt(StateMap map, Instruction to) {
    var values = new LinkedHashMap<Definition, Value>();
    for (var live : Liveness.of(to.block().function()).liveBefore(to)) {
      values.put(live, map.values().getOrDefault(live, zero(live)));
    }
    return new StateMap(map.from(), to, map.compensation(), values, map.keep());
  }

  private static void assertCaught(UnaryOperator<StateMap> damage) {
    var law = new TransitionsPreserve(List.of(Pipeline.standard()), damage);
    boolean caught = false;
    for (long seed = 1; seed < 100 && !caught; seed++) {
      caught = law.violation(ProgramGenerator.generate(seed)) != null;
    }
    assertTrue(caught);
  }

  private static StateMap with(StateMap map, SequencedMap<Definition, Value> values) {
    return new StateMap(map.from(), map.to(), map.compensation(), values, map.keep());
  }

  private interface Change {
    void apply(SequencedMap<Definition, Value> values);
  }

  private static SequencedMap<Definition, Value> changed(StateMap map, Change change) {
    var values = new LinkedHashMap<>(map.values());
    if (!values.isEmpty()) {
      change.apply(values);
    }
    return values;
  }

  private static Constant zero(Definition target) {
    return Constant.zeroOf(target.type());
  }

  private static void zeroTheFirst(SequencedMap<Definition, Value> values) {
    var first = values.firstEntry().getKey();
    values.put(first, zero(first));
  }

  private static void swapTwoOfOneType(SequencedMap<Definition, Value> values) {
    var targets = new ArrayList<>(values.keySet());
    for (var a : targets) {
      for (var b : targets) {
        if (a != b && a.type().equals(b.type())) {
          var ofA = values.put(a, values.get(b));
          values.put(b, ofA);
          return;
        }
      }
    }
  }
}
