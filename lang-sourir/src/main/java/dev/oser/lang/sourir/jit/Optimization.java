package dev.oser.lang.sourir.jit;

import dev.oser.kit.ir.Function;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import java.util.List;

/** What is done to translated code. */
final class Optimization {
  /** Code larger than this only gets the passes whose time does not grow faster than the code. */
  private static final int LARGE = 4_000;

  private static final Pipeline LITTLE = Pipeline.parse("clean-up,sccp,clean-up");

  private static final Pipeline FULL = full(Pipeline.parse("share-checkpoints"));

  /** What fails goes on where it failed, so that what is known there decides what goes on. */
  private static final Pipeline PRECISE = full(new Pipeline(List.of(new UnusedCheckpoints())));

  private Optimization() {}

  private static Pipeline full(Pipeline checkpoints) {
    return Pipeline.parse("clean-up,sccp,common-subexpressions,allocation-sinking,clean-up")
        .then(new Pipeline(List.of(new WrapElimination(), new Narrowing())))
        .then(
            Pipeline.parse(
                "clean-up,common-subexpressions,loop-simplify,loop-invariant-code-motion,"
                    + "hoist-assumptions"))
        .then(checkpoints)
        .then(
            Pipeline.parse(
                "learn-from-assumptions,sccp,common-subexpressions,loop-invariant-code-motion,"
                    + "hoist-assumptions"))
        .then(checkpoints)
        .then(Pipeline.parse("learn-from-assumptions"))
        .then(checkpoints)
        .then(Pipeline.parse("clean-up,code-sinking,aggressive-dead-code,clean-up"));
  }

  static void run(Function function, boolean isPrecise) {
    var passes = function.size() > LARGE ? LITTLE : isPrecise ? PRECISE : FULL;
    passes.run(function, PassContext.NONE);
  }
}
