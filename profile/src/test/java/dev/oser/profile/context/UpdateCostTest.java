package dev.oser.profile.context;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** Updates take constant amortised time as N and 1/ε grow, counted in entries looked at. */
class UpdateCostTest {
  /** {@return entries looked at per update} */
  private static double cost(
      SpaceSavingCounter counter, ContextTree tree, int[] stream, LongSupplier weight) {
    for (int item : stream) {
      counter.add(tree.child(ContextTree.ROOT, item), weight.getAsLong());
    }
    return (double) counter.steps() / stream.length;
  }

  @Test
  void callsCostAboutOneEntryAtMost() {
    System.out.println("entries looked at per call, on the worst of the streams");
    for (int counters : new int[] {10, 100, 1000, 10_000}) {
      for (int length : new int[] {50_000, 200_000, 800_000}) {
        double worst = 0;
        for (var stream : Streams.all(3, length).entrySet()) {
          var tree = new ContextTree(false);
          var counter = SpaceSavingCounter.forCalls(tree, 1.0 / counters);
          double cost = cost(counter, tree, stream.getValue(), () -> 1);
          assertTrue(
              cost <= 1 + (double) counters / length,
              stream.getKey() + " with " + counters + " counters: " + cost);
          worst = Math.max(worst, cost);
        }
        System.out.printf("1/epsilon = %,6d, N = %,7d: %.3f%n", counters, length, worst);
      }
    }
  }

  @Test
  void weightsCostAConstantToo() {
    for (int counters : new int[] {10, 100, 1000, 10_000}) {
      for (var stream : Streams.all(3, 100_000).entrySet()) {
        var random = new Random(counters);
        var tree = new ContextTree(false);
        var counter = SpaceSavingCounter.forWeights(tree, 1.0 / counters);
        double cost = cost(counter, tree, stream.getValue(), () -> random.nextLong(1, 1L << 40));
        assertTrue(cost <= 8.1, stream.getKey() + " with " + counters + " counters: " + cost);
      }
    }
  }

  /** What the javadoc of Counting.SpaceSaving warns of; the same measure shows it. */
  @Test
  void weightsOnTheLazyMinimumAreThePlantedViolation() {
    var random = new Random(1);
    var tree = new ContextTree(false);
    var counter = SpaceSavingCounter.forCalls(tree, 0.001);
    double cost =
        cost(counter, tree, Streams.allDifferent(20_000), () -> random.nextLong(1, 1L << 40));
    assertTrue(cost > 100, "cost " + cost);
  }
}
