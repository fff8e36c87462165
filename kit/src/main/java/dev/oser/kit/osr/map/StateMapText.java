package dev.oser.kit.osr.map;

import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.text.Printer;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes a state map for people: where it starts and lands, its compensation code as the IR is
 * written, and the values. On the right of {@code :=} are values of the source and results of the
 * code; on the left, those of the target.
 *
 * <pre>
 * from loop: %square = i64.mul %x, %x
 * to loop: %term = i64.mul %square, %i
 * code:
 *   %square1 = i64.mul %x, %x
 * values:
 *   %i := %i
 *   %square := %square1
 * keep: none
 * </pre>
 */
public final class StateMapText {
  private final StateMap map;
  private final Map<Value, String> names = new IdentityHashMap<>();
  private final Set<String> taken = new HashSet<>();
  private final StringBuilder out = new StringBuilder();

  private StateMapText(StateMap map) {
    this.map = map;
    var source = map.from().block().function();
    for (var step : map.compensation()) {
      if (step.result().hasResult()) {
        var name = step.result().name();
        var unique = name;
        for (int i = 1; source.hasValueNamed(unique) || !taken.add(unique); i++) {
          unique = name + i;
        }
        names.put(step.result(), "%" + unique);
      }
    }
  }

  public static String of(StateMap map) {
    var text = new StateMapText(map);
    text.write();
    return text.out.toString();
  }

  private void write() {
    out.append("from ").append(place(map.from())).append('\n');
    out.append("to ").append(place(map.to())).append('\n');
    out.append(map.compensation().isEmpty() ? "code: none\n" : "code:\n");
    for (var step : map.compensation()) {
      var result = step.result().hasResult() ? textOf(step.result()) : "";
      var operands = step.operands().stream().map(this::textOf).toList();
      out.append("  ").append(Printer.print(result, step.op(), operands)).append('\n');
    }
    out.append(map.values().isEmpty() ? "values: none\n" : "values:\n");
    map.values()
        .forEach(
            (target, value) ->
                out.append("  ")
                    .append(target.text())
                    .append(" := ")
                    .append(textOf(value))
                    .append('\n'));
    var kept = map.keep().stream().map(Value::text).collect(Collectors.joining(", "));
    out.append("keep: ").append(kept.isEmpty() ? "none" : kept).append('\n');
  }

  private static String place(Instruction instruction) {
    return instruction.block().name() + ": " + Printer.print(instruction);
  }

  private String textOf(Value value) {
    return names.getOrDefault(value, value.text());
  }
}
