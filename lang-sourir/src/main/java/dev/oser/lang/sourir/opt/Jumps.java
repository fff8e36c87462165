package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import java.util.ArrayList;
import java.util.List;

/** Jumps that go nowhere. */
final class Jumps {
  private Jumps() {}

  /** {@return the lines without gotos to the next line that nothing else jumps to} */
  static List<Line> withoutIdle(List<Line> lines) {
    var result = new ArrayList<Line>();
    for (int i = 0; i < lines.size(); i++) {
      if (i + 1 < lines.size()
          && lines.get(i).instruction() instanceof Instruction.Goto(var label)
          && lines.get(i + 1).instruction().equals(new Instruction.MergeLabel(label))
          && gotos(lines, label) == 1) {
        i++;
      } else {
        result.add(lines.get(i));
      }
    }
    return result;
  }

  private static long gotos(List<Line> lines, String label) {
    return lines.stream()
        .filter(line -> line.instruction().equals(new Instruction.Goto(label)))
        .count();
  }
}
