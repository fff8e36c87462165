package dev.oser.agent.rewrite;

import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The starts of the loops of a method in which others are called. */
final class LoopHeads {
  private LoopHeads() {}

  /** {@return the labels that are jumped back to over a call} */
  static Set<Label> find(List<CodeElement> elements) {
    var positions = new HashMap<Label, Integer>();
    var callsBefore = new int[elements.size() + 1];
    var heads = new HashSet<Label>();
    for (int i = 0; i < elements.size(); i++) {
      var element = elements.get(i);
      if (element instanceof Label label) {
        positions.put(label, i);
      }
      callsBefore[i + 1] = callsBefore[i] + (Callees.mayStart(element) ? 1 : 0);
      for (var target : ControlFlow.targets(element)) {
        var position = positions.get(target);
        if (position != null && callsBefore[i] > callsBefore[position]) {
          heads.add(target);
        }
      }
    }
    return heads;
  }
}
