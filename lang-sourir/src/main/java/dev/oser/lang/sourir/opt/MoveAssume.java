package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.transform.Guards;
import dev.oser.models.sourir.transform.UnrestrictedDeoptimization;
import java.util.Optional;

/**
 * {@code move_assume}: unrestricted deoptimisation (Section 4.4, Lemma 6.5): moves assumes down,
 * towards what relies on them, while they still fall back to where they were.
 */
final class MoveAssume implements Pass {
  @Override
  public String name() {
    return "move_assume";
  }

  @Override
  public String description() {
    return "moves assumes down past what can be thrown away when deoptimising (4.4)";
  }

  @Override
  public Draft apply(Draft draft) {
    var result = draft;
    for (var function : draft.optimizable()) {
      // The last one first: an assume does not pass another.
      for (var assume : Guards.assumes(function.active()).reversed()) {
        Optional<Program> moved = Optional.of(result.program());
        while (moved.isPresent()) {
          result = result.with(moved.get());
          moved =
              UnrestrictedDeoptimization.move(
                  result.program(), function.name(), function.active().name(), assume.label());
        }
      }
    }
    return result;
  }
}
