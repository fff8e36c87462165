package dev.oser.models.distilled.osr;

import dev.oser.models.distilled.Program;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * An OSR mapping (Definition 11): a partial function from the points of one program to landings in
 * another.
 */
public record OsrMapping(SortedMap<Integer, Landing> landings) {
  public OsrMapping {
    landings = Collections.unmodifiableSortedMap(new TreeMap<>(landings));
  }

  /** {@return µ(l), or null where no transition can be fired} */
  public @Nullable Landing at(int point) {
    return landings.get(point);
  }

  /**
   * {@return this mapping, then another (Theorem 3.4)} It is defined where the first lands on a
   * point of the second and the two compensation codes are composable (Definition 16).
   */
  public OsrMapping then(OsrMapping second) {
    var composed = new TreeMap<Integer, Landing>();
    landings.forEach(
        (point, first) -> {
          var next = second.at(first.point());
          if (next != null && Composition.composable(first.compensation(), next.compensation())) {
            composed.put(
                point,
                new Landing(
                    next.point(), Composition.compose(first.compensation(), next.compensation())));
          }
        });
    return new OsrMapping(composed);
  }

  /** {@return this mapping with changed compensation code: how mistakes are planted} */
  public OsrMapping withCompensations(UnaryOperator<Program> change) {
    var changed = new TreeMap<Integer, Landing>();
    landings.forEach(
        (point, landing) ->
            changed.put(point, new Landing(landing.point(), change.apply(landing.compensation()))));
    return new OsrMapping(changed);
  }
}
