package dev.oser.kit.opt;

import dev.oser.kit.analysis.LoopForest;
import dev.oser.kit.analysis.Predecessors;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Memory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/**
 * Numbers what memory holds while a function is walked in preorder of its dominator tree: if one
 * place dominates another and a part of memory has the same version at both, nothing has written it
 * in between. A version is the place where it came about: a write; a block where different versions
 * meet; the header of a loop that writes. It is the idea of Novillo, "Memory SSA" (2007), with
 * numbers that are forgotten after the walk.
 *
 * <p>Why the same version means the same contents: a version that came about at a place w reaches
 * both a and b, and a dominates b. Had w run between the last a and b, some path would lead from
 * the entry to w and on to b without a, since w is reached before the first a.
 */
final class MemoryVersions {
  private final Predecessors predecessors;
  private final LoopForest forest;
  private final LoopFacts loops;
  private final Map<Block, State> atEnd = new HashMap<>();
  private State now = new State();
  private int last;

  /** The last version of all memory, and of the parts that were written since. */
  private static final class State {
    int everything;
    Map<Memory, Integer> parts = Map.of();
    boolean isShared = true;

    State copy() {
      var copy = new State();
      copy.everything = everything;
      copy.parts = parts;
      return copy;
    }

    int version(Memory memory) {
      return switch (memory) {
        case Memory.None _ -> 0;
        case Memory.Named _ -> parts.getOrDefault(memory, everything);
        case Memory.Several(var several) ->
            several.stream().mapToInt(this::version).max().orElseThrow();
        case Memory.Any _ ->
            Math.max(everything, parts.values().stream().mapToInt(v -> v).max().orElse(0));
      };
    }

    void set(Memory memory, int version) {
      switch (memory) {
        case Memory.None _ -> {}
        case Memory.Any _ -> {
          everything = version;
          parts = Map.of();
          isShared = true;
        }
        case Memory.Named _, Memory.Several _ -> {
          if (isShared) {
            parts = new HashMap<>(parts);
            isShared = false;
          }
          memory.parts().forEach(part -> parts.put(part, version));
        }
      }
    }
  }

  MemoryVersions(Function function) {
    predecessors = Predecessors.of(function);
    forest = LoopForest.of(function);
    loops = LoopFacts.of(function);
  }

  /** Goes on at the start of a block. */
  void enter(Block block) {
    now = meet(block);
    atEnd.put(block, now);
    var loop = forest.loopOf(block);
    if (loop != null && loop.header() == block) {
      var writes = loops.writes(loop);
      if (writes.isEverything()) {
        write(Memory.ANY);
      }
      writes.named().forEach(this::write);
    }
  }

  private State meet(Block block) {
    var loop = forest.loopOf(block);
    var states = new ArrayList<State>();
    for (var predecessor : predecessors.predecessorsOf(block)) {
      var state = atEnd.get(predecessor);
      if (state != null) {
        states.add(state);
      } else if (loop == null || loop.header() != block || !loop.contains(predecessor)) {
        // A cycle that is no loop: who knows what comes around it.
        return unknown();
      }
    }
    if (states.isEmpty()) {
      return new State();
    }
    var first = states.getFirst();
    if (states.stream().anyMatch(state -> state.everything != first.everything)) {
      return unknown();
    }
    var met = first.copy();
    if (states.stream().allMatch(state -> state.parts == first.parts)) {
      return met;
    }
    for (var part : partsOf(states)) {
      if (states.stream().anyMatch(state -> state.version(part) != first.version(part))) {
        met.set(part, ++last);
      }
    }
    return met;
  }

  private static HashSet<Memory> partsOf(List<State> states) {
    var parts = new HashSet<Memory>();
    states.forEach(state -> parts.addAll(state.parts.keySet()));
    return parts;
  }

  private State unknown() {
    var state = new State();
    state.everything = ++last;
    return state;
  }

  /** Something may be written here. */
  void write(Memory memory) {
    now.set(memory, ++last);
  }

  /** {@return the version that a part of memory has here} */
  int version(Memory memory) {
    return now.version(memory);
  }
}
