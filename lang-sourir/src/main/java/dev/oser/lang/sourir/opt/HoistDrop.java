package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code hoist_drop}: moves drops up within their block to the last use; what is given a value only
 * to be dropped goes (Section 4.1: unused variables are removed).
 */
final class HoistDrop extends LinePass {
  @Override
  public String name() {
    return "hoist_drop";
  }

  @Override
  public String description() {
    return "moves drops up to the last use and removes what is not used at all (4.1)";
  }

  @Override
  List<Line> change(Draft draft, Function function) {
    var lines = new ArrayList<>(function.active().lines());
    var mentions = new Mentions();
    for (int i = 1; i < lines.size(); i++) {
      if (lines.get(i).instruction() instanceof Instruction.Drop drop) {
        i -= hoist(lines, i, drop.name(), mentions);
      }
    }
    return lines;
  }

  /** {@return how many lines went} */
  private static int hoist(List<Line> lines, int index, String name, Mentions mentions) {
    var drop = lines.remove(index);
    int at = index;
    int removed = 0;
    while (at > 0) {
      var above = lines.get(at - 1).instruction();
      if (above instanceof Instruction.Assign(var assigned, var value)
          && assigned.equals(name)
          && Totality.hasValue(value)) {
        lines.remove(at - 1);
        removed++;
        at--;
      } else if (canPass(above) && !mentions.has(above, name)) {
        at--;
      } else {
        break;
      }
    }
    if (at > 0
        && name.equals(lines.get(at - 1).instruction().declares())
        && Variables.isHarmlessDeclaration(lines.get(at - 1).instruction())) {
      lines.remove(at - 1);
      return removed + 2;
    }
    lines.add(at, drop);
    return removed;
  }

  private static boolean canPass(Instruction above) {
    return !above.endsBlock()
        && !(above instanceof Instruction.MergeLabel)
        && !(above instanceof Instruction.BranchLabel);
  }
}
