package dev.oser.models.distilled.osr;

import dev.oser.models.distilled.Semantics;
import dev.oser.models.distilled.Store;
import dev.oser.models.distilled.ctl.Facts;
import java.util.HashSet;
import org.jspecify.annotations.Nullable;

/**
 * Checks live-variable bisimilarity (Definition 14) on the traces from one store. Transitions are
 * deterministic, so walking the two traces in lockstep decides Definition 12 (Lemma B.1).
 */
public final class Bisimulation {
  private Bisimulation() {}

  /** {@return where the traces from a store part, or null if they do not within the fuel} */
  public static @Nullable String violation(Facts first, Facts second, Store store, int fuel) {
    var left = Semantics.trace(first.program(), store, fuel);
    var right = Semantics.trace(second.program(), store, fuel);
    int common = Math.min(left.states().size(), right.states().size());
    for (int i = 0; i < common; i++) {
      var here = left.states().get(i);
      var there = right.states().get(i);
      if (here.point() != there.point()) {
        return "from " + store + ", state " + i + ": at " + here + " and at " + there;
      }
      var both = new HashSet<>(first.live(here.point()));
      both.retainAll(second.live(here.point()));
      if (!here.store().restrictedTo(both).equals(there.store().restrictedTo(both))) {
        return "from "
            + store
            + ", state "
            + i
            + ": "
            + here
            + " and "
            + there
            + " differ in a "
            + "variable of "
            + both;
      }
    }
    if (left.states().size() != right.states().size() || left.end() != right.end()) {
      return "from "
          + store
          + ": one trace has "
          + left.states().size()
          + " states and is "
          + left.end()
          + ", the other has "
          + right.states().size()
          + " and is "
          + right.end();
    }
    return null;
  }
}
