package dev.oser.models.distilled;

import dev.oser.models.distilled.ctl.FlowGraph;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What the theorems assume of programs without saying so. Each condition is there because a theorem
 * is false without it; {@code docs/models.md} has the counterexamples.
 *
 * <ul>
 *   <li>Jumps stay inside and do not go back to point 1, so that {@code in} runs once.
 *   <li>Every point is reachable from point 1: a backward path that starts in dead code would make
 *       every variable look undefined (Theorem 3.1).
 *   <li>Every point reaches a sink: complete paths are finite (Definition 21), so inside a loop
 *       without exit nothing is live and yet variables are read (Theorem 3.1).
 *   <li>Every use is defined on all paths before it, and operators are total: otherwise removing or
 *       moving an assignment changes where the program is stuck (Theorem 3.2).
 * </ul>
 */
public final class WellFormed {
  private WellFormed() {}

  /** {@return whether all conditions hold} */
  public static boolean holds(Program program) {
    return violation(program).isEmpty();
  }

  /** {@return what is wrong, if anything} */
  public static Optional<String> violation(Program program) {
    for (int point = 1; point <= program.size(); point++) {
      int target =
          switch (program.at(point)) {
            case Instruction.Goto(int to) -> to;
            case Instruction.Branch(_, int to) -> to;
            default -> 2;
          };
      if (target < 2 || target > program.size()) {
        return Optional.of("point " + point + " jumps to " + target);
      }
    }
    var graph = FlowGraph.of(program);
    for (int point = 1; point <= program.size(); point++) {
      if (!graph.reachableFrom(1).get(point)) {
        return Optional.of("point " + point + " is not reachable");
      }
      if (!graph.reachesSink().get(point)) {
        return Optional.of("point " + point + " cannot reach the end");
      }
    }
    for (int point = 2; point <= program.size(); point++) {
      if (dividesSomewhere(program.at(point))) {
        return Optional.of("point " + point + " divides");
      }
      for (var variable : program.at(point).uses()) {
        if (!definedBefore(program, graph, variable).get(point)) {
          return Optional.of("point " + point + " may read undefined " + variable);
        }
      }
    }
    return Optional.empty();
  }

  /** {@return the variables defined on all paths to each point, and so readable there} */
  public static Set<String> readable(Program program, int point) {
    var graph = FlowGraph.of(program);
    var result = new HashSet<String>();
    for (var variable : program.variables()) {
      if (definedBefore(program, graph, variable).get(point)) {
        result.add(variable);
      }
    }
    return result;
  }

  /** The points that no path from point 1 reaches without a definition of the variable. */
  private static BitSet definedBefore(Program program, FlowGraph graph, String variable) {
    var undefined = new BitSet();
    var work = new ArrayDeque<Integer>();
    undefined.set(1);
    work.add(1);
    while (!work.isEmpty()) {
      int point = work.remove();
      if (program.at(point).defines().contains(variable)) {
        continue;
      }
      for (int next : graph.successors(point)) {
        if (!undefined.get(next)) {
          undefined.set(next);
          work.add(next);
        }
      }
    }
    var defined = new BitSet();
    defined.set(1, program.size() + 1);
    defined.andNot(undefined);
    return defined;
  }

  private static boolean dividesSomewhere(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Assign(_, var value) -> divides(value);
      case Instruction.Branch(var condition, _) -> divides(condition);
      default -> false;
    };
  }

  private static boolean divides(Expression expression) {
    return expression instanceof Expression.Binary(var operator, var left, var right)
        && (operator == Operator.DIVIDE || divides(left) || divides(right));
  }
}
