package dev.oser.models.distilled.osr;

import dev.oser.models.distilled.Expression;
import dev.oser.models.distilled.Instruction;
import dev.oser.models.distilled.Program;
import dev.oser.models.distilled.ctl.Facts;
import java.util.ArrayList;
import java.util.Optional;
import java.util.TreeSet;

/** Compensation code construction: {@code build_comp} (Algorithm 2). */
public final class Compensation {
  private Compensation() {}

  /**
   * {@return χ for a transition from l in π to l′ in π′, or empty: undef}
   *
   * @param source π
   * @param at l
   * @param target π′
   * @param landing l′
   */
  public static Optional<Program> build(
      Facts source, int at, Facts target, int landing, Strength strength) {
    return build(source, at, target, landing, strength, Reconstruction.Naming.FRESH);
  }

  /** {@return the same with Algorithm 3 as printed: right for single-assignment programs only} */
  public static Optional<Program> buildAsPrinted(
      Facts source, int at, Facts target, int landing, Strength strength) {
    return build(source, at, target, landing, strength, Reconstruction.Naming.AS_PRINTED);
  }

  private static Optional<Program> build(
      Facts source,
      int at,
      Facts target,
      int landing,
      Strength strength,
      Reconstruction.Naming naming) {
    var reconstruction = new Reconstruction(source, at, target, landing, strength, naming);
    var moves = new ArrayList<Instruction>();
    for (var variable : target.live(landing)) { // line 3
      if (source.live(at).contains(variable)) {
        continue;
      }
      var holder = reconstruction.reconstruct(variable, landing); // line 4
      if (holder.isEmpty()) {
        return Optional.empty(); // line 5
      }
      if (!holder.get().equals(variable)) {
        moves.add(new Instruction.Assign(variable, new Expression.Variable(holder.get())));
      }
    }
    var inputs = new TreeSet<>(source.live(at));
    inputs.addAll(reconstruction.kept());
    var instructions = new ArrayList<Instruction>();
    instructions.add(new Instruction.In(new ArrayList<>(inputs))); // line 1
    instructions.addAll(reconstruction.code());
    instructions.addAll(moves);
    instructions.add(new Instruction.Out(new ArrayList<>(target.live(landing)))); // line 6
    return Optional.of(new Program(instructions));
  }
}
