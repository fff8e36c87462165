package dev.oser.kit.osr.map;

import dev.oser.kit.analysis.Liveness;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.osr.correspondence.Correspondence;
import dev.oser.kit.osr.correspondence.Landing;
import dev.oser.kit.osr.correspondence.Needs;
import dev.oser.kit.osr.correspondence.Way;
import dev.oser.kit.osr.map.Infeasible.Reason;
import dev.oser.kit.osr.map.Reconstruction.Result;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.SequencedSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Asks for state maps between the points of two versions. */
public final class StateMaps {
  /** More are not worth the time. */
  private static final int MOST_LANDINGS = 16;

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

  /** Tries the landings one after the other: what one needs and cannot get, the next may not. */
  private static Result find(
      Correspondence versions, Instruction point, Strength strength, Set<Definition> alsoNeeded) {
    var way = Way.of(versions, point);
    if (!way.goesOn()) {
      return new Result(null, new Infeasible(Reason.NEVER_RUNS, null));
    }
    Result first = null;
    for (int i = 0; i < MOST_LANDINGS; i++) {
      var landing = way.landing();
      if (landing == null) {
        break;
      }
      var result = new Search(versions, point, landing, alsoNeeded).run(strength);
      if (result.map() != null) {
        return result;
      }
      first = first == null ? result : first;
    }
    return first == null ? new Result(null, new Infeasible(Reason.NO_LANDING, null)) : first;
  }

  /**
   * {@return the map from a point to one landing}
   *
   * @param except a value of the target that the map need not make
   */
  public static @Nullable StateMap to(
      Correspondence versions,
      Instruction point,
      Landing landing,
      Strength strength,
      Set<Definition> alsoNeeded,
      @Nullable Definition except) {
    var search = new Search(versions, point, landing, alsoNeeded);
    if (except != null) {
      search.wanted.remove(except);
    }
    return search.run(strength).map();
  }

  /** The search for a map to one landing. */
  private static final class Search {
    private final Correspondence versions;
    private final Instruction point;
    private final Landing landing;
    private final SequencedSet<Definition> wanted;
    private final Set<Definition> unimportant = new HashSet<>();

    Search(
        Correspondence versions, Instruction point, Landing landing, Set<Definition> alsoNeeded) {
      this.versions = versions;
      this.point = point;
      this.landing = landing;
      var live = Liveness.of(versions.target()).liveBefore(landing.at());
      wanted = new LinkedHashSet<>(live);
      wanted.addAll(alsoNeeded);
      for (var definition : live) {
        if (!isImportant(definition) && !alsoNeeded.contains(definition)) {
          unimportant.add(definition);
        }
      }
    }

    /** Arguments are, because maps may read them at any time. */
    private boolean isImportant(Definition definition) {
      return definition.block() == versions.target().entry() && definition instanceof Parameter
          || Needs.of(versions.target()).isNeededBefore(landing.at(), definition);
    }

    Result run(Strength strength) {
      var result = run(strength, Set.of());
      var map = result.map();
      return map == null || map.keep().isEmpty() ? result : new Result(withLeastKept(map), null);
    }

    private Result run(Strength strength, Set<Definition> kept) {
      return new Reconstruction(versions, point, landing, strength, kept)
          .run(wanted, strength == Strength.LIVE ? Set.of() : unimportant);
    }

    /**
     * Drops kept values one by one as long as the others suffice: the backtracking of Distilled
     * §4.6.
     */
    private StateMap withLeastKept(StateMap first) {
      var best = first;
      for (var candidate : first.keep()) {
        var fewer = new LinkedHashSet<>(best.keep());
        fewer.remove(candidate);
        // Strength ALIAS keeps nothing by itself, so what it finds uses only what is left.
        var map = run(Strength.ALIAS, fewer).map();
        if (map != null) {
          best = map;
        }
      }
      return best;
    }
  }
}
