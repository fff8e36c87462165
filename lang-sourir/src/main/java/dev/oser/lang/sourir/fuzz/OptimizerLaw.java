package dev.oser.lang.sourir.fuzz;

import dev.oser.lang.sourir.opt.Optimizer;
import dev.oser.lang.sourir.stress.Stress;
import dev.oser.models.Check;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.run.Outcome;
import dev.oser.models.sourir.run.Recording;
import dev.oser.models.sourir.run.Speculation;
import dev.oser.models.sourir.text.Printer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The law: neither passes nor failing assumes change what a program shows. Versions that something
 * targets are still there, which the static rules check after every pass.
 */
final class OptimizerLaw implements Check<FuzzCase> {
  private static final long FUEL = 5_000;

  /** Deoptimising costs steps; a run that takes this many more does not end. */
  private static final long PATIENCE = 20 * FUEL;

  private long deoptimizations;

  long deoptimizations() {
    return deoptimizations;
  }

  @Override
  public @Nullable String violation(FuzzCase subject) {
    var before = Recording.run(subject.program(), subject.input(), Speculation.PLAIN, FUEL);
    Program after;
    try {
      after = Optimizer.run(subject.program(), subject.passes(), false).program();
    } catch (RuntimeException e) {
      return "optimising failed: " + e;
    }
    var violation = compare(subject, before, after, new Stress.None());
    // Who lies about what happens on failure must not be made to fail.
    var modes = subject.lies() ? List.<Stress>of() : subject.stress();
    for (int i = 0; violation == null && i < modes.size(); i++) {
      violation = compare(subject, before, after, modes.get(i));
    }
    return violation;
  }

  private @Nullable String compare(
      FuzzCase subject, Recording.Result before, Program after, Stress stress) {
    var run = Recording.run(after, subject.input(), stress.speculation(), PATIENCE);
    deoptimizations += run.deoptimizations();
    boolean hangs =
        run.trace().outcome() instanceof Outcome.Unfinished
            && !(before.trace().outcome() instanceof Outcome.Unfinished);
    return hangs || run.trace().differsFrom(before.trace())
        ? "showed "
            + before.trace()
            + "\nnow shows "
            + run.trace()
            + (stress instanceof Stress.None ? "" : " with --stress " + stress)
            + " in\n"
            + Printer.print(after)
        : null;
  }
}
