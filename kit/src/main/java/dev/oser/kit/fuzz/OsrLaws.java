package dev.oser.kit.fuzz;

import dev.oser.kit.ir.Module;
import dev.oser.kit.opt.Pipeline;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Everything that must hold of transitions, one law after the other: at every point to a version
 * that a pipeline makes, to one with inlined code as well, by maps that are composed, by compiled
 * continuations, in versions woven together, and wherever an oracle leads.
 */
public final class OsrLaws implements Law {
  private final TransitionsPreserve transitions;
  private final TransitionsPreserve inlined;
  private final TransitionsPreserve composed =
      new TransitionsPreserve(
          Pipeline.parse("loop-simplify,loop-invariant-code-motion,common-subexpressions"),
          Pipeline.parse("sccp,code-sinking,aggressive-dead-code,simplify-cfg"));
  private final ContinuationsPreserve continuations;
  private final WeavingPreserves weaving = new WeavingPreserves();
  private final VersionsAgree oracles = new VersionsAgree();

  public OsrLaws(Pipeline pipeline) {
    transitions = new TransitionsPreserve(pipeline);
    inlined = new TransitionsPreserve(Pipeline.parse("inlining").then(pipeline));
    continuations = new ContinuationsPreserve(pipeline);
  }

  /** {@return at how many points that programs reached maps were asked for} */
  public long points() {
    return transitions.points() + inlined.points() + composed.points();
  }

  /** {@return how many transitions were made, by maps that are known to have been used} */
  public long transitions() {
    return transitions.transitions()
        + inlined.transitions()
        + composed.transitions()
        + oracles.transitions();
  }

  /** {@return how many of the maps led to several frames} */
  public long deepMaps() {
    return inlined.deepMaps();
  }

  /** {@return how many continuations were compiled, and how many points were woven in} */
  public long compiled() {
    return continuations.continuations() + weaving.points();
  }

  @Override
  public @Nullable String violation(Module module) {
    return List.of(transitions, inlined, composed, oracles, continuations, weaving).stream()
        .map(law -> law.violation(module))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }
}
