package dev.oser.profile.path;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Control-flow graphs: random ones, reducible or not, and those of the text. */
public final class Graphs {
  private Graphs() {}

  /** D'Elia, Figure 3.5: A enters the loop B-E, which F leaves. */
  public static FlowGraph ofTheText() {
    return FlowGraph.builder(6, 0)
        .edge(0, 1)
        .edge(1, 2)
        .edge(1, 3)
        .edge(2, 4)
        .edge(3, 4)
        .edge(4, 1)
        .edge(4, 5)
        .exit(5)
        .build();
  }

  /**
   * Any edges at all: mostly irreducible, with self loops, parallel edges and unreachable blocks.
   */
  static FlowGraph random(Random random, int blocks) {
    var builder = FlowGraph.builder(blocks, random.nextInt(blocks));
    for (int block = 0; block < blocks; block++) {
      int edges = 1 + random.nextInt(3);
      for (int i = 0; i < edges; i++) {
        switch (random.nextInt(8)) {
          case 0 -> builder.exit(block);
          case 1 -> builder.exceptionalExit(block);
          case 2 -> builder.exceptionalEdge(block, random.nextInt(blocks));
          default -> builder.edge(block, random.nextInt(blocks));
        }
      }
    }
    return builder.build();
  }

  /** Nested statements, as a compiler would lay them out: reducible. */
  static FlowGraph structured(Random random, int statements) {
    var edges = new ArrayList<int[]>();
    var exits = new ArrayList<Integer>();
    int[] blocks = {1};
    int last = 0;
    for (int i = 0; i < statements; i++) {
      last = statement(random, last, 3, blocks, edges, exits);
    }
    var builder = FlowGraph.builder(blocks[0], 0);
    edges.forEach(edge -> builder.edge(edge[0], edge[1]));
    exits.forEach(builder::exceptionalExit);
    return builder.exit(last).build();
  }

  /** Appends a statement after a block and returns the block where control goes on. */
  private static int statement(
      Random random, int block, int depth, int[] blocks, List<int[]> edges, List<Integer> exits) {
    if (random.nextInt(8) == 0) {
      exits.add(block);
    }
    if (depth == 0) {
      return block;
    }
    int end = blocks[0]++;
    if (random.nextBoolean()) {
      int arms = 1 + random.nextInt(3);
      for (int i = 0; i < arms; i++) {
        int arm = blocks[0]++;
        edges.add(new int[] {block, arm});
        edges.add(new int[] {statement(random, arm, depth - 1, blocks, edges, exits), end});
      }
    } else {
      int head = blocks[0]++;
      int body = blocks[0]++;
      edges.add(new int[] {block, head});
      edges.add(new int[] {head, body});
      edges.add(new int[] {head, end});
      edges.add(new int[] {statement(random, body, depth - 1, blocks, edges, exits), head});
    }
    return end;
  }

  /** A chain of this many two-way branches: 2 to the power of it paths. */
  static FlowGraph diamonds(int count) {
    var builder = FlowGraph.builder(3 * count + 1, 0);
    for (int i = 0; i < count; i++) {
      int top = 3 * i;
      builder.edge(top, top + 1).edge(top, top + 2).edge(top + 1, top + 3).edge(top + 2, top + 3);
    }
    return builder.exit(3 * count).build();
  }
}
