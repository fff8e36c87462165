package dev.oser.lang.r.processor;

import java.lang.classfile.CodeElement;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The loops of a method that ask whether to go on: by the jumps back to their heads. */
final class Loops {
  private final Set<Integer> ends;

  private Loops(Set<Integer> ends) {
    this.ends = ends;
  }

  /** A jump back, in a list of code. */
  private record Jump(int head, int end) {
    boolean contains(Jump other) {
      return head < other.head && other.end <= end;
    }
  }

  static Loops of(List<CodeElement> code, Lasting lasting) {
    var jumps = jumps(code);
    var ends = new HashSet<Integer>();
    for (var jump : jumps) {
      if (jumps.stream().anyMatch(jump::contains)
          || calls(code.subList(jump.head, jump.end), lasting::isLasting)) {
        ends.add(jump.end);
      }
    }
    return new Loops(ends);
  }

  /** {@return whether a place in the code has the jump back of a loop that asks} */
  boolean isEnd(int place) {
    return ends.contains(place);
  }

  /** {@return whether no loop asks} */
  boolean isEmpty() {
    return ends.isEmpty();
  }

  static boolean hasLoop(MethodModel method) {
    return !jumps(code(method)).isEmpty();
  }

  static boolean calls(List<CodeElement> code, Predicate<InvokeInstruction> wanted) {
    return code.stream()
        .anyMatch(element -> element instanceof InvokeInstruction call && wanted.test(call));
  }

  static List<CodeElement> code(MethodModel method) {
    return method.code().map(code -> code.elementList()).orElse(List.of());
  }

  private static List<Jump> jumps(List<CodeElement> code) {
    var places = new HashMap<Label, Integer>();
    var jumps = new ArrayList<Jump>();
    for (int i = 0; i < code.size(); i++) {
      switch (code.get(i)) {
        case LabelTarget target -> places.put(target.label(), i);
        case BranchInstruction branch when places.containsKey(branch.target()) ->
            jumps.add(new Jump(places.get(branch.target()), i));
        default -> {}
      }
    }
    return jumps;
  }
}
