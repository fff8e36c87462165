package dev.oser.kit.osr.correspondence;

import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.EditListener;
import dev.oser.kit.ir.InlinedCall;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.ir.core.ControlOp;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The edits that made one version out of another, as far as maps between them need to know: what
 * has left its place, which terminator stands for which, and which values are equal. Counts every
 * edit for the tables of Distilled (Table 1).
 */
public final class Journal implements EditListener {
  /** The kinds of edits that Distilled counts; a {@code replaceAll} by what replaces the value. */
  public enum Edit {
    ADD,
    DELETE,
    HOIST,
    SINK,
    REPLACE_OPERAND,
    REPLACE_ALL_BY_INSTRUCTION,
    REPLACE_ALL_BY_CONSTANT,
    REPLACE_ALL_BY_PARAMETER
  }

  private final Map<Edit, Integer> counts = new EnumMap<>(Edit.class);
  private final Set<Instruction> moved = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<Instruction, Instruction> newPlaces = new IdentityHashMap<>();
  private final Map<Instruction, Instruction> oldPlaces = new IdentityHashMap<>();
  private final List<InlinedCall> inlined = new ArrayList<>();
  private final Map<Instruction, Set<Instruction>> overtaken = new LinkedHashMap<>();
  private final Map<Definition, List<Value>> equals = new IdentityHashMap<>();

  /** {@return how many edits of a kind there were} */
  public int count(Edit edit) {
    return counts.getOrDefault(edit, 0);
  }

  /** {@return whether an instruction has been moved away from where it was} */
  public boolean hasMoved(Instruction instruction) {
    return moved.contains(instruction);
  }

  /** {@return the calls that were inlined, callers before what was inlined into them} */
  List<InlinedCall> inlined() {
    return Collections.unmodifiableList(inlined);
  }

  /** {@return whether a write has been moved to behind code that used to run after it} */
  boolean isLate(Instruction write) {
    return overtaken.containsKey(write);
  }

  /** {@return the writes that used to run before the place of an instruction, and now run after} */
  List<Instruction> lateAt(Instruction place) {
    var late = new ArrayList<Instruction>();
    overtaken.forEach(
        (write, others) -> {
          for (var each = place; each != null; each = oldPlaces.get(each)) {
            if (others.contains(each)) {
              late.add(write);
              break;
            }
          }
        });
    return late;
  }

  /**
   * {@return the instruction that stands where one was at first: another terminator, or the start
   * of what was inlined for a call}
   */
  Instruction newest(Instruction instruction) {
    var newer = newPlaces.get(instruction);
    return newer == null ? instruction : newest(newer);
  }

  /** {@return the instruction that one stands for} */
  Instruction oldest(Instruction instruction) {
    var older = oldPlaces.get(instruction);
    return older == null ? instruction : oldest(older);
  }

  /**
   * {@return the values known to be equal to one because they replaced it or it replaced them,
   * itself not among them}
   */
  List<Value> equalTo(Definition definition) {
    var found = new LinkedHashSet<Value>();
    collect(definition, found);
    found.remove(definition);
    return List.copyOf(found);
  }

  private void collect(Definition start, Set<Value> found) {
    var open = new ArrayList<Definition>();
    open.add(start);
    found.add(start);
    while (!open.isEmpty()) {
      for (var value : equals.getOrDefault(open.removeLast(), List.of())) {
        if (found.add(value) && value instanceof Definition definition) {
          open.add(definition);
        }
      }
    }
  }

  private void count(Edit edit, int by) {
    counts.merge(edit, by, Integer::sum);
  }

  @Override
  public void added(Definition definition) {
    count(Edit.ADD, 1);
  }

  @Override
  public void deleted(Definition definition) {
    count(Edit.DELETE, 1);
    if (definition instanceof Instruction start
        && start.op() instanceof ControlOp.Jump
        && oldest(start).op() instanceof CallOp) {
      // Where the call was is now where the jump would have led, unless nothing leads there any
      // more. What is there still stands for its own part of the callee.
      start.edges().getFirst().target().instructions().stream()
          .findFirst()
          .ifPresent(next -> newPlaces.put(start, next));
    }
  }

  @Override
  public void inlined(InlinedCall call) {
    inlined.add(call);
    newPlaces.put(call.call(), call.start());
    oldPlaces.put(call.start(), call.call());
  }

  @Override
  public void terminatorReplaced(Instruction old, Instruction replacement) {
    count(Edit.DELETE, 1);
    count(Edit.ADD, 1);
    newPlaces.put(old, replacement);
    oldPlaces.put(replacement, old);
  }

  @Override
  public void hoisted(Instruction instruction) {
    count(Edit.HOIST, 1);
    moved.add(instruction);
  }

  @Override
  public void sunk(Instruction instruction) {
    count(Edit.SINK, 1);
    moved.add(instruction);
  }

  @Override
  public void overtaken(Instruction write, Collection<Instruction> others) {
    overtaken
        .computeIfAbsent(write, _ -> Collections.newSetFromMap(new IdentityHashMap<>()))
        .addAll(others);
  }

  @Override
  public void operandReplaced(Instruction user, Value old, Value replacement) {
    count(Edit.REPLACE_OPERAND, 1);
  }

  @Override
  public void allReplaced(Definition old, Value replacement) {
    count(
        switch (replacement) {
          case Instruction _ -> Edit.REPLACE_ALL_BY_INSTRUCTION;
          case Constant _ -> Edit.REPLACE_ALL_BY_CONSTANT;
          case Parameter _ -> Edit.REPLACE_ALL_BY_PARAMETER;
        },
        1);
    equals.computeIfAbsent(old, _ -> new ArrayList<>()).add(replacement);
    if (replacement instanceof Definition definition) {
      equals.computeIfAbsent(definition, _ -> new ArrayList<>()).add(old);
    }
  }
}
