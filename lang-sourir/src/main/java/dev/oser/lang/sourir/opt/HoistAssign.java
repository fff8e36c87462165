package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.transform.Guards;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code hoist_assign}: moves assignments up within their block, and into the declaration of their
 * variable if they get there (after Section 4.4: what an assume does not mention can move over it).
 */
final class HoistAssign extends LinePass {
  @Override
  public String name() {
    return "hoist_assign";
  }

  @Override
  public String description() {
    return "moves assignments up, into the declaration if possible (4.4)";
  }

  @Override
  List<Line> change(Function function) {
    var lines = new ArrayList<>(function.active().lines());
    for (int i = 1; i < lines.size(); i++) {
      if (lines.get(i).instruction() instanceof Instruction.Assign assign) {
        int at = i;
        while (at > 0 && canPass(assign, lines.get(at - 1).instruction())) {
          at--;
        }
        lines.add(at, lines.remove(i));
        if (at > 0 && joins(assign, lines.get(at - 1).instruction())) {
          var declaration = new Instruction.Declare(assign.name(), assign.value());
          lines.set(at, lines.get(at).with(declaration));
          lines.remove(at - 1);
          i--;
        }
      }
    }
    return lines;
  }

  /** A declaration that the assignment follows at once need not have a value of its own. */
  private static boolean joins(Instruction.Assign assign, Instruction above) {
    return above instanceof Instruction.Declare(var name, var value)
        && name.equals(assign.name())
        && Guards.hasValue(value)
        && !assign.value().variables().contains(name);
  }

  private static boolean canPass(Instruction.Assign assign, Instruction above) {
    if (Variables.mentions(above, assign.name())
        || Variables.changed(above).stream().anyMatch(assign.value().variables()::contains)) {
      return false;
    }
    return switch (above) {
      case Instruction.MergeLabel _,
          Instruction.BranchLabel _,
          Instruction.Goto _,
          Instruction.Branch _,
          Instruction.Return _,
          Instruction.Stop _ ->
          false;
      case Instruction.ArrayAssign _, Instruction.Call _ ->
          Guards.hasValue(assign.value()) && !Variables.readsArrays(assign.value());
      case Instruction.Assume _,
          Instruction.ArrayAllocate _,
          Instruction.ArrayCreate _,
          Instruction.Read _,
          Instruction.Print _,
          Instruction.Assert _ ->
          Guards.hasValue(assign.value());
      case Instruction.Declare _,
          Instruction.Assign _,
          Instruction.Drop _,
          Instruction.BailoutLabel _,
          Instruction.Comment _,
          Instruction.GuardHint _ ->
          canFailBefore(assign.value(), above);
    };
  }

  /** If the value has an error, nothing that is passed may have one of its own. */
  private static boolean canFailBefore(Expression value, Instruction above) {
    return Guards.hasValue(value) || Variables.isHarmless(above);
  }
}
