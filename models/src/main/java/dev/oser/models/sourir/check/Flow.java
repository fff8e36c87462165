package dev.oser.models.sourir.check;

import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Version;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The control flow inside a version, by line index. Deoptimisation is no edge: its code is
 * invisible to the optimiser (Section 1).
 */
public final class Flow {
  private final List<List<Integer>> successors = new ArrayList<>();
  private final List<List<Integer>> predecessors = new ArrayList<>();

  private Flow() {}

  /** {@return the flow; jumps to labels that do not exist go nowhere} */
  public static Flow of(Version version) {
    var labels = Labels.of(version);
    var flow = new Flow();
    int size = version.lines().size();
    for (int i = 0; i < size; i++) {
      flow.successors.add(new ArrayList<>());
      flow.predecessors.add(new ArrayList<>());
    }
    for (int i = 0; i < size; i++) {
      switch (version.lines().get(i).instruction()) {
        case Instruction.Goto(var label) -> flow.connect(i, labels.merge(label).orElse(size));
        case Instruction.Branch(_, var ifTrue, var ifFalse) -> {
          flow.connect(i, labels.branch(ifTrue).orElse(size));
          flow.connect(i, labels.branch(ifFalse).orElse(size));
        }
        case Instruction.Return _, Instruction.Stop _ -> {}
        default -> flow.connect(i, i + 1);
      }
    }
    return flow;
  }

  private void connect(int from, int to) {
    if (to < successors.size()) {
      successors.get(from).add(to);
      predecessors.get(to).add(from);
    }
  }

  public List<Integer> successors(int index) {
    return successors.get(index);
  }

  public List<Integer> predecessors(int index) {
    return predecessors.get(index);
  }

  /** {@return the lines on paths from the start} */
  public BitSet reachable() {
    var seen = new BitSet();
    if (successors.isEmpty()) {
      return seen;
    }
    var work = new ArrayDeque<Integer>();
    seen.set(0);
    work.add(0);
    while (!work.isEmpty()) {
      for (int next : successors.get(work.remove())) {
        if (!seen.get(next)) {
          seen.set(next);
          work.add(next);
        }
      }
    }
    return seen;
  }
}
