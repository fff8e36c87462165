package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Flow;
import dev.oser.models.sourir.check.Labels;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Jumps that are decided or go nowhere (Section 4.2, Lemmas 6.2 and 6.3). */
final class Jumps {
  private Jumps() {}

  /** {@return a version whose branches on constants are gotos, without what is then unreachable} */
  static List<Line> decided(Version version) {
    var labels = Labels.of(version);
    // The label of a branch that becomes a goto becomes a merge label: what it is called then.
    var merges = new HashMap<String, String>();
    var lines = new ArrayList<Line>();
    for (var line : version.lines()) {
      if (line.instruction()
          instanceof Instruction.Branch(Expression.Bool(boolean truth), var ifTrue, var ifFalse)) {
        var label = merges.computeIfAbsent(truth ? ifTrue : ifFalse, name -> free(name, labels));
        lines.add(line.with(new Instruction.Goto(label)));
      } else {
        lines.add(line);
      }
    }
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).instruction() instanceof Instruction.BranchLabel(var name)) {
        var merge = merges.get(name);
        if (merge != null) {
          lines.set(i, lines.get(i).with(new Instruction.MergeLabel(merge)));
        }
      }
    }
    return merges.isEmpty() ? reachable(version) : reachable(version.with(lines));
  }

  private static String free(String name, Labels labels) {
    var candidate = name;
    while (labels.merge(candidate).isPresent()) {
      candidate += "_";
    }
    return candidate;
  }

  /** {@return the lines that control can come to} */
  static List<Line> reachable(Version version) {
    return Flow.of(version).reachable().stream().mapToObj(version.lines()::get).toList();
  }

  /** {@return the lines without gotos to the next line that nothing else jumps to} */
  static List<Line> withoutIdle(List<Line> lines) {
    Map<String, Integer> gotos = new HashMap<>();
    for (var line : lines) {
      if (line.instruction() instanceof Instruction.Goto(var label)) {
        gotos.merge(label, 1, Integer::sum);
      }
    }
    var result = new ArrayList<Line>();
    for (int i = 0; i < lines.size(); i++) {
      if (i + 1 < lines.size()
          && lines.get(i).instruction() instanceof Instruction.Goto(var label)
          && lines.get(i + 1).instruction().equals(new Instruction.MergeLabel(label))
          && Integer.valueOf(1).equals(gotos.get(label))) {
        i++;
      } else {
        result.add(lines.get(i));
      }
    }
    return result;
  }
}
