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

  private static final Pipeline FULL =
      Pipeline.parse("clean-up,sccp,common-subexpressions,clean-up")
          .then(new Pipeline(List.of(new WrapElimination(), new Narrowing())))
          .then(
              Pipeline.parse(
                  "clean-up,common-subexpressions,loop-simplify,loop-invariant-code-motion,"
                      + "hoist-assumptions,share-checkpoints,learn-from-assumptions,sccp,"
                      + "common-subexpressions,loop-invariant-code-motion,hoist-assumptions,"
                      + "share-checkpoints,learn-from-assumptions,share-checkpoints,clean-up,"
                      + "code-sinking,aggressive-dead-code,clean-up"));

  private Optimization() {}

  static void run(Function function) {
    var passes = function.size() > LARGE ? LITTLE : FULL;
    passes.run(function, PassContext.NONE);
  }
}
