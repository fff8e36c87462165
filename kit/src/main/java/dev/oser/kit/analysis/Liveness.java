package dev.oser.kit.analysis;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which values may still be used, at the borders of blocks and at every instruction. The exact
 * meaning, where block parameters are phis:
 *
 * <ul>
 *   <li>A parameter is defined at the start of its block; it is never in {@link #liveIn} of it.
 *   <li>What an edge passes is used by the terminator, so it is live before the terminator, but
 *       after it only if the successor needs that very value and not just its own parameter.
 *   <li>{@link #liveOut} of a block is the union of {@link #liveIn} over its successors.
 *   <li>Variable records are not uses.
 * </ul>
 *
 * <p>In SSA form no fixed point is needed: each definition is followed from its uses backwards to
 * where it is made, as in Brandner et al., "Computing Liveness Sets for SSA-Form Programs" (2011),
 * §4.2. The cost is the size of the result, not blocks times definitions as with one bit vector per
 * block. Definitions are numbered in layout order, which is also the order of every set returned.
 * The code must be valid SSA; unreachable blocks are treated like others.
 */
public final class Liveness {
  public static final Analysis<Liveness> ANALYSIS = Liveness::new;

  private final FlowGraph flow;
  private final IntGraph predecessors;
  private final List<Definition> definitions = new ArrayList<>();
  private final Map<Definition, Integer> numbers = new HashMap<>();
  private final IntRow[] in;
  private final IntRow[] out;

  private Liveness(Function function) {
    flow = FlowGraph.of(function);
    predecessors = flow.graph().reversed();
    in = new IntRow[flow.blocks().size()];
    out = new IntRow[flow.blocks().size()];
    Arrays.setAll(in, _ -> new IntRow());
    Arrays.setAll(out, _ -> new IntRow());
    for (var block : flow.blocks()) {
      block.parameters().forEach(this::number);
      block.instructions().forEach(this::number);
    }
    var worklist = new Worklist();
    for (int number = 0; number < definitions.size(); number++) {
      worklist.follow(number, definitions.get(number));
    }
  }

  /** Instructions without a result get a number too, which tells which of two comes first. */
  private void number(Definition definition) {
    numbers.put(definition, definitions.size());
    definitions.add(definition);
  }

  /** The blocks a value is live into whose predecessors have not been looked at. */
  private final class Worklist {
    private final int[] waiting = new int[flow.blocks().size()];
    private int size;

    void follow(int number, Definition definition) {
      int home = flow.indexOf(definition.block());
      for (var user : definition.users()) {
        int block = flow.indexOf(user.block());
        if (block != home) {
          enter(block, number);
        }
      }
      while (size > 0) {
        for (int predecessor : predecessors.successors(waiting[--size])) {
          out[predecessor].add(number);
          if (predecessor != home) {
            enter(predecessor, number);
          }
        }
      }
    }

    private void enter(int block, int number) {
      if (in[block].add(number)) {
        waiting[size++] = block;
      }
    }
  }

  public static Liveness of(Function function) {
    return function.analysis(ANALYSIS);
  }

  /** {@return the values from elsewhere that the block or its successors may use} */
  public Set<Definition> liveIn(Block block) {
    return set(bits(in[index(block)]));
  }

  /** {@return the values that successors of the block may use, other than as their parameters} */
  public Set<Definition> liveOut(Block block) {
    return set(bits(out[index(block)]));
  }

  /** {@return whether {@link #liveIn} has the value} */
  public boolean isLiveIn(Block block, Definition definition) {
    return in[index(block)].contains(numberOf(definition));
  }

  /** {@return whether {@link #liveOut} has the value} */
  public boolean isLiveOut(Block block, Definition definition) {
    return out[index(block)].contains(numberOf(definition));
  }

  /** {@return the values that exist before the instruction and that it or later code may use} */
  public Set<Definition> liveBefore(Instruction instruction) {
    var live = bitsAfter(instruction);
    step(live, instruction);
    return set(live);
  }

  /**
   * {@return the values that exist after the instruction and that later code may use; its own
   * result is among them if it is used}
   */
  public Set<Definition> liveAfter(Instruction instruction) {
    return set(bitsAfter(instruction));
  }

  /** {@return whether {@link #liveBefore} has the value, without making the set} */
  public boolean isLiveBefore(Instruction instruction, Definition definition) {
    return isLiveFrom(numberOf(instruction), instruction.block(), definition);
  }

  /** {@return whether {@link #liveAfter} has the value, without making the set} */
  public boolean isLiveAfter(Instruction instruction, Definition definition) {
    return isLiveFrom(numberOf(instruction) + 1, instruction.block(), definition);
  }

  private boolean isLiveFrom(int point, Block block, Definition definition) {
    if (definition.block() == block && numberOf(definition) >= point) {
      return false;
    }
    if (isLiveOut(block, definition)) {
      return true;
    }
    for (var user : definition.users()) {
      if (user.block() == block && numberOf(user) >= point) {
        return true;
      }
    }
    return false;
  }

  private BitSet bitsAfter(Instruction instruction) {
    var block = instruction.block();
    var live = bits(out[index(block)]);
    int point = numberOf(instruction);
    for (var later : block.instructions().reversed()) {
      if (numberOf(later) == point) {
        break;
      }
      step(live, later);
    }
    return live;
  }

  /** Makes what is live after an instruction what is live before it. */
  private void step(BitSet live, Instruction instruction) {
    live.clear(numberOf(instruction));
    for (Value input : instruction.inputs()) {
      if (input instanceof Definition definition) {
        live.set(numberOf(definition));
      }
    }
  }

  private static BitSet bits(IntRow row) {
    var bits = new BitSet();
    for (int i = row.size() - 1; i >= 0; i--) {
      bits.set(row.get(i));
    }
    return bits;
  }

  private Set<Definition> set(BitSet bits) {
    var set = LinkedHashSet.<Definition>newLinkedHashSet(bits.cardinality());
    for (int number = bits.nextSetBit(0); number >= 0; number = bits.nextSetBit(number + 1)) {
      set.add(definitions.get(number));
    }
    return Collections.unmodifiableSet(set);
  }

  private int index(Block block) {
    int index = flow.indexOf(block);
    if (index < 0) {
      throw new IllegalArgumentException(
          "block " + block.name() + " was not there when liveness was computed");
    }
    return index;
  }

  private int numberOf(Definition definition) {
    var number = numbers.get(definition);
    if (number == null) {
      throw new IllegalArgumentException(definition + " was not there when liveness was computed");
    }
    return number;
  }
}
