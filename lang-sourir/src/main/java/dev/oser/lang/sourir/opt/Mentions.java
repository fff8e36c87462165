package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Instruction;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** What instructions have to do with which variables, found out once for each. */
final class Mentions {
  private record Names(Set<String> needed, Set<String> changed) {}

  private final Map<Instruction, Names> names = new IdentityHashMap<>();

  /**
   * {@return whether an instruction has nothing to do with a variable, and changes none of others}
   */
  boolean areApart(Instruction instruction, String variable, Set<String> others) {
    var found =
        names.computeIfAbsent(
            instruction, each -> new Names(Variables.needed(each), Variables.changed(each)));
    return !found.needed.contains(variable)
        && !found.changed.contains(variable)
        && Collections.disjoint(found.changed, others);
  }
}
