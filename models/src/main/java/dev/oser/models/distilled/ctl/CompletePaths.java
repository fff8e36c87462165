package dev.oser.models.distilled.ctl;

import dev.oser.models.distilled.Program;
import java.util.ArrayList;
import java.util.List;

/**
 * Definition 22 by its letter: enumerates complete paths and looks. Exponential, for small programs
 * only; it is what {@link ModelChecker} is tested against.
 */
public final class CompletePaths {
  private final Program program;
  private final FlowGraph forward;

  public CompletePaths(Program program) {
    this.program = program;
    this.forward = FlowGraph.of(program);
  }

  /** {@return whether π, l ⊨ θ(φ)} */
  public boolean holds(int point, Formula formula, Substitution theta) {
    return switch (formula) {
      case Formula.True _ -> true;
      case Formula.Not(var inner) -> !holds(point, inner, theta);
      case Formula.And(var left, var right) ->
          holds(point, left, theta) && holds(point, right, theta);
      case Formula.Or(var left, var right) ->
          holds(point, left, theta) || holds(point, right, theta);
      case Formula.Def _, Formula.Use _, Formula.Statement _, Formula.Point _, Formula.Trans _ ->
          ModelChecker.holdsLocally(program, point, formula, theta);
      case Formula.Next(var direction, var quantifier, var inner) -> {
        var next = graph(direction).successors(point).stream();
        yield quantifier == Quantifier.ALL
            ? next.allMatch(each -> holds(each, inner, theta))
            : next.anyMatch(each -> holds(each, inner, theta));
      }
      case Formula.Until(var direction, var quantifier, var before, var goal) -> {
        var paths = completePaths(graph(direction), point).stream();
        yield quantifier == Quantifier.ALL
            ? paths.allMatch(path -> until(path, before, goal, theta))
            : paths.anyMatch(path -> until(path, before, goal, theta));
      }
    };
  }

  private boolean until(List<Integer> path, Formula before, Formula goal, Substitution theta) {
    for (int point : path) {
      if (holds(point, goal, theta)) {
        return true;
      }
      if (!holds(point, before, theta)) {
        return false;
      }
    }
    return false;
  }

  /**
   * CPaths(n, G) up to a length. A path that decides an until needs each point at most once on the
   * way to the deciding point, and at most once from there to a sink.
   */
  private static List<List<Integer>> completePaths(FlowGraph graph, int start) {
    var result = new ArrayList<List<Integer>>();
    extend(graph, new ArrayList<>(List.of(start)), 2 * graph.size(), result);
    return result;
  }

  private static void extend(
      FlowGraph graph, List<Integer> path, int most, List<List<Integer>> result) {
    int last = path.getLast();
    if (graph.isSink(last)) {
      result.add(List.copyOf(path));
      return;
    }
    if (path.size() == most) {
      return;
    }
    for (int next : graph.successors(last)) {
      path.add(next);
      extend(graph, path, most, result);
      path.removeLast();
    }
  }

  private FlowGraph graph(Direction direction) {
    return direction == Direction.FORWARD ? forward : forward.reversed();
  }
}
