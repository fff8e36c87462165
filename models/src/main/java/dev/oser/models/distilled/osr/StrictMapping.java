package dev.oser.models.distilled.osr;

import dev.oser.models.distilled.Semantics;
import dev.oser.models.distilled.Store;
import dev.oser.models.distilled.Trace;
import dev.oser.models.distilled.ctl.Facts;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Checks that a mapping is a strict OSR mapping (Definition 11 with σ′ = σ) on the traces from one
 * store: wherever a transition can be fired, the compensated store is one the target has, at the
 * landing, when it starts from the same store.
 */
public final class StrictMapping {
  private StrictMapping() {}

  /** {@return a transition that goes wrong, or null if none does within the fuel} */
  public static @Nullable String violation(
      OsrMapping mapping, Facts source, Facts target, Store store, int fuel) {
    var from = Semantics.trace(source.program(), store, fuel);
    var to = Semantics.trace(target.program(), store, fuel);
    for (var state : from.states()) {
      var landing = mapping.at(state.point());
      if (landing == null) {
        continue;
      }
      var compensation = landing.compensation();
      // What the compensation code may see: the live variables, and the keep set it declares.
      var visible = new TreeSet<>(source.live(state.point()));
      visible.addAll(compensation.inputs());
      var result = Semantics.run(compensation, state.store().restrictedTo(visible), fuel);
      var live = target.live(landing.point());
      var found =
          result.isPresent()
              && to.states().stream()
                  .filter(each -> each.point() == landing.point())
                  .anyMatch(each -> each.store().restrictedTo(live).equals(result.get()));
      // A trace that was cut may have reached the state later than we looked.
      if (!found && to.end() != Trace.End.CUT) {
        return "from "
            + store
            + ", at "
            + state
            + ": the compensation code gives "
            + result.map(Store::toString).orElse("nothing")
            + ", which the target never has at "
            + landing.point()
            + "\n"
            + compensation;
      }
    }
    return null;
  }
}
