package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.bytecode.Instruction.Operand;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Shows code to people: an instruction in each line, with operands as R writes them. */
final class Disassembler {
  private static final int WIDTH = 60;

  private final Code code;
  private final int[] words;
  private final boolean feedback;

  private Disassembler(Code code, boolean feedback) {
    this.code = code;
    this.words = code.instructions();
    this.feedback = feedback;
  }

  /**
   * {@return code as text}
   *
   * @param feedback whether to show what it has seen, too
   */
  static String text(Code code, boolean feedback) {
    return String.join("\n", new Disassembler(code, feedback).lines()) + "\n";
  }

  private List<String> lines() {
    var lines = new ArrayList<String>();
    for (int at = 0; at < words.length; ) {
      int number = words[at];
      if (number < 0 || number >= Instruction.values().length) {
        lines.add(line(at, "? " + number));
        at++;
        continue;
      }
      var instruction = Instruction.of(number);
      var seen = feedback ? FeedbackText.of(code, at) : null;
      var line = line(at, instruction + operands(instruction, at));
      lines.add(seen == null ? line : line + "  # " + seen);
      at += instruction.size();
    }
    return lines;
  }

  private static String line(int at, String text) {
    return "%5d  %s".formatted(at, text);
  }

  private String operands(Instruction instruction, int at) {
    var text = new StringBuilder();
    for (int i = 0; i < instruction.operands().size() && at + 1 + i < words.length; i++) {
      var shown = operand(instruction.operands().get(i), words[at + 1 + i]);
      if (!shown.isEmpty()) {
        text.append(' ').append(shown);
      }
    }
    return text.toString();
  }

  private String operand(Operand kind, int word) {
    return switch (kind) {
      case SLOT -> word >= 0 && word < code.layout().size() ? code.layout().name(word).name() : "";
      case FEEDBACK -> "";
      case TARGET -> "-> " + word;
      case COUNT -> "#" + word;
      default ->
          word >= 0 && word < code.constants().length
              ? constant(code.constants()[word])
              : "? " + word;
    };
  }

  private static String constant(Object constant) {
    return switch (constant) {
      case VariableSite site -> site.symbol().name();
      case Symbol symbol when symbol == Symbol.MISSING -> "<missing>";
      case Call call -> deparsed(call);
      case CallSite site -> deparsed(site.call());
      case ClosureTemplate template ->
          Arrays.stream(template.definition().formals().names())
              .map(Symbol::name)
              .collect(Collectors.joining(", ", "function(", ")"));
      case SwitchTable table -> table.toString();
      case Value value -> deparsed(value);
      default -> constant.toString();
    };
  }

  private static String deparsed(Value value) {
    var text = String.join(" ", Language.deparse(value)).replaceAll("\\s+", " ");
    return text.length() > WIDTH ? text.substring(0, WIDTH - 1) + "…" : text;
  }
}
