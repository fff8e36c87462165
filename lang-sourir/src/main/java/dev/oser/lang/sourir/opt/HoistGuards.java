package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Line;
import java.util.List;

/**
 * {@code hoist_guards}: checks predicates at the earliest assume (Section 4.5, Lemma 6.6), the
 * first one that every way passes since its variables got their values.
 */
final class HoistGuards extends LinePass {
  @Override
  public String name() {
    return "hoist_guards";
  }

  @Override
  public String description() {
    return "moves predicates to an earlier assume, out of loops where they do not change (4.5)";
  }

  @Override
  List<Line> change(Draft draft, Function function) {
    var guards = new GuardPlaces(function);
    for (int from : guards.assumes()) {
      for (var guard : guards.at(from)) {
        // A predicate that became false is where it should be: in the code that never runs on.
        if (!(guard instanceof Expression.Literal) && Totality.isTruth(guard)) {
          earlier(draft, function, guards, guard, from);
        }
      }
    }
    return guards.lines();
  }

  private static void earlier(
      Draft draft, Function function, GuardPlaces guards, Expression guard, int from) {
    var search = guards.search(guard, from);
    for (int to : guards.assumes()) {
      if (to == from) {
        return;
      }
      // More predicates are correct only where deoptimising always is.
      if (search.serves(to)
          && draft.isTransparent(function, function.active(), guards.assume(to))) {
        guards.move(guard, from, to);
        return;
      }
    }
  }
}
