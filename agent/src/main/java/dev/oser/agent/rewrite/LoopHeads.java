package dev.oser.agent.rewrite;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/** The starts of the loops of a method in which others are called. */
final class LoopHeads {
  private LoopHeads() {}

  /** {@return the labels that are jumped back to over a call} */
  static Set<LabelNode> find(MethodNode code) {
    var callsBefore = new HashMap<LabelNode, Integer>();
    var heads = new HashSet<LabelNode>();
    int calls = 0;
    for (var element : code.instructions) {
      if (element instanceof LabelNode label) {
        callsBefore.put(label, calls);
      }
      for (var target : Jumps.targets(element)) {
        var before = callsBefore.get(target);
        if (before != null && calls > before) {
          heads.add(target);
        }
      }
      calls += Callees.mayStart(element) ? 1 : 0;
    }
    return heads;
  }
}
