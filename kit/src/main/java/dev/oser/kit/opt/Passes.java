package dev.oser.kit.opt;

import java.util.List;
import java.util.stream.Collectors;

/** All passes, sorted by name. */
public final class Passes {
  private static final List<Pass> ALL =
      List.of(
          new AggressiveDeadCode(),
          new AllocationSinking(),
          new AssumptionComposition(),
          new AssumptionHoisting(),
          new AssumptionLearning(),
          new CheckpointSharing(),
          new CodeSinking(),
          new CommonSubexpressions(),
          new ConstantPropagation(),
          new DeadCode(),
          new Inlining(),
          new Lcssa(),
          new LoopInvariantCodeMotion(),
          new LoopPeeling(),
          new LoopSimplify(),
          new LoopUnswitching(),
          new LowerSpeculation(),
          new Sccp(),
          new SimplifyCfg(),
          new SplitCriticalEdges());

  private Passes() {}

  public static List<Pass> all() {
    return ALL;
  }

  /**
   * {@return the pass of this name}
   *
   * @throws IllegalArgumentException naming the passes there are, if it is none of them
   */
  public static Pass named(String name) {
    return ALL.stream()
        .filter(pass -> pass.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no pass " + name + "; there are: " + names()));
  }

  private static String names() {
    return ALL.stream().map(Pass::name).collect(Collectors.joining(", "));
  }
}
