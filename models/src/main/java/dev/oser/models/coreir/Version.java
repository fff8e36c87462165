package dev.oser.models.coreir;

import java.util.Collections;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** A control flow graph of instructions. */
public record Version(int entry, SortedMap<Integer, Instruction> code) {
  public Version {
    code = Collections.unmodifiableSortedMap(new TreeMap<>(code));
    for (var instruction : code.values()) {
      for (int successor : instruction.successors()) {
        if (!code.containsKey(successor)) {
          throw new IllegalArgumentException("'" + instruction + "' leads nowhere");
        }
      }
    }
    if (!code.containsKey(entry)) {
      throw new IllegalArgumentException("there is no entry " + entry);
    }
  }

  public Instruction at(int label) {
    return Objects.requireNonNull(code.get(label), () -> "no label " + label);
  }

  /** {@return this version with another instruction at a label} */
  public Version with(int label, Instruction instruction) {
    var changed = new TreeMap<>(code);
    changed.put(label, instruction);
    return new Version(entry, changed);
  }

  /** {@return this version with each instruction changed} */
  public Version mapping(UnaryOperator<Instruction> change) {
    var changed = new TreeMap<Integer, Instruction>();
    code.forEach((label, instruction) -> changed.put(label, change.apply(instruction)));
    return new Version(entry, changed);
  }

  /** {@return a label that is not in use, and neither is any after it} */
  public int freeLabel() {
    return code.lastKey() + 1;
  }

  /**
   * {@return this version with an instruction in front of the one at a label, which moves to a new
   * label: whoever jumps here meets the new one first}
   */
  public Version before(int label, Leading made) {
    int moved = freeLabel();
    return with(moved, at(label)).with(label, made.to(moved));
  }

  /** Makes an instruction whose successor is given. */
  @FunctionalInterface
  public interface Leading {
    Instruction to(int next);
  }

  @Override
  public String toString() {
    return code.entrySet().stream()
        .map(each -> "  " + each.getKey() + ": " + each.getValue() + "\n")
        .collect(Collectors.joining("", "  from " + entry + "\n", ""));
  }
}
