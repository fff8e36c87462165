package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.speculation.SpeculationOp;
import dev.oser.kit.tier.Effort;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.value.Language;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What one compilation has made of code, read off the IR. */
final class UnitReport {
  private static final int LONGEST = 60;

  private final String effort;
  private int size;
  private int boxes;
  private int writes;
  private final Map<String, Set<String>> assumed = new TreeMap<>();
  private final Set<String> inPlace = new TreeSet<>();
  private final Set<String> called = new TreeSet<>();
  private final Set<String> computed = new TreeSet<>();
  private final Set<String> direct = new TreeSet<>();
  private final Set<String> interpreted = new TreeSet<>();

  private UnitReport(Effort effort) {
    this.effort =
        effort == Effort.GENERIC ? "assuming nothing that failed before" : "on assumptions";
  }

  static UnitReport of(Entry entry, Effort effort, Function function) {
    var report = new UnitReport(effort);
    report.size = function.size();
    for (var block : function.blocks()) {
      for (var instruction : block.instructions()) {
        switch (instruction.op()) {
          case SpeculationOp.Assume assume -> report.assume(entry, assume.reason());
          case ROp op -> report.add(op);
          default -> {}
        }
      }
    }
    // What is called that way is checked like what runs in place.
    report.inPlace.removeAll(report.computed);
    return report;
  }

  private void assume(Entry entry, int number) {
    var where = entry.place(Reason.place(number));
    assumed
        .computeIfAbsent(source(where.code(), where.place()), _ -> new TreeSet<>())
        .add(Reason.of(number).assumption());
  }

  private void add(ROp op) {
    switch (op) {
      case ROp.At at when at.action() == ROp.At.Action.HAS_CODE -> inPlace.add(source(at.site()));
      case ROp.At at when at.action() == ROp.At.Action.STORE_NAMED -> writes++;
      case ROp.Loud loud when loud.site().more() instanceof Site.Given given ->
          called.add(source(loud.site()) + ": " + Callees.obstacle(given.callee()));
      case ROp.Loud loud -> interpreted.add(source(loud.site()));
      case PureCall call -> computed.add(source(call.site()));
      case QuietOp quiet -> direct.add(source(quiet.site()));
      case ROp.Plain.STORE_SLOT -> writes++;
      case ROp.Plain.BOX_DOUBLE, ROp.Plain.BOX_INT -> boxes++;
      default -> {}
    }
  }

  private static String source(Site site) {
    return source(site.code(), site.place());
  }

  /** {@return what is written where an instruction comes from} */
  static String source(Code code, int place) {
    var words = code.instructions();
    var instruction = Instruction.of(words[place]);
    String text;
    if (code.hasCallAt(place)) {
      text = String.join(" ", Language.deparse(code.callAt(place), 500));
    } else if (instruction.has(Instruction.Operand.SLOT)) {
      int slot = words[place + instruction.place(Instruction.Operand.SLOT)];
      text = code.layout().name(slot).name();
    } else if (instruction.has(Instruction.Operand.VARIABLE)) {
      int variable = words[place + instruction.place(Instruction.Operand.VARIABLE)];
      text = String.valueOf(code.constants()[variable]);
    } else {
      text = instruction.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
    return text.length() > LONGEST ? text.substring(0, LONGEST - 1) + "…" : text;
  }

  String text() {
    var text = new StringBuilder();
    text.append("  last ").append(effort).append(", ").append(size).append(" instructions\n");
    assumed.forEach(
        (where, what) ->
            text.append("  assumes at ")
                .append(where)
                .append(": ")
                .append(String.join(", ", what))
                .append('\n'));
    list(text, "runs in place of its call", inPlace);
    list(text, "calls, without a frame, what only computes", computed);
    list(text, "calls, with a frame, an environment and boxes", called);
    list(text, "calls a builtin directly", direct);
    list(text, "leaves to the interpreter", interpreted);
    text.append("  makes a box in ").append(boxes).append(boxes == 1 ? " place" : " places");
    text.append(", writes to the environment in ").append(writes).append('\n');
    return text.toString();
  }

  private static void list(StringBuilder text, String heading, Set<String> lines) {
    lines.forEach(line -> text.append("  ").append(heading).append(": ").append(line).append('\n'));
  }
}
