package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.check.Flow;
import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * The strongly connected components of the lines of a version: lines that lead to each other.
 * Tarjan, "Depth-First Search and Linear Graph Algorithms" (1972), without recursion.
 */
final class Components {
  private static final int UNSEEN = -1;

  private final Flow flow;
  private final int[] numbers;
  private final int[] lowest;
  private final int[] components;
  private final int[] tried;
  private final ArrayDeque<Integer> path = new ArrayDeque<>();
  private final ArrayDeque<Integer> open = new ArrayDeque<>();
  private int count;

  Components(Flow flow, int size) {
    this.flow = flow;
    numbers = new int[size];
    lowest = new int[size];
    components = new int[size];
    tried = new int[size];
    Arrays.fill(numbers, UNSEEN);
    Arrays.fill(components, UNSEEN);
  }

  /** {@return the component of each line, by the number of one of its lines} */
  int[] ofLines() {
    for (int line = 0; line < numbers.length; line++) {
      if (numbers[line] == UNSEEN) {
        enter(line);
        while (!path.isEmpty()) {
          step(path.peek());
        }
      }
    }
    return components;
  }

  private void enter(int line) {
    numbers[line] = count;
    lowest[line] = count++;
    path.push(line);
    open.push(line);
  }

  private void step(int line) {
    var successors = flow.successors(line);
    if (tried[line] < successors.size()) {
      int next = successors.get(tried[line]++);
      if (numbers[next] == UNSEEN) {
        enter(next);
      } else if (components[next] == UNSEEN) {
        lowest[line] = Math.min(lowest[line], numbers[next]);
      }
      return;
    }
    path.pop();
    if (!path.isEmpty()) {
      lowest[path.peek()] = Math.min(lowest[path.peek()], lowest[line]);
    }
    if (lowest[line] == numbers[line]) {
      int member;
      do {
        member = open.pop();
        components[member] = line;
      } while (member != line);
    }
  }
}
