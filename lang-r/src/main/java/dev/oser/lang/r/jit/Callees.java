package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.CallSite;
import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Feedback;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.bytecode.Instruction.Operand;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds small code that other code calls, or has as arguments, and that may run in the place of the
 * call: it writes down what was observed there, since the compiler's thread must not look.
 */
final class Callees {
  /** Code longer than this is always called. */
  private static final int LONGEST = 160;

  private static final int DEEPEST = 4;

  private Callees() {}

  static Map<Code, Feedback> of(Code code, Feedback feedback) {
    var found = new IdentityHashMap<Code, Feedback>();
    collect(code, feedback, found, 0);
    return found;
  }

  private static void collect(Code code, Feedback feedback, Map<Code, Feedback> found, int depth) {
    if (depth == DEEPEST) {
      return;
    }
    var words = code.instructions();
    for (int at = 0; at < words.length; at += Instruction.of(words[at]).size()) {
      var instruction = Instruction.of(words[at]);
      switch (instruction) {
        case FUNCTION, FUNCTION_VALUE -> {
          var targets = feedback.targets(words[at + instruction.place(Operand.FEEDBACK)]);
          if (targets != null && !targets.hasMore()) {
            targets.all().forEach(target -> add(codeOf(target), found, depth));
          }
        }
        case CALL_LAZY -> {
          var call = ((CallSite) code.constants()[words[at + 1]]).call();
          call.methods().forEach(method -> add(codeOf(method), found, depth));
          for (var argument : call.arguments()) {
            if (argument instanceof Call expression
                && expression.executable() instanceof Code own) {
              add(own, found, depth);
            }
          }
        }
        default -> {}
      }
    }
  }

  private static @Nullable Code codeOf(Object target) {
    var definition =
        target instanceof Closure closure
            ? closure.definition()
            : target instanceof Closure.Definition known ? known : null;
    return definition != null && definition.executable() instanceof Code code ? code : null;
  }

  private static void add(@Nullable Code code, Map<Code, Feedback> found, int depth) {
    if (code != null && !found.containsKey(code) && mayRunInPlace(code)) {
      var feedback = code.feedback().snapshot();
      found.put(code, feedback);
      collect(code, feedback, found, depth + 1);
    }
  }

  private static boolean mayRunInPlace(Code code) {
    return certainObstacle(code) == null;
  }

  /** {@return why code cannot run in the place of a call, for people} */
  static String obstacle(Code code) {
    var certain = certainObstacle(code);
    return certain != null
        ? certain
        : "it calls itself, or something it does or an argument needs a frame";
  }

  /** {@return what in code certainly needs a frame of its own; null if there is no such thing} */
  private static @Nullable String certainObstacle(Code code) {
    var words = code.instructions();
    if (words.length > LONGEST) {
      return "it is long";
    }
    for (int at = 0; at < words.length; at += Instruction.of(words[at]).size()) {
      var obstacle =
          switch (Instruction.of(words[at])) {
            case STORE,
                SET_INDEX_SLOT,
                SET_ELEMENT_SLOT,
                SET_INDEX_NAMED,
                SET_ELEMENT_NAMED,
                SET_SUBSET_ELEMENT,
                UPDATE,
                CALL_GETTER,
                CALL_SETTER ->
                "it changes parts of its variables";
            case CLOSURE -> "it makes a function, which keeps its environment";
            case USE_METHOD -> "it is a generic";
            case FORCE, RETURN_OUTER, BREAK_OUTER, NEXT_OUTER -> "it leaves other code";
            default -> null;
          };
      if (obstacle != null) {
        return obstacle;
      }
    }
    return null;
  }
}
