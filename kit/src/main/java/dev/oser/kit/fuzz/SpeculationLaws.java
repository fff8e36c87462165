package dev.oser.kit.fuzz;

import dev.oser.kit.ir.Module;
import dev.oser.kit.opt.Passes;
import dev.oser.kit.opt.Pipeline;
import org.jspecify.annotations.Nullable;

/** Everything that must hold of speculation: assuming anything, and taking it back one by one. */
public final class SpeculationLaws implements Law {
  private final SpeculationPreserves assuming = new SpeculationPreserves(Passes.all());
  private final UndoPreserves undoing = new UndoPreserves(Pipeline.standard());

  /** {@return how many assumptions were made} */
  public long assumptions() {
    return assuming.assumptions();
  }

  /** {@return how many versions were made because others had failed} */
  public long undone() {
    return undoing.undone();
  }

  @Override
  public @Nullable String violation(Module module) {
    var violation = assuming.violation(module);
    return violation == null ? undoing.violation(module) : violation;
  }
}
