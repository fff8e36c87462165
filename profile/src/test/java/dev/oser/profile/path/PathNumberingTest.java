package dev.oser.profile.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Numbers and paths are the same thing (D'Elia §3.2.2). */
class PathNumberingTest {
  private static List<FlowGraph> graphs() {
    var random = new Random(17);
    var graphs = new ArrayList<FlowGraph>();
    for (int i = 0; i < 300; i++) {
      graphs.add(Graphs.random(random, 1 + random.nextInt(14)));
      graphs.add(Graphs.structured(random, 1 + random.nextInt(4)));
    }
    graphs.add(Graphs.ofTheText());
    graphs.add(Graphs.diamonds(10));
    graphs.add(Graphs.diamonds(64));
    return graphs;
  }

  /** {@return what is wrong: numbers without a path of their own, or a walk read back wrongly} */
  private static List<String> violations(PathNumbering numbering, Random random) {
    var wrong = new ArrayList<String>();
    var seen = new HashSet<AcyclicPath>();
    for (int i = 0; i < Math.min(numbering.pathCount(), 2000); i++) {
      int number = numbering.pathCount() <= 2000 ? i : random.nextInt(numbering.pathCount());
      var path = numbering.path(number);
      if (numbering.number(path) != number) {
        wrong.add("path " + number + " has number " + numbering.number(path));
      }
      seen.add(path);
    }
    if (numbering.pathCount() <= 2000 && seen.size() != numbering.pathCount()) {
      wrong.add(numbering.pathCount() + " numbers, " + seen.size() + " paths");
    }
    for (int i = 0; i < 10; i++) {
      var walk = new Walk(numbering, random, 60);
      if (!numbering.blocks(walk.emitted).equals(walk.visited)) {
        wrong.add(walk.emitted + " is not " + walk.visited);
      }
    }
    return wrong;
  }

  @Test
  void everyNumberIsAPathAndEveryWalkCanBeReadBack() {
    var random = new Random(18);
    for (var graph : graphs()) {
      assertEquals(List.of(), violations(new PathNumberer(graph).number(), random));
    }
    System.out.printf("paths of %,d graphs are read back, violations=0%n", graphs().size());
  }

  @Test
  void cutMethodsToo() {
    var random = new Random(19);
    int cut = 0;
    for (var graph : graphs()) {
      int limit = graph.edges().size();
      var numbering = new PathNumberer(graph).limit(limit).number();
      assertTrue(numbering.pathCount() <= limit);
      assertEquals(List.of(), violations(numbering, random));
      cut += numbering.cutEdges().isEmpty() ? 0 : 1;
    }
    assertTrue(cut > 20, "only " + cut + " graphs were cut");
  }

  /** Numbers of one numbering read with another of the same graph: the check sees it. */
  @Test
  void aPlantedWrongNumberIsCaught() {
    var graph = Graphs.ofTheText();
    var plain = new PathNumberer(graph).number();
    var other = new PathNumberer(graph).frequencies(edge -> edge).number();
    var walk = new Walk(plain, new Random(1), 60);
    assertEquals(walk.visited, plain.blocks(walk.emitted));
    assertNotEquals(walk.visited, other.blocks(walk.emitted));
  }

  @Test
  void thereAreAsManyNumbersAsPaths() {
    for (var graph : graphs()) {
      var numbering = new PathNumberer(graph).number();
      if (numbering.pathCount() < 100_000) {
        long paths = 0;
        for (int start : numbering.starts()) {
          paths += countPaths(numbering, start);
        }
        assertEquals(paths, numbering.pathCount());
      }
    }
  }

  /** By walking them all. */
  private static long countPaths(PathNumbering numbering, int block) {
    long paths = 0;
    for (var edge : numbering.graph().outgoing(block)) {
      paths +=
          switch (numbering.action(edge)) {
            case EdgeAction.None(), EdgeAction.Add _ -> countPaths(numbering, edge.to());
            case EdgeAction.Emit _, EdgeAction.EmitAndRestart _ -> 1;
          };
    }
    return paths;
  }

  @Test
  void theGraphOfTheTextHasEightPaths() {
    var numbering = new PathNumberer(Graphs.ofTheText()).number();
    assertEquals(8, numbering.pathCount());
    assertEquals(List.of(0, 1), numbering.starts());
    assertEquals(List.of(), numbering.cutEdges());
    assertEquals(List.of(0, 1, 2, 4), numbering.path(0).blocks());
    assertEquals(1, numbering.path(0).last().to());
    assertEquals(List.of(1, 3, 4, 5), numbering.path(7).blocks());
    assertThrows(IllegalArgumentException.class, () -> numbering.path(8));
  }

  @Test
  void theHottestEdgeIsFree() {
    var random = new Random(20);
    for (var graph : graphs()) {
      var frequencies = random.longs(graph.edges().size(), 1, 1000).toArray();
      var numbering = new PathNumberer(graph).frequencies(edge -> frequencies[edge]).number();
      assertEquals(List.of(), violations(numbering, random));
      for (int block = 0; block < graph.blocks(); block++) {
        var hottest =
            graph.outgoing(block).stream()
                .max((a, b) -> Long.compare(frequencies[a.id()], frequencies[b.id()]))
                .orElseThrow();
        switch (numbering.action(hottest)) {
          case EdgeAction.None() -> {}
          case EdgeAction.Add add -> throw new AssertionError(hottest + ": " + add);
          case EdgeAction.Emit(int amount) -> assertEquals(0, amount);
          case EdgeAction.EmitAndRestart(int amount, int _) -> assertEquals(0, amount);
        }
      }
    }
    var plain = new PathNumberer(Graphs.diamonds(3)).number();
    assertInstanceOf(EdgeAction.Add.class, plain.action(plain.graph().outgoing(0).get(1)));
  }

  @Test
  void rareEdgesAreCutFirst() {
    var graph = Graphs.diamonds(20);
    var numbering =
        new PathNumberer(graph)
            .limit(5000)
            .frequencies(e -> e % 4 < 2 ? e % 2 * 99 + 1 : 50)
            .number();
    assertFalse(numbering.cutEdges().isEmpty());
    assertTrue(numbering.cutEdges().stream().noneMatch(edge -> edge.id() % 4 == 1));
  }

  @Test
  void manyPathsNeverOverflow() {
    for (int count : new int[] {30, 31, 32, 63, 64, 2000}) {
      var numbering = new PathNumberer(Graphs.diamonds(count)).number();
      assertTrue(numbering.pathCount() > 0);
      assertEquals(count > 30, !numbering.cutEdges().isEmpty());
      assertEquals(List.of(), violations(numbering, new Random(count)));
    }
    var error =
        assertThrows(
            IllegalArgumentException.class,
            () -> new PathNumberer(Graphs.diamonds(2)).limit(1).number());
    assertTrue(String.valueOf(error.getMessage()).contains("cannot be numbered with 1 paths"));
  }

  @Test
  void aSwitchWithThousandsOfCasesInALoopIsNumbered() {
    int cases = 5000;
    var builder = FlowGraph.builder(cases + 2, 0).edge(0, 1).exit(0);
    for (int i = 0; i < cases; i++) {
      builder.edge(1, i + 2).edge(i + 2, 0).exceptionalExit(i + 2);
    }
    var numbering = new PathNumberer(builder.build()).number();
    assertEquals(2 * cases + 1, numbering.pathCount());
    assertEquals(List.of(), violations(numbering, new Random(1)));
  }

  @Test
  void whatIsNoGraphOrNoPathIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> FlowGraph.builder(2, 0).edge(0, 1).build());
    assertThrows(IllegalArgumentException.class, () -> FlowGraph.builder(2, 0).edge(0, 2));
    assertThrows(IllegalArgumentException.class, () -> FlowGraph.builder(2, 2));
    var numbering = new PathNumberer(Graphs.ofTheText()).number();
    var path = numbering.path(0);
    assertThrows(
        IllegalArgumentException.class,
        () -> numbering.number(new AcyclicPath(0, path.edges().subList(0, 2))));
    assertThrows(
        IllegalArgumentException.class, () -> numbering.number(new AcyclicPath(3, path.edges())));
  }
}
