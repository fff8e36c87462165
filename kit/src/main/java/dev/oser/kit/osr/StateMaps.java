package dev.oser.kit.osr;

import dev.oser.kit.analysis.Liveness;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.osr.Infeasible.Reason;
import dev.oser.kit.osr.Reconstruction.Result;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Asks for state maps between the points of two versions. */
public final class StateMaps {
  private StateMaps() {}

  /** {@return the map from a point of the source, or null if there is none of this strength} */
  public static @Nullable StateMap at(
      Correspondence versions, Instruction point, Strength strength) {
    return find(versions, point, strength, Set.of()).map();
  }

  /** {@return why there is no map from a point, or null if there is one} */
  public static @Nullable Infeasible obstacle(
      Correspondence versions, Instruction point, Strength strength) {
    return find(versions, point, strength, Set.of()).obstacle();
  }

  /**
   * {@return the map from a point that also makes values of the target that are dead at the
   * landing}
   */
  public static @Nullable StateMap at(
      Correspondence versions, Instruction point, Strength strength, Set<Definition> alsoNeeded) {
    return find(versions, point, strength, alsoNeeded).map();
  }

  private static Result find(
      Correspondence versions, Instruction point, Strength strength, Set<Definition> alsoNeeded) {
    var landing = versions.landing(point);
    if (landing == null) {
      return new Result(null, new Infeasible(Reason.NO_LANDING, null));
    }
    var needed = new LinkedHashSet<>(Liveness.of(versions.target()).liveBefore(landing.at()));
    needed.addAll(alsoNeeded);
    var result = new Reconstruction(versions, point, landing, strength, Set.of()).run(needed);
    var map = result.map();
    return map == null || map.keep().isEmpty()
        ? result
        : new Result(withLeastKept(versions, point, landing, needed, map), null);
  }

  /** Drops kept values one by one as long as the others suffice: the backtracking of 000 §4.6. */
  private static StateMap withLeastKept(
      Correspondence versions,
      Instruction point,
      Landing landing,
      Set<Definition> needed,
      StateMap first) {
    var best = first;
    for (var candidate : first.keep()) {
      var fewer = new LinkedHashSet<>(best.keep());
      fewer.remove(candidate);
      // Strength ALIAS keeps nothing by itself, so what it finds uses only what is left.
      var map =
          new Reconstruction(versions, point, landing, Strength.ALIAS, fewer).run(needed).map();
      if (map != null) {
        best = map;
      }
    }
    return best;
  }
}
