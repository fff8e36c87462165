package dev.oser.models.distilled.laws;

import dev.oser.models.Planted;
import dev.oser.models.Property;
import dev.oser.models.Shrinker;
import dev.oser.models.distilled.Instruction;
import dev.oser.models.distilled.Program;
import dev.oser.models.distilled.Semantics;
import dev.oser.models.distilled.osr.Composition;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

/** Running a composition is running one after the other. */
final class CompositionProperties {
  private static final int FUEL = 300;

  private CompositionProperties() {}

  static Property<CompositionCase> compositionRunsBoth() {
    return new Property<>(
        "Lemma B.5",
        "[[π ∘ π′]](σ) = [[π′]]([[π]](σ))",
        CompositionCase::generate,
        subject -> violation(subject, Composition::compose),
        Shrinker.none(),
        List.of(
            new Planted<>(
                "targets not relocated",
                subject -> violation(subject, CompositionProperties::notRelocated)),
            new Planted<>(
                "the programs in the wrong order",
                subject -> violation(subject, (first, second) -> notRelocated(second, first)))));
  }

  private static @Nullable String violation(
      CompositionCase subject, BinaryOperator<Program> compose) {
    var composed = compose.apply(subject.first(), subject.second());
    // One after the other takes two steps more: the out and the in that composition drops.
    var inTurn =
        Semantics.run(subject.first(), subject.store(), FUEL)
            .flatMap(middle -> Semantics.run(subject.second(), middle, FUEL));
    var together = Semantics.run(composed, subject.store(), 2 * FUEL);
    // Only one of the two may have run out of fuel; then nothing is known.
    if (inTurn.isEmpty() && together.isPresent()) {
      return null;
    }
    return inTurn.equals(together)
        ? null
        : "in turn they give " + inTurn + ", composed " + together + "\n" + composed;
  }

  private static Program notRelocated(Program first, Program second) {
    var instructions = new ArrayList<Instruction>();
    instructions.addAll(first.instructions().subList(0, first.size() - 1));
    instructions.addAll(second.instructions().subList(1, second.size()));
    return new Program(instructions);
  }
}
