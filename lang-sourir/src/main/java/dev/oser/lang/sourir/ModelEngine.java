package dev.oser.lang.sourir;

import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.run.Interpreter;
import dev.oser.models.sourir.run.Outcome;
import dev.oser.models.sourir.run.Speculation;

/** The interpreter of the models, in slices so that it can be watched and interrupted. */
final class ModelEngine implements Engine {
  private static final long SLICE = 200_000;

  @Override
  public Ending run(Program program, Console console, Speculation speculation) {
    var interpreter = new Interpreter(program, console, speculation);
    Outcome outcome = new Outcome.Unfinished();
    while (outcome instanceof Outcome.Unfinished && !Thread.currentThread().isInterrupted()) {
      outcome = interpreter.run(SLICE);
      // Between slices, so that an endless silent loop does not hide what came before it.
      console.flush();
    }
    return new Ending(outcome, interpreter.assumes(), interpreter.deoptimizations());
  }
}
