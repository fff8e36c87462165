package dev.oser.kit.osr.correspondence;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import java.util.List;

/** From a version that passes have made to code as it was before. */
abstract sealed class ToUnoptimised extends Correspondence permits ToBase, ToInlined {
  private final Journal journal;

  ToUnoptimised(Function version, Function target, Journal journal) {
    super(version, target);
    this.journal = journal;
  }

  final Journal journal() {
    return journal;
  }

  static List<Value> thatAreThere(List<Value> values) {
    return values.stream()
        .filter(value -> value instanceof Constant || isThere((Definition) value))
        .toList();
  }

  @Override
  boolean isLaterInTarget(Instruction write) {
    return false;
  }

  @Override
  boolean isStillToCome(Instruction write, Instruction placeInTarget) {
    return false;
  }

  @Override
  boolean isEarlierInTarget(Instruction write) {
    return journal.isLate(write);
  }

  @Override
  List<Instruction> owedAt(Instruction placeInSource) {
    return journal.lateAt(placeInSource);
  }
}
