package dev.oser.kit.fuzz;

import dev.oser.kit.analysis.Liveness;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.CoreType;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.Comparison;
import java.util.List;
import java.util.SplittableRandom;

/** Something to assume, true or not. */
final class RandomCondition {
  private RandomCondition() {}

  /** {@return a condition about a live number, computed before an instruction; or a constant} */
  static Value before(Instruction at, Editor editor, SplittableRandom random) {
    var numbers =
        Liveness.of(editor.function()).liveBefore(at).stream()
            .filter(value -> value.type() == CoreType.I32 || value.type() == CoreType.I64)
            .toList();
    if (numbers.isEmpty() || random.nextInt(8) == 0) {
      return Constant.of(random.nextInt(3) > 0);
    }
    var number = numbers.get(random.nextInt(numbers.size()));
    var type = (CoreType) number.type();
    var kinds = Comparison.Kind.values();
    var kind = kinds[random.nextInt(kinds.length)];
    int with = random.nextInt(-2, 10);
    var constant = type == CoreType.I32 ? Constant.of(with) : Constant.of((long) with);
    return editor.add(at, "assumed", kind.on(type), List.of(number, constant));
  }
}
