package dev.oser.kit.osr.map;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Edge;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.opt.ConditionalConstants;
import dev.oser.kit.osr.correspondence.Correspondence;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * An object of the target that the source does without. The map may make it, as long as nobody has
 * seen another in its place and it is still what it was when it was new: whoever could hold a
 * reference to it neither writes nor shows anything, in any code that can run.
 */
final class LostObject {
  private final ConditionalConstants constants;
  private final Set<Definition> references = new HashSet<>();
  private final Deque<Definition> open = new ArrayDeque<>();

  private LostObject(Instruction allocation) {
    constants = ConditionalConstants.of(allocation.block().function());
    add(allocation);
  }

  /** {@return whether a map may execute an allocation of the target} */
  static boolean canBeMade(Correspondence versions, Instruction allocation) {
    return versions.counterpart(allocation) == null
        && versions.equalTo(allocation).isEmpty()
        && new LostObject(allocation).isUnseen();
  }

  private void add(Definition reference) {
    if (references.add(reference)) {
      open.addLast(reference);
    }
  }

  private boolean isUnseen() {
    while (!open.isEmpty()) {
      var reference = open.removeLast();
      for (var user : reference.users()) {
        if (constants.mayRun(user.block()) && !followsUse(user, reference)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Finds what may be, contain or come out of the object after a use; false if the use can be
   * noticed. Leaving the function is still to come.
   */
  private boolean followsUse(Instruction user, Definition reference) {
    if (user.isTerminator()) {
      user.edges().forEach(edge -> followPassed(edge, reference));
      return true;
    }
    var effects = user.op().effects();
    if (effects.writes() != Memory.NONE || effects.observable()) {
      return false;
    }
    if (user.hasResult() && user.type().isReference()) {
      add(user);
    }
    return true;
  }

  private void followPassed(Edge edge, Definition reference) {
    for (int i = 0; i < edge.arguments().size(); i++) {
      if (edge.arguments().get(i) == reference) {
        add(edge.target().parameters().get(i));
      }
    }
  }
}
