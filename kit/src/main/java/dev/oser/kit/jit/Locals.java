package dev.oser.kit.jit;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.analysis.Liveness;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import java.util.BitSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Gives every value that is not folded into an expression a JVM local variable. Values that are
 * never alive together share one: walking the dominator tree and taking the first free variable at
 * each definition colours an SSA function optimally, since its interference graph is chordal (Hack,
 * Grund, Goos: "Register Allocation for Programs in SSA Form", 2006). A value passed to a block
 * prefers the variable of the parameter, and a parameter that of what is passed, so most copies
 * vanish.
 */
final class Locals {
  private final Map<Block, Schedule> schedules;
  private final Liveness liveness;
  private final Map<Definition, Integer> slots = new IdentityHashMap<>();
  private final BitSet claimed = new BitSet();
  private final BitSet secondHalves = new BitSet();
  private final BitSet reserved = new BitSet();
  private int size;

  Locals(Function function, Map<Block, Schedule> schedules) {
    this.schedules = schedules;
    this.liveness = Liveness.of(function);
    int next = 0;
    for (var parameter : function.parameters()) {
      slots.put(parameter, next);
      claim(next, width(parameter));
      next += width(parameter);
    }
    if (TransitionMethods.areNeededBy(function)) {
      reserved.set(next); // the chain of transitions, behind the parameters
      claim(next, 1);
      next++;
    }
    size = next;
    Dominators.of(function).preorder().forEach(this::assign);
  }

  /** {@return the local variable that holds a value} */
  int slotOf(Definition definition) {
    return Objects.requireNonNull(slots.get(definition));
  }

  /** {@return whether the value has a variable: folded and unused ones have none} */
  boolean hasSlot(Definition definition) {
    return slots.containsKey(definition);
  }

  /** {@return how many local variables there are} */
  int size() {
    return size;
  }

  private Schedule schedule(Block block) {
    return Objects.requireNonNull(schedules.get(block));
  }

  private static int width(Value value) {
    return value.type().representation().slotSize();
  }

  private void assign(Block block) {
    var taken = (BitSet) reserved.clone();
    liveness.liveIn(block).forEach(value -> occupy(taken, value));
    var liveOut = liveness.liveOut(block);
    var lastUses = lastUses(block, new HashSet<>(liveOut));
    for (var parameter : block.parameters()) {
      if (slots.containsKey(parameter)) {
        occupy(taken, parameter);
      } else if (parameter.isUsed()) {
        place(taken, parameter, preferredBy(parameter));
      }
    }
    for (var parameter : block.parameters()) {
      if (lastUses.get(parameter) == null && !liveOut.contains(parameter)) {
        release(taken, parameter);
      }
    }
    for (var root : schedule(block).roots()) {
      for (var leaf : schedule(block).leaves(root)) {
        if (lastUses.get(leaf) == root) {
          release(taken, leaf);
        }
      }
      if (root.hasResult() && root.isUsed()) {
        place(taken, root, preferredBy(root));
      }
    }
  }

  /** {@return for each value that dies in the block, the root that uses it last} */
  private Map<Definition, Instruction> lastUses(Block block, Set<Definition> alive) {
    var last = new IdentityHashMap<Definition, Instruction>();
    var roots = schedule(block).roots();
    for (var edge : block.outgoing()) {
      for (var argument : edge.arguments()) {
        if (argument instanceof Definition definition && !alive.contains(definition)) {
          last.put(definition, block.terminator());
        }
      }
    }
    for (int i = roots.size() - 1; i >= 0; i--) {
      for (var leaf : schedule(block).leaves(roots.get(i))) {
        if (!alive.contains(leaf)) {
          last.putIfAbsent(leaf, roots.get(i));
        }
      }
    }
    return last;
  }

  private void occupy(BitSet taken, Definition definition) {
    int slot = slotOf(definition);
    taken.set(slot, slot + width(definition));
  }

  private void release(BitSet taken, Definition definition) {
    if (slots.containsKey(definition)) {
      int slot = slotOf(definition);
      taken.clear(slot, slot + width(definition));
    }
  }

  private void place(BitSet taken, Definition definition, List<Integer> preferred) {
    int width = width(definition);
    int slot = -1;
    for (int candidate : preferred) {
      if (canHold(candidate, width) && isFree(taken, candidate, width)) {
        slot = candidate;
        break;
      }
    }
    if (slot < 0) {
      slot = taken.nextClearBit(0);
      while (!canHold(slot, width) || !isFree(taken, slot, width)) {
        slot = taken.nextClearBit(slot + 1);
      }
    }
    slots.put(definition, slot);
    claim(slot, width);
    size = Math.max(size, slot + width);
    occupy(taken, definition);
  }

  /**
   * A variable holds narrow values or starts a wide one or is the second half of one, but never now
   * this and now that: the stack map generator of JDK 25 takes what a variable held in other code
   * for what it holds, and forgets its neighbour when half of a wide value is overwritten.
   */
  private boolean canHold(int slot, int width) {
    boolean isStart = !secondHalves.get(slot) && widthOf(slot) == width;
    boolean isFresh = !claimed.get(slot) && (width == 1 || !claimed.get(slot + 1));
    return claimed.get(slot) ? isStart : isFresh;
  }

  private int widthOf(int slot) {
    return secondHalves.get(slot + 1) ? 2 : 1;
  }

  private void claim(int slot, int width) {
    claimed.set(slot, slot + width);
    secondHalves.set(slot + 1, width == 2 || secondHalves.get(slot + 1));
  }

  private static boolean isFree(BitSet taken, int slot, int width) {
    return !taken.get(slot) && (width == 1 || !taken.get(slot + 1));
  }

  /** A parameter would like to be where what is passed for it is. */
  private List<Integer> preferredBy(Parameter parameter) {
    int index = parameter.index();
    return parameter.block().incoming().stream()
        .map(edge -> edge.arguments().get(index))
        .filter(
            argument -> argument instanceof Definition definition && slots.containsKey(definition))
        .map(argument -> slots.get((Definition) argument))
        .distinct()
        .toList();
  }

  /** A value that is passed on would like to be where the parameter is. */
  private List<Integer> preferredBy(Instruction value) {
    return value.users().stream()
        .flatMap(user -> user.edges().stream())
        .flatMap(
            edge ->
                edge.target().parameters().stream()
                    .filter(parameter -> edge.arguments().get(parameter.index()) == value))
        .filter(slots::containsKey)
        .map(slots::get)
        .distinct()
        .toList();
  }
}
