package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.transform.Guards;
import dev.oser.models.sourir.transform.PredicateHoisting;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** {@code hoist_guards}: checks predicates at the earliest assume (Section 4.5, Lemma 6.6). */
final class HoistGuards implements Pass {
  @Override
  public String name() {
    return "hoist_guards";
  }

  @Override
  public String description() {
    return "moves predicates to an earlier assume, out of loops where they do not change (4.5)";
  }

  @Override
  public Draft apply(Draft draft) {
    var result = draft;
    for (var function : draft.optimizable()) {
      for (var assume : Guards.assumes(function.active())) {
        for (var guard : assume.guards()) {
          // A predicate that became false is where it should be: in the code that never runs on.
          if (guard instanceof Expression.Literal) {
            continue;
          }
          result = hoisted(result, function.name(), assume.label(), guard);
        }
      }
    }
    return result;
  }

  private static Draft hoisted(Draft draft, String name, String from, Expression guard) {
    var function = draft.function(name);
    for (var to : Guards.assumes(function.active())) {
      if (to.label().equals(from)) {
        return draft;
      }
      var moved = move(draft, function, guard, from, to);
      if (moved.isPresent()) {
        return moved.get();
      }
    }
    return draft;
  }

  /** More predicates are correct only where deoptimising always is. */
  private static Optional<Draft> move(
      Draft draft, Function function, Expression guard, String from, Instruction.Assume to) {
    if (!draft.isTransparent(function, function.active(), to)) {
      return Optional.empty();
    }
    var version = function.active().name();
    return PredicateHoisting.hoist(
            draft.program(), function.name(), version, guard, from, to.label())
        .map(
            program ->
                draft.with(
                    Guards.changing(
                        program,
                        function.name(),
                        version,
                        to.label(),
                        assume ->
                            assume.withGuards(List.copyOf(new LinkedHashSet<>(assume.guards()))))));
  }
}
