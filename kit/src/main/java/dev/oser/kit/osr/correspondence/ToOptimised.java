package dev.oser.kit.osr.correspondence;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** From a function to a version of it that passes have made. */
final class ToOptimised extends Correspondence {
  private final FunctionCopy copy;
  private final Journal journal;

  ToOptimised(Function base, FunctionCopy copy, Journal journal) {
    super(base, copy.function());
    this.copy = copy;
    this.journal = journal;
  }

  @Override
  public @Nullable Definition counterpart(Definition ofTarget) {
    return copy.originalOf(ofTarget);
  }

  @Override
  public List<Value> equalTo(Definition ofTarget) {
    var found = new ArrayList<Value>();
    for (var value : journal.equalTo(ofTarget)) {
      switch (value) {
        case Constant constant -> found.add(constant);
        case Definition definition -> {
          var original = copy.originalOf(definition);
          if (original != null) {
            found.add(original);
          }
        }
      }
    }
    return found;
  }

  @Override
  @Nullable Instruction inTarget(Instruction ofSource) {
    var made = journal.newest((Instruction) copy.definitionOf(ofSource));
    return made.isInBlock() && !journal.hasMoved(made) ? made : null;
  }

  @Override
  @Nullable Instruction inSource(Instruction ofTarget) {
    return journal.hasMoved(ofTarget)
        ? null
        : (Instruction) copy.originalOf(journal.oldest(ofTarget));
  }

  @Override
  public List<Instruction> movedTraps() {
    return trapsOf(target(), journal::hasMoved);
  }

  @Override
  boolean isLaterInTarget(Instruction write) {
    return journal.isLate((Instruction) copy.definitionOf(write));
  }

  @Override
  boolean isStillToCome(Instruction write, Instruction placeInTarget) {
    return journal.lateAt(placeInTarget).contains((Instruction) copy.definitionOf(write));
  }

  @Override
  boolean isEarlierInTarget(Instruction write) {
    return false;
  }

  @Override
  List<Instruction> owedAt(Instruction placeInSource) {
    return List.of();
  }
}
