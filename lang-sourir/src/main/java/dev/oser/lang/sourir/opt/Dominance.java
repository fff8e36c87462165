package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.check.Flow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which lines every way to a line passes. Cooper, Harvey and Kennedy, "A Simple, Fast Dominance
 * Algorithm" (2001), with the frontiers of Cytron and others, "Efficiently Computing Static Single
 * Assignment Form" (1991).
 */
final class Dominance {
  private static final int NONE = -1;

  private final Flow flow;

  /** The reachable lines in reverse postorder, and the place of each line there. */
  private final int[] order;

  private final int[] places;

  /** By place: the place of the immediate dominator, and numbers around each subtree. */
  private final int[] parents;

  private final int[] first;
  private final int[] last;

  Dominance(Flow flow, int size) {
    this.flow = flow;
    order = reversePostorder(flow, size);
    places = new int[size];
    Arrays.fill(places, NONE);
    for (int place = 0; place < order.length; place++) {
      places[order[place]] = place;
    }
    parents = new int[order.length];
    first = new int[order.length];
    last = new int[order.length];
    findParents();
    number();
  }

  private static int[] reversePostorder(Flow flow, int size) {
    var order = new int[size];
    var tried = new int[size];
    var path = new int[size];
    var seen = new boolean[size];
    int depth = 0;
    int free = size;
    if (size > 0) {
      path[depth++] = 0;
      seen[0] = true;
    }
    while (depth > 0) {
      int line = path[depth - 1];
      if (tried[line] == flow.successors(line).size()) {
        order[--free] = line;
        depth--;
        continue;
      }
      int next = flow.successors(line).get(tried[line]++);
      if (!seen[next]) {
        seen[next] = true;
        path[depth++] = next;
      }
    }
    return Arrays.copyOfRange(order, free, size);
  }

  private void findParents() {
    Arrays.fill(parents, NONE);
    parents[0] = 0;
    boolean changing = true;
    while (changing) {
      changing = false;
      for (int place = 1; place < order.length; place++) {
        int parent = NONE;
        for (int line : flow.predecessors(order[place])) {
          int previous = places[line];
          if (previous != NONE && parents[previous] != NONE) {
            parent = parent == NONE ? previous : common(parent, previous);
          }
        }
        changing |= parents[place] != parent;
        parents[place] = parent;
      }
    }
  }

  private int common(int left, int right) {
    int one = left;
    int other = right;
    while (one != other) {
      if (one > other) {
        one = parents[one];
      } else {
        other = parents[other];
      }
    }
    return one;
  }

  /**
   * A line dominates those whose numbers are within its own; dominators come first in the order.
   */
  private void number() {
    var sizes = new int[order.length];
    for (int place = order.length - 1; place > 0; place--) {
      sizes[place]++;
      sizes[parents[place]] += sizes[place];
    }
    var next = new int[order.length];
    for (int place = 0; place < order.length; place++) {
      if (place > 0) {
        first[place] = next[parents[place]];
        next[parents[place]] += sizes[place];
      }
      next[place] = first[place] + 1;
      last[place] = first[place] + (place == 0 ? order.length : sizes[place]) - 1;
    }
  }

  /** {@return the reachable lines, each after its dominators} */
  int[] order() {
    return order;
  }

  boolean isReachable(int line) {
    return places[line] != NONE;
  }

  /** {@return the last line before this one that every way passes; the first line's is itself} */
  int parent(int line) {
    return order[parents[places[line]]];
  }

  /** {@return whether every way to a line passes another, or is that one} */
  boolean dominates(int line, int other) {
    int upper = places[line];
    int lower = places[other];
    return upper != NONE
        && lower != NONE
        && first[upper] <= first[lower]
        && first[lower] <= last[upper];
  }

  /** {@return for each line, the merges where its dominance ends} */
  List<List<Integer>> frontiers() {
    var frontiers = new ArrayList<List<Integer>>();
    for (int i = 0; i < places.length; i++) {
      frontiers.add(new ArrayList<>(0));
    }
    for (int merge : order) {
      for (int previous : flow.predecessors(merge)) {
        int line = previous;
        while (isReachable(line) && (merge == 0 || line != parent(merge))) {
          var frontier = frontiers.get(line);
          if (!frontier.isEmpty() && frontier.getLast() == merge) {
            break; // and so it is all the way up
          }
          frontier.add(merge);
          if (line == 0) {
            break;
          }
          line = parent(line);
        }
      }
    }
    return frontiers;
  }
}
