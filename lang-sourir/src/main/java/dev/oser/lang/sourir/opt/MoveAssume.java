package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expressions;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * {@code move_assume}: unrestricted deoptimisation (Section 4.4, Lemma 6.5): moves assumes down,
 * towards what relies on them, while they still fall back to where they were.
 */
final class MoveAssume extends LinePass {
  @Override
  public String name() {
    return "move_assume";
  }

  @Override
  public String description() {
    return "moves assumes down past what can be thrown away when deoptimising (4.4)";
  }

  @Override
  List<Line> change(Draft draft, Function function) {
    var lines = new ArrayList<>(function.active().lines());
    // The last one first: an assume does not pass another.
    for (int i = lines.size() - 1; i >= 0; i--) {
      if (lines.get(i).instruction() instanceof Instruction.Assume assume) {
        var mentioned = new HashSet<String>();
        Expressions.of(assume).forEach(each -> mentioned.addAll(each.variables()));
        int at = i;
        while (at + 1 < lines.size() && canBePassed(lines.get(at + 1).instruction(), mentioned)) {
          Collections.swap(lines, at, at + 1);
          at++;
        }
      }
    }
    return lines;
  }

  /**
   * The conditions of Lemma 6.5: the instruction does nothing but change variables, none that the
   * assume mentions, and labels nothing that could be jumped to. It must not fail either: past
   * {@code var y = x[0]}, an assume of {@code x != nil} would come too late.
   */
  private static boolean canBePassed(Instruction instruction, Set<String> mentioned) {
    return Variables.isHarmless(instruction)
        && !(instruction instanceof Instruction.BailoutLabel)
        && Collections.disjoint(Variables.changed(instruction), mentioned);
  }
}
