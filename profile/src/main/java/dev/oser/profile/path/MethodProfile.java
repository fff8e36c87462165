package dev.oser.profile.path;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * A method and what is known of its paths, whoever counted them.
 *
 * @param label its name
 * @param source the name of the source file
 * @param shape tells apart methods whose numbers mean other paths: profiles add up only if equal
 * @param pathCount how many paths it has
 * @param isCut whether some edges end a path because there were too many
 * @param paths the paths that were taken, by number
 * @param forest the counts of all sequences
 */
public record MethodProfile(
    String label,
    String source,
    int shape,
    int pathCount,
    boolean isCut,
    Map<Integer, TakenPath> paths,
    PathForest forest) {
  public MethodProfile {
    paths = new TreeMap<>(paths);
  }

  /**
   * {@return the profile of a method}
   *
   * @param lines the source lines of each block
   */
  public static MethodProfile of(
      String label,
      String source,
      PathNumbering numbering,
      List<List<Integer>> lines,
      PathForest forest) {
    return of(label, source, numbering, lines, Map.of(), forest);
  }

  /**
   * {@return the profile of a method}
   *
   * @param lines the source lines of each block
   * @param branches what is known of edges, by their numbers
   */
  public static MethodProfile of(
      String label,
      String source,
      PathNumbering numbering,
      List<List<Integer>> lines,
      Map<Integer, Branch> branches,
      PathForest forest) {
    var paths = new HashMap<Integer, TakenPath>();
    for (int node : forest.children(PathForest.ROOT)) {
      paths.put(forest.path(node), taken(numbering.path(forest.path(node)), lines, branches));
    }
    return new MethodProfile(
        label,
        source,
        shape(numbering.graph(), lines),
        numbering.pathCount(),
        !numbering.cutEdges().isEmpty(),
        paths,
        forest);
  }

  /** The same in every process, unlike the hash codes of records. */
  private static int shape(FlowGraph graph, List<List<Integer>> lines) {
    int shape = lines.hashCode();
    for (var edge : graph.edges()) {
      shape = (shape * 31 + edge.from()) * 31 + edge.to();
      shape = shape * 2 + (edge.exceptional() ? 1 : 0);
    }
    // Below the largest number, which is what readers take.
    return shape >>> 2;
  }

  private static TakenPath taken(
      AcyclicPath path, List<List<Integer>> linesOfBlocks, Map<Integer, Branch> branches) {
    var lines = new ArrayList<Integer>();
    for (int block : path.blocks()) {
      for (int line : linesOfBlocks.get(block)) {
        if (lines.isEmpty() || lines.get(lines.size() - 1) != line) {
          lines.add(line);
        }
      }
    }
    var last = path.last();
    return new TakenPath(
        lines,
        path.edges().stream()
            .map(edge -> branches.get(edge.id()))
            .filter(Objects::nonNull)
            .toList(),
        last.exceptional()
            ? TakenPath.End.THROWS
            : last.isExit() ? TakenPath.End.RETURNS : TakenPath.End.AGAIN);
  }

  /** {@return how many paths were counted} */
  public long total() {
    return forest.children(PathForest.ROOT).stream().mapToLong(forest::count).sum();
  }

  /** {@return a path that was taken} */
  public TakenPath path(int number) {
    var path = paths.get(number);
    if (path == null) {
      throw new IllegalArgumentException("path " + number + " of " + label + " was not taken");
    }
    return path;
  }
}
