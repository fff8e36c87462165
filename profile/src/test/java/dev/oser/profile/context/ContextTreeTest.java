package dev.oser.profile.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The flat tree is a tree: random growth and pruning against a map. */
class ContextTreeTest {
  @Test
  void growthAndPruningAgreeWithAMap() {
    for (long seed = 1; seed <= 8; seed++) {
      var random = new Random(seed);
      int width = random.nextBoolean() ? 4 : 400;
      var tree = new ContextTree(false);
      Map<List<Long>, Integer> model = new HashMap<>();
      Set<List<Long>> monitored = new HashSet<>();
      model.put(List.of(), ContextTree.ROOT);
      for (int step = 0; step < 4000; step++) {
        var known = new ArrayList<>(model.entrySet()).get(random.nextInt(model.size()));
        var path = known.getKey();
        int node = known.getValue();
        if (random.nextInt(3) > 0) {
          long key = ContextTree.key(random.nextInt(width) - width / 2, random.nextInt(2) - 1);
          var longer = new ArrayList<>(path);
          longer.add(key);
          int child = tree.child(node, key);
          var before = model.put(longer, child);
          assertTrue(before == null || before == child);
          if (before == null) {
            assertEquals(0, tree.count(child));
            tree.monitor(child, 1 + step);
            monitored.add(longer);
          }
        } else if (monitored.remove(path)) {
          tree.evict(node, ContextTree.ROOT);
          prune(model, monitored, path);
        }
        if (step % 400 == 0) {
          check(model, tree);
        }
      }
      check(model, tree);
    }
  }

  /** Algorithm 1 on the model. */
  private static void prune(
      Map<List<Long>, Integer> model, Set<List<Long>> monitored, List<Long> path) {
    while (!path.isEmpty() && !monitored.contains(path) && isLeaf(model, path)) {
      model.remove(path);
      path = path.subList(0, path.size() - 1);
    }
  }

  private static boolean isLeaf(Map<List<Long>, Integer> model, List<Long> path) {
    return model.keySet().stream()
        .noneMatch(
            other -> other.size() == path.size() + 1 && other.subList(0, path.size()).equals(path));
  }

  private static void check(Map<List<Long>, Integer> model, ContextTree tree) {
    assertEquals(model.size(), tree.size());
    var found = new HashMap<List<Long>, Integer>();
    walk(tree, ContextTree.ROOT, List.of(), found);
    assertEquals(model, found);
  }

  private static void walk(
      ContextTree tree, int node, List<Long> path, Map<List<Long>, Integer> found) {
    found.put(path, node);
    for (int child = tree.firstChild(node); child != ContextTree.NONE; child = tree.next(child)) {
      assertEquals(node, tree.parent(child));
      var longer = new ArrayList<>(path);
      longer.add(tree.key(child));
      walk(tree, child, longer, found);
    }
  }
}
