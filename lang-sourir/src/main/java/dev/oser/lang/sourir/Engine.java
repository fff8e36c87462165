package dev.oser.lang.sourir;

import dev.oser.kit.event.Events;
import dev.oser.lang.sourir.jit.JitOptions;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.run.Outcome;
import dev.oser.models.sourir.run.Speculation;

/** What runs programs. Every engine shows the same; they differ in speed. */
public sealed interface Engine permits ModelEngine, JitEngine {
  /** The executable semantics of the paper: the reference. */
  Engine MODEL = new ModelEngine();

  /**
   * How a run ended.
   *
   * @param outcome unfinished if the thread was interrupted
   * @param assumes how many assumes ran; compiled code counts only if some are made to fail
   * @param deoptimizations how many of them deoptimised
   */
  record Ending(Outcome outcome, long assumes, long deoptimizations) {}

  /**
   * Runs main.
   *
   * @param program one the static checker has nothing against
   */
  Ending run(Program program, Console console, Speculation speculation);

  /** {@return the engine with this name; events are those of the compiler} */
  static Engine named(String name, JitOptions options, Events events) {
    return switch (name) {
      case "model" -> MODEL;
      case "jit" -> new JitEngine(options, events);
      default ->
          throw new IllegalArgumentException(
              "there is no engine '" + name + "'; expected jit or model");
    };
  }
}
