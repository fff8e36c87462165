package dev.oser.lang.r.jit;

import dev.oser.kit.ir.Function;
import dev.oser.kit.opt.AggressiveDeadCode;
import dev.oser.kit.opt.AssumptionHoisting;
import dev.oser.kit.opt.AssumptionLearning;
import dev.oser.kit.opt.CheckpointSharing;
import dev.oser.kit.opt.CodeSinking;
import dev.oser.kit.opt.CommonSubexpressions;
import dev.oser.kit.opt.LoopInvariantCodeMotion;
import dev.oser.kit.opt.LoopSimplify;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Phase;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.opt.Sccp;
import dev.oser.kit.opt.SimplifyCfg;
import java.util.List;

/** What is done to translated code. */
final class Optimization {
  /** Code larger than this only gets the passes whose time does not grow faster than the code. */
  private static final int LARGE = 6_000;

  private static final Pipeline LITTLE =
      new Pipeline(
          List.of(Phase.of("constants", new SimplifyCfg(), new Sccp(), new SimplifyCfg())));

  /**
   * The phases for code of usual size. What each establishes:
   *
   * <ol>
   *   <li><em>constants</em>: what is known is a constant, blocks have only the parameters they
   *       need, equal checks are one value.
   *   <li><em>assumptions</em>: what does not change in a loop is computed and assumed before it,
   *       and assumptions fall back as early as they may. From here on simplify-cfg would remove
   *       preheaders.
   *   <li><em>lessons</em>: what was assumed is known behind, which decides branches and moves more
   *       out of loops. After this no assumption may be added: nobody would learn from it.
   *   <li><em>what is needed</em>: nothing runs that nobody can observe, and loops lose their form.
   *   <li><em>room for results</em>: vectors that nobody uses again become results. After this no
   *       use may be added.
   * </ol>
   */
  private static final Pipeline FULL =
      new Pipeline(
          List.of(
              Phase.of(
                  "constants",
                  new SimplifyCfg(),
                  new Sccp(),
                  new CommonSubexpressions(),
                  new SimplifyCfg()),
              Phase.of(
                  "assumptions",
                  new LoopSimplify(),
                  new LoopInvariantCodeMotion(),
                  new AssumptionHoisting(),
                  new CheckpointSharing()),
              Phase.of(
                  "lessons",
                  new AssumptionLearning(),
                  new Sccp(),
                  new CommonSubexpressions(),
                  new LoopInvariantCodeMotion(),
                  new AssumptionHoisting(),
                  new CheckpointSharing(),
                  new AssumptionLearning(),
                  new CheckpointSharing()),
              Phase.of(
                  "what is needed",
                  new SimplifyCfg(),
                  new CodeSinking(),
                  new AggressiveDeadCode(),
                  new SimplifyCfg()),
              Phase.of("room for results", new OperandReuse())));

  private Optimization() {}

  static void run(Function function) {
    (function.size() > LARGE ? LITTLE : FULL).run(function, PassContext.NONE);
  }
}
