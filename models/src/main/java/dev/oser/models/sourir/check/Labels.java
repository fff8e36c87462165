package dev.oser.models.sourir.check;

import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Version;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Where the labels of a version are. The three kinds are told apart by their sign, so a name may be
 * used once for each: {@code l}, {@code $l} and {@code >l}. Labels of assumes, of calls and those
 * that stand alone are all of the kind deoptimisation goes to.
 */
public final class Labels {
  private final Map<String, Integer> merges = new HashMap<>();
  private final Map<String, Integer> branches = new HashMap<>();
  private final Map<String, Integer> bailouts = new HashMap<>();

  private Labels() {}

  /** {@return the labels of a version; of duplicates, the first} */
  public static Labels of(Version version) {
    var labels = new Labels();
    for (int i = 0; i < version.lines().size(); i++) {
      switch (version.lines().get(i).instruction()) {
        case Instruction.MergeLabel(var name) -> labels.merges.putIfAbsent(name, i);
        case Instruction.BranchLabel(var name) -> labels.branches.putIfAbsent(name, i);
        case Instruction.BailoutLabel(var name) -> labels.bailouts.putIfAbsent(name, i);
        case Instruction.Assume assume -> labels.bailouts.putIfAbsent(assume.label(), i);
        case Instruction.Call call when call.label() != null ->
            labels.bailouts.putIfAbsent(call.label(), i);
        default -> {}
      }
    }
    return labels;
  }

  /** {@return the index of the line with {@code name:}} */
  public OptionalInt merge(String name) {
    return find(merges, name);
  }

  /** {@return the index of the line with {@code $name:}} */
  public OptionalInt branch(String name) {
    return find(branches, name);
  }

  /** {@return the index of the line a deoptimisation to this label is about} */
  public OptionalInt bailout(String name) {
    return find(bailouts, name);
  }

  /** {@return whether a name is taken by a label of any kind} */
  public boolean isTaken(String name) {
    return merges.containsKey(name) || branches.containsKey(name) || bailouts.containsKey(name);
  }

  private static OptionalInt find(Map<String, Integer> labels, String name) {
    var index = labels.get(name);
    return index == null ? OptionalInt.empty() : OptionalInt.of(index);
  }

  /**
   * {@return the index of the line that runs first after a deoptimisation to the line at an index}
   *
   * <p>At an assume its guards run; a label or a call is left behind.
   */
  public static int landing(Version version, int index) {
    return version.lines().get(index).instruction() instanceof Instruction.Assume
        ? index
        : index + 1;
  }
}
