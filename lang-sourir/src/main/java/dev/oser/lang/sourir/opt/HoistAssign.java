package dev.oser.lang.sourir.opt;

import dev.oser.lang.sourir.opt.OrderedLines.Item;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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
  List<Line> change(Draft draft, Function function) {
    return new Hoisting().run(function.active().lines());
  }

  /** The lines so far, and the last of them that assignments cannot pass. */
  private static final class Hoisting {
    private final OrderedLines lines = new OrderedLines();

    /** The last line that has to do with a variable, and the last that changes it. */
    private final Map<String, Item> mentions = new HashMap<>();

    private final Map<String, Item> changes = new HashMap<>();

    /** Where the block begins. */
    private Item block = lines.start();

    /** What nothing that can fail passes: it would fail before something else is seen. */
    private Item observable = lines.start();

    List<Line> run(List<Line> all) {
      for (var line : all) {
        if (line.instruction() instanceof Instruction.Assign assign) {
          hoist(line, assign);
        } else {
          note(lines.add(line), line.instruction());
        }
      }
      return lines.lines();
    }

    private void hoist(Line line, Instruction.Assign assign) {
      var above = Totality.hasValue(assign.value()) ? block : OrderedLines.later(block, observable);
      above = OrderedLines.later(above, mentions.getOrDefault(assign.name(), block));
      for (var read : assign.value().variables()) {
        above = OrderedLines.later(above, changes.getOrDefault(read, block));
      }
      var declaration = joined(assign, above.line());
      if (declaration == null) {
        note(lines.insert(above, line), assign);
      } else {
        above.set(line.with(declaration));
        note(above, declaration);
      }
    }

    /** A declaration that the assignment follows at once need not have a value of its own. */
    private static Instruction.@Nullable Declare joined(
        Instruction.Assign assign, @Nullable Line above) {
      return above != null
              && above.instruction() instanceof Instruction.Declare(var name, var value)
              && name.equals(assign.name())
              && Totality.hasValue(value)
              && !assign.value().variables().contains(name)
          ? new Instruction.Declare(name, assign.value())
          : null;
    }

    private void note(Item item, Instruction instruction) {
      var changed = Variables.changed(instruction);
      Variables.needed(instruction)
          .forEach(name -> mentions.merge(name, item, OrderedLines::later));
      changed.forEach(name -> mentions.merge(name, item, OrderedLines::later));
      changed.forEach(name -> changes.merge(name, item, OrderedLines::later));
      if (!Variables.isHarmless(instruction)) {
        observable = OrderedLines.later(observable, item);
      }
      if (instruction.endsBlock()
          || instruction instanceof Instruction.MergeLabel
          || instruction instanceof Instruction.BranchLabel) {
        block = item;
      }
    }
  }
}
