package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.bytecode.Shape;
import dev.oser.lang.r.bytecode.Steps;
import dev.oser.lang.r.jit.EntryPoint.Slot;
import dev.oser.lang.r.jit.Operand.Source;
import dev.oser.lang.r.runtime.Activation;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.ForLoop;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.Value;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/** Looks at running code: how its variables, its operands and the loops around it are best held. */
final class EntryPoints {
  /** The variables that code from a place on mentions. */
  private record Mentioned(VariableTable table, BitSet indices) {}

  /** Loops that begin often are looked at each time; what they mention does not change. */
  private final Map<Code, Map<Integer, Mentioned>> known = new WeakHashMap<>();

  /** {@return what is known at the head of a loop: numbers, and what loops go through} */
  EntryPoint ofLoop(Code code, int head, Environment environment, Value[] stack) {
    var operands = new ArrayList<Slot>();
    for (var operand : stack) {
      operands.add(new Slot(operand instanceof ForLoop loop ? source(loop) : null, 0));
    }
    var shapes = new ArrayList<Integer>();
    for (int shape : shapes(code, head, environment)) {
      shapes.add(Kind.ofShape(shape).isRaw() ? shape : 0);
    }
    return new EntryPoint(head, operands, shapes, false);
  }

  /** {@return all that is known where compiled code was left} */
  EntryPoint afterFailure(Code code, int place, Environment environment, Value[] stack) {
    var operands = new ArrayList<Slot>();
    for (var operand : stack) {
      operands.add(
          operand instanceof ForLoop loop
              ? new Slot(source(loop), 0)
              : new Slot(null, Shape.of(operand)));
    }
    return new EntryPoint(place, operands, shapes(code, place, environment), true);
  }

  private static Source source(ForLoop loop) {
    return switch (loop.sequence()) {
      case IntVector numbers -> numbers.isSequence() ? Source.SEQUENCE : Source.INTS;
      case DoubleVector _ -> Source.DOUBLES;
      default -> Source.ANY;
    };
  }

  /** Variables that the code to come does not mention stay in the environment. */
  private List<Integer> shapes(Code code, int place, Environment environment) {
    var mentioned =
        known
            .computeIfAbsent(code, _ -> new HashMap<>())
            .computeIfAbsent(place, _ -> mentioned(code, place));
    var table = mentioned.table();
    var shapes = new ArrayList<Integer>(table.size());
    for (int i = 0; i < table.size(); i++) {
      var value = mentioned.indices().get(i) ? value(table, i, environment) : null;
      shapes.add(value == null ? 0 : Shape.of(value));
    }
    return shapes;
  }

  private static @Nullable Value value(VariableTable table, int index, Environment environment) {
    if (table.isSlot(index)) {
      return Steps.available(((Activation) environment).slots()[index]);
    }
    var cell = table.site(index).cellIn(environment);
    return cell == null ? null : Steps.available(cell.value());
  }

  private static Mentioned mentioned(Code code, int place) {
    var table = new VariableTable(code);
    var words = code.instructions();
    var loop = Loops.outermost(code, place);
    int start = loop == null ? place : loop.start();
    int end = loop == null ? words.length : loop.end();
    var found = new BitSet();
    for (int at = start; at < end; at += Instruction.of(words[at]).size()) {
      var instruction = Instruction.of(words[at]);
      switch (instruction) {
        case LOAD_SLOT, STORE_SLOT, STEP_SLOT, SET_INDEX_SLOT, SET_ELEMENT_SLOT, UPDATE_SLOT ->
            found.set(words[at + 1]);
        case LOAD, STORE, STEP, SET_INDEX_NAMED, SET_ELEMENT_NAMED, UPDATE -> {
          int index = table.named(((VariableSite) code.constants()[words[at + 1]]).symbol());
          if (index >= 0) {
            found.set(index);
          }
        }
        default -> {}
      }
    }
    return new Mentioned(table, found);
  }
}
