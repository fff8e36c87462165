package dev.oser.models.distilled.ctl;

import dev.oser.models.distilled.Instruction;
import dev.oser.models.distilled.Program;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The control flow graph (Definition 20) over points instead of instructions. {@code out} is a
 * sink: the definition's edge from In to In+1 has no end.
 */
public final class FlowGraph {
  private final List<List<Integer>> successors;
  private final List<List<Integer>> predecessors;

  private FlowGraph(List<List<Integer>> successors, List<List<Integer>> predecessors) {
    this.successors = successors;
    this.predecessors = predecessors;
  }

  public static FlowGraph of(Program program) {
    var successors = new ArrayList<List<Integer>>();
    var predecessors = new ArrayList<List<Integer>>();
    for (int point = 0; point <= program.size(); point++) {
      successors.add(point == 0 ? List.of() : successors(program, point));
      predecessors.add(new ArrayList<>());
    }
    for (int point = 1; point <= program.size(); point++) {
      for (int successor : successors.get(point)) {
        predecessors.get(successor).add(point);
      }
    }
    return new FlowGraph(successors, predecessors);
  }

  private static List<Integer> successors(Program program, int point) {
    return switch (program.at(point)) {
      case Instruction.Goto(int target) -> List.of(target);
      case Instruction.Branch(_, int target) ->
          target == point + 1 ? List.of(target) : List.of(point + 1, target);
      case Instruction.Abort _, Instruction.Out _ -> List.of();
      case Instruction.Assign _, Instruction.Skip _, Instruction.In _ -> List.of(point + 1);
    };
  }

  /** {@return the reverse graph, on which the backward operators are defined} */
  public FlowGraph reversed() {
    return new FlowGraph(predecessors, successors);
  }

  /** {@return |π|} */
  public int size() {
    return successors.size() - 1;
  }

  public List<Integer> successors(int point) {
    return successors.get(point);
  }

  public List<Integer> predecessors(int point) {
    return predecessors.get(point);
  }

  /** {@return whether complete paths end here (Definition 21)} */
  public boolean isSink(int point) {
    return successors.get(point).isEmpty();
  }

  /** {@return the points on paths from a point, itself included} */
  public BitSet reachableFrom(int point) {
    var start = new BitSet();
    start.set(point);
    return closure(start, successors);
  }

  /** {@return the points from which there is a complete path at all} */
  public BitSet reachesSink() {
    var sinks = new BitSet();
    for (int point = 1; point <= size(); point++) {
      sinks.set(point, isSink(point));
    }
    return closure(sinks, predecessors);
  }

  private static BitSet closure(BitSet start, List<List<Integer>> edges) {
    var result = (BitSet) start.clone();
    var work = new ArrayDeque<Integer>();
    start.stream().forEach(work::add);
    while (!work.isEmpty()) {
      for (int next : edges.get(work.remove())) {
        if (!result.get(next)) {
          result.set(next);
          work.add(next);
        }
      }
    }
    return result;
  }
}
