package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.transform.FreshVersion;
import dev.oser.models.sourir.transform.Guards;
import java.util.HashSet;
import org.jspecify.annotations.Nullable;

/**
 * {@code fresh}: a new active version of every function, whose assumes fall back to the same place
 * of the version it was copied from (Section 3.3, Theorem 5.5).
 *
 * <p>The version it is copied from gets labels where an assume is useful: at its start, where
 * control merges, before branches, and after calls, where an inlined callee would come back to.
 */
final class Fresh implements Pass {
  @Override
  public String name() {
    return "fresh";
  }

  @Override
  public String description() {
    return "adds a version of each function whose assumes are chained to the one before (3.3)";
  }

  @Override
  public Draft apply(Draft draft) {
    var result = draft;
    for (var function : draft.program().functions()) {
      result = of(result, function.name());
    }
    return result;
  }

  /** {@return the draft with a fresh version of one function} */
  static Draft of(Draft draft, String name) {
    if (draft.function(name).active().lines().isEmpty()) {
      return draft;
    }
    var version = unused(draft.function(name));
    var labelled = FreshVersion.withLabels(draft.program(), name, Fresh::isUseful);
    var result = draft.with(FreshVersion.of(labelled, name, version));
    var function = result.function(name);
    var places = new HashSet<Place>();
    for (var assume : Guards.assumes(function.active())) {
      // In unreachable code a copied assume still has the target somebody wrote.
      if (assume.target().version().equals(function.versions().get(1).name())) {
        places.add(new Place(name, version, assume.label()));
      }
    }
    return result
        .with(function, function.active().lines())
        .withTransparent(places)
        .withMade(name, version);
  }

  private static boolean isUseful(@Nullable Instruction before, Instruction after) {
    return switch (before) {
      case null -> true;
      case Instruction.BailoutLabel _, Instruction.Assume _ -> false;
      case Instruction.MergeLabel _, Instruction.Call _ -> true;
      default -> after instanceof Instruction.Branch;
    };
  }

  private static String unused(Function function) {
    var name = "opt";
    for (int number = 2; function.version(name).isPresent(); number++) {
      name = "opt" + number;
    }
    return name;
  }
}
