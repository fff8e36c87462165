package dev.oser.kit.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.kit.analysis.Loop;
import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.analysis.Predecessors;
import dev.oser.kit.analysis.RandomFunctions;
import dev.oser.kit.analysis.ReversePostorder;
import dev.oser.kit.fuzz.ProgramGenerator;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.text.Printer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Loops have the form that the passes promise, whatever they looked like before. */
final class LoopFormsTest {
  private int loops;

  @Test
  void afterLoopSimplifyEveryLoopIsCanonical() {
    forManyFunctions(
        function -> {
          new LoopSimplify().run(function);
          for (var loop : LoopForest.of(function).loops()) {
            loops++;
            checkCanonical(function, loop);
          }
        });
    assertTrue(loops > 5000, () -> "only " + loops + " loops");
  }

  private static void checkCanonical(Function function, Loop loop) {
    var reachable = ReversePostorder.of(function);
    assertNotNull(loop.preheader(), () -> loop + " has no preheader");
    long back =
        loop.header().incoming().stream().filter(edge -> loop.contains(edge.source())).count();
    assertEquals(1, back, () -> loop + " has several ways back");
    var predecessors = Predecessors.of(function);
    for (var edge : loop.exitEdges()) {
      for (var source : predecessors.predecessorsOf(edge.target())) {
        assertTrue(
            loop.contains(source) || !reachable.isReachable(source),
            () -> edge.target() + " is no exit of " + loop + " alone");
      }
    }
  }

  @Test
  void afterLcssaNoValueOfALoopIsUsedOutside() {
    forManyFunctions(
        function -> {
          new Lcssa().run(function);
          var forest = LoopForest.of(function);
          for (var block : ReversePostorder.of(function).order()) {
            var loop = forest.loopOf(block);
            if (loop != null) {
              block.parameters().forEach(value -> checkUsers(function, loop, value));
              block.instructions().forEach(value -> checkUsers(function, loop, value));
            }
          }
        });
    assertTrue(loops > 5000, () -> "only " + loops + " values");
  }

  /** What an edge passes is used where it leaves, so edges to exit blocks are in the loop. */
  private void checkUsers(Function function, Loop loop, Definition value) {
    loops++;
    var reachable = ReversePostorder.of(function);
    for (var user : value.users()) {
      assertTrue(
          loop.contains(user.block()) || !reachable.isReachable(user.block()),
          () -> value + " of " + loop + " is used by " + user);
    }
  }

  @Test
  void afterSplittingNoEdgeIsCritical() {
    forManyFunctions(
        function -> {
          new SplitCriticalEdges().run(function);
          function.blocks().stream()
              .map(Block::outgoing)
              .filter(edges -> edges.size() > 1)
              .forEach(edges -> edges.forEach(LoopFormsTest::checkNotCritical));
        });
  }

  private static void checkNotCritical(Edge edge) {
    assertEquals(1, edge.target().incoming().size(), edge::toString);
  }

  private static void forManyFunctions(Consumer<Function> law) {
    RandomFunctions.check(4000, 14, function -> lawOn(function, law));
    for (int seed = 0; seed < 300; seed++) {
      ProgramGenerator.generate(seed).functions().forEach(function -> lawOn(function, law));
    }
  }

  private static void lawOn(Function function, Consumer<Function> law) {
    var before = Printer.print(function);
    try {
      law.accept(function);
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(before + "became\n" + Printer.print(function), e);
    }
  }
}
