package dev.oser.models.distilled.ctl;

import dev.oser.models.distilled.Instruction;
import dev.oser.models.distilled.Program;
import java.util.ArrayDeque;
import java.util.BitSet;

/**
 * Decides at which points of a program a formula holds (Definition 22), one bottom-up pass over the
 * formula, each operator linear in the graph.
 *
 * <p>The quantifiers range over <em>complete</em> paths, which are finite (Definition 21). This
 * differs from textbook CTL where there are loops: A(φ U ψ) does not ask that a loop is left, only
 * that no way out of it misses ψ; and where no sink can be reached, every A holds and no E does.
 */
public final class ModelChecker {
  private final Program program;
  private final FlowGraph forward;
  private final FlowGraph backward;
  private final BitSet all = new BitSet();

  public ModelChecker(Program program) {
    this.program = program;
    this.forward = FlowGraph.of(program);
    this.backward = forward.reversed();
    all.set(1, program.size() + 1);
  }

  /** {@return whether π, l ⊨ θ(φ)} */
  public boolean holds(int point, Formula formula, Substitution substitution) {
    return points(formula, substitution).get(point);
  }

  /** {@return the points l with π, l ⊨ θ(φ)} */
  public BitSet points(Formula formula, Substitution theta) {
    return switch (formula) {
      case Formula.True _ -> (BitSet) all.clone();
      case Formula.Not(var inner) -> complement(points(inner, theta));
      case Formula.And(var left, var right) -> {
        var result = points(left, theta);
        result.and(points(right, theta));
        yield result;
      }
      case Formula.Or(var left, var right) -> {
        var result = points(left, theta);
        result.or(points(right, theta));
        yield result;
      }
      case Formula.Def _, Formula.Use _, Formula.Statement _, Formula.Point _, Formula.Trans _ ->
          local(formula, theta);
      case Formula.Next(var direction, var quantifier, var inner) ->
          next(graph(direction), quantifier, points(inner, theta));
      case Formula.Until(var direction, var quantifier, var before, var goal) -> {
        var holding = points(before, theta);
        var goals = points(goal, theta);
        yield switch (quantifier) {
          case SOME -> someUntil(graph(direction), holding, goals);
          case ALL -> complement(someFailure(graph(direction), holding, goals));
        };
      }
    };
  }

  private BitSet local(Formula formula, Substitution theta) {
    var result = new BitSet();
    for (int point = 1; point <= program.size(); point++) {
      result.set(point, holdsLocally(program, point, formula, theta));
    }
    return result;
  }

  /** {@return whether a predicate of Figure 2 without temporal operators holds} */
  static boolean holdsLocally(Program program, int point, Formula formula, Substitution theta) {
    var instruction = program.at(point);
    return switch (formula) {
      case Formula.Def(var x) -> instruction.defines().contains(theta.name(x));
      case Formula.Use(var x) -> instruction.uses().contains(theta.name(x));
      case Formula.Statement(var x, var e) ->
          instruction.equals(new Instruction.Assign(theta.name(x), theta.expression(e)));
      case Formula.Point(var m) -> point == theta.point(m);
      case Formula.Trans(var e) ->
          !(instruction instanceof Instruction.Assign(var x, _))
              || !theta.expression(e).variables().contains(x);
      default -> throw new IllegalArgumentException("not a local predicate: " + formula);
    };
  }

  private static BitSet next(FlowGraph graph, Quantifier quantifier, BitSet holding) {
    var result = new BitSet();
    for (int point = 1; point <= graph.size(); point++) {
      var stream = graph.successors(point).stream();
      result.set(
          point,
          switch (quantifier) {
            case ALL -> stream.allMatch(holding::get);
            case SOME -> stream.anyMatch(holding::get);
          });
    }
    return result;
  }

  /** Points with a complete path on which φ holds until ψ: least fixpoint, backwards from ψ. */
  private static BitSet someUntil(FlowGraph graph, BitSet holding, BitSet goals) {
    var start = (BitSet) goals.clone();
    start.and(graph.reachesSink());
    return backwardsThrough(graph, holding, start);
  }

  /**
   * Points with a complete path that fails φ U ψ: without ψ before, it comes to a point where
   * neither holds and goes on to a sink, or it comes to a sink.
   */
  private BitSet someFailure(FlowGraph graph, BitSet holding, BitSet goals) {
    var notGoals = complement(goals);
    var failed = complement(holding);
    for (int point = 1; point <= graph.size(); point++) {
      if (graph.isSink(point)) {
        failed.set(point);
      }
    }
    failed.and(graph.reachesSink());
    failed.and(notGoals);
    return backwardsThrough(graph, notGoals, failed);
  }

  /** The points from which a path inside {@code through} leads to {@code start}. */
  private static BitSet backwardsThrough(FlowGraph graph, BitSet through, BitSet start) {
    var result = (BitSet) start.clone();
    var work = new ArrayDeque<Integer>();
    start.stream().forEach(work::add);
    while (!work.isEmpty()) {
      for (int before : graph.predecessors(work.remove())) {
        if (through.get(before) && !result.get(before)) {
          result.set(before);
          work.add(before);
        }
      }
    }
    return result;
  }

  private FlowGraph graph(Direction direction) {
    return switch (direction) {
      case FORWARD -> forward;
      case BACKWARD -> backward;
    };
  }

  private BitSet complement(BitSet points) {
    var result = (BitSet) all.clone();
    result.andNot(points);
    return result;
  }
}
