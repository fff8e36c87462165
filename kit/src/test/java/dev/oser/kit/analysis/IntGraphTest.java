package dev.oser.kit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class IntGraphTest {
  @Test
  void componentsAreTheNodesThatReachEachOtherCalleesFirst() {
    for (int seed = 0; seed < 300; seed++) {
      var graph = random(new Random(seed));
      var componentOf = new int[graph.size()];
      Arrays.fill(componentOf, -1);
      var components = graph.components();
      for (int i = 0; i < components.size(); i++) {
        for (int node : components.get(i)) {
          assertEquals(-1, componentOf[node]);
          componentOf[node] = i;
        }
      }
      for (int a = 0; a < graph.size(); a++) {
        for (int b = 0; b < graph.size(); b++) {
          boolean together = reaches(graph, a, b) && reaches(graph, b, a);
          assertEquals(together, componentOf[a] == componentOf[b], "seed " + seed);
          assertFalse(reaches(graph, a, b) && componentOf[a] < componentOf[b], "seed " + seed);
        }
      }
    }
  }

  @Test
  void reversedTwiceIsTheSameGraphWithSortedEdges() {
    for (int seed = 0; seed < 100; seed++) {
      var graph = random(new Random(seed));
      var twice = graph.reversed().reversed();
      for (int node = 0; node < graph.size(); node++) {
        var expected = graph.successors(node).clone();
        Arrays.sort(expected);
        assertTrue(Arrays.equals(expected, twice.successors(node)));
      }
    }
  }

  @Test
  void longCycleDoesNotOverflowTheStack() {
    var successors = new int[100_000][];
    Arrays.setAll(successors, i -> new int[] {(i + 1) % successors.length});
    var components = new IntGraph(successors).components();
    assertEquals(1, components.size());
    assertEquals(successors.length, components.getFirst().length);
  }

  private static IntGraph random(Random random) {
    int size = 1 + random.nextInt(15);
    var successors = new int[size][];
    Arrays.setAll(successors, _ -> random.ints(random.nextInt(3), 0, size).distinct().toArray());
    return new IntGraph(successors);
  }

  private static boolean reaches(IntGraph graph, int from, int to) {
    for (int node : graph.reversePostorder(from)) {
      if (node == to) {
        return true;
      }
    }
    return false;
  }
}
