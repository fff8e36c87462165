package dev.oser.models.coreir.transform;

import dev.oser.models.coreir.Deoptimization;
import dev.oser.models.coreir.Function;
import dev.oser.models.coreir.Instruction;
import dev.oser.models.coreir.Target;
import dev.oser.models.coreir.Varmap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Gives a function an optimised version: a copy of the base version with anchors, "inserted first
 * in the optimization pipeline, before any changes are made to the program".
 */
public final class AnchorInsertion {
  private AnchorInsertion() {}

  /** {@return the function with a version that has an anchor at each of the labels} */
  public static Function insert(Function function, Set<Integer> labels) {
    var live = new Liveness(function.base());
    var version = function.base();
    for (int label : new TreeSet<>(labels)) {
      var varmap = Varmap.identity(live.before(label));
      var to = new Deoptimization(new Target(function.name(), label), varmap, List.of());
      version = version.before(label, next -> new Instruction.Anchor(to, next));
    }
    return function.with(version);
  }
}
