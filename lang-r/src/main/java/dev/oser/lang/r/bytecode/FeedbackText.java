package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.bytecode.Instruction.Operand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says what an instruction has seen, in words. */
final class FeedbackText {
  private static final String[] OPERANDS = {
    "integers",
    "doubles",
    "mixed numbers",
    "logicals",
    "strings",
    "vectors",
    "objects",
    "others",
    "NA or overflow"
  };

  private FeedbackText() {}

  /** {@return what was seen by the instruction at a place; null if it keeps nothing} */
  static @Nullable String of(Code code, int at) {
    var instruction = Instruction.of(code.instructions()[at]);
    if (!instruction.has(Operand.FEEDBACK)) {
      return null;
    }
    int place = code.instructions()[at + instruction.place(Operand.FEEDBACK)];
    int word = code.feedback().word(place);
    var targets = code.feedback().targets(place);
    if (word == 0 && targets == null) {
      return "never ran";
    }
    return switch (instruction) {
      case JUMP_UNLESS -> Feedback.held(word) + " held, " + Feedback.failed(word) + " did not";
      case JUMP_BACK, STEP, STEP_SLOT -> word + (word == 1 ? " turn" : " turns");
      case FUNCTION, FUNCTION_VALUE -> String.valueOf(targets);
      default ->
          String.join(", ", instruction.function().isEmpty() ? shapes(word) : operands(word));
    };
  }

  private static List<String> operands(int word) {
    var seen = new ArrayList<String>();
    for (int i = 0; i < OPERANDS.length; i++) {
      if ((word & 1 << i) != 0) {
        seen.add(OPERANDS[i]);
      }
    }
    return seen;
  }

  private static List<String> shapes(int word) {
    var seen = new ArrayList<String>();
    for (int i = 0; Feedback.shape(word, i) != 0 && i < 3; i++) {
      seen.add(Shape.text(Feedback.shape(word, i)));
    }
    if ((word & Feedback.MORE_SHAPES) != 0) {
      seen.add("…");
    }
    if ((word & Feedback.FORCED_HERE) != 0) {
      seen.add("forced here");
    }
    if ((word & Feedback.FORCED_BEFORE) != 0) {
      seen.add("forced before");
    }
    if (Feedback.isSlow(word)) {
      seen.add("often slow");
    }
    return seen;
  }
}
