package dev.oser.models.coreir.transform;

import dev.oser.models.coreir.Version;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;

/** Questions about the paths of a version. */
final class Paths {
  private final Version version;
  private final Map<Integer, Set<Integer>> predecessors = new HashMap<>();

  Paths(Version version) {
    this.version = version;
    version
        .code()
        .forEach(
            (label, instruction) -> {
              for (int successor : instruction.successors()) {
                predecessors.computeIfAbsent(successor, _ -> new HashSet<>()).add(label);
              }
            });
  }

  /** {@return whether every path from the entry to the second label meets the first before} */
  boolean dominates(int first, int second) {
    return !reachable(version.entry(), first, this::successors).contains(second);
  }

  /** {@return whether the label can be reached at all} */
  boolean reached(int label) {
    return reachable(version.entry(), Integer.MIN_VALUE, this::successors).contains(label);
  }

  /**
   * {@return the labels strictly between the two, on paths that do not come back to the first; the
   * second is among them if a path meets it twice}
   */
  Set<Integer> between(int first, int second) {
    var region = new HashSet<Integer>();
    for (int next : version.at(first).successors()) {
      region.addAll(reachable(next, first, this::successors));
    }
    var leading = new HashSet<Integer>();
    for (int previous : predecessors.getOrDefault(second, Set.of())) {
      leading.addAll(reachable(previous, first, this::predecessorsOf));
    }
    region.retainAll(leading);
    return region;
  }

  private List<Integer> successors(int label) {
    return version.at(label).successors();
  }

  private List<Integer> predecessorsOf(int label) {
    return List.copyOf(predecessors.getOrDefault(label, Set.of()));
  }

  /** What can be reached from a label, itself included, without touching another. */
  private static Set<Integer> reachable(int from, int avoiding, IntFunction<List<Integer>> next) {
    var seen = new HashSet<Integer>();
    var open = new ArrayDeque<Integer>();
    open.add(from);
    while (!open.isEmpty()) {
      int label = open.remove();
      if (label != avoiding && seen.add(label)) {
        open.addAll(next.apply(label));
      }
    }
    return seen;
  }
}
