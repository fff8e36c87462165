package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.bytecode.Steps;
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
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Looks at a running loop: how its variables and the loops around it are best held. */
final class LoopEntries {
  private LoopEntries() {}

  static LoopEntry of(Code code, int head, Environment environment, Value[] stack) {
    var sources = new ArrayList<Optional<Source>>();
    for (var operand : stack) {
      sources.add(operand instanceof ForLoop loop ? Optional.of(source(loop)) : Optional.empty());
    }
    return new LoopEntry(head, sources, kinds(code, head, environment));
  }

  private static Source source(ForLoop loop) {
    return switch (loop.sequence()) {
      case IntVector numbers -> numbers.isSequence() ? Source.SEQUENCE : Source.INTS;
      case DoubleVector _ -> Source.DOUBLES;
      default -> Source.ANY;
    };
  }

  /** Variables that the loop and those around it do not mention stay in the environment. */
  private static List<Kind> kinds(Code code, int head, Environment environment) {
    var table = new VariableTable(code);
    var mentioned = mentioned(code, head, table);
    var kinds = new ArrayList<Kind>();
    for (int i = 0; i < table.size(); i++) {
      kinds.add(mentioned.get(i) ? Kind.of(value(table, i, environment)) : Kind.REF);
    }
    return kinds;
  }

  private static @Nullable Value value(VariableTable table, int index, Environment environment) {
    if (table.isSlot(index)) {
      return Steps.available(((Activation) environment).slots()[index]);
    }
    var cell = table.site(index).cellIn(environment);
    return cell == null ? null : Steps.available(cell.value());
  }

  private static BitSet mentioned(Code code, int head, VariableTable table) {
    var words = code.instructions();
    int start = head;
    int end = head;
    for (var loop : code.loops()) {
      if (loop.start() <= head && head < loop.end() && loop.end() > end) {
        start = loop.start();
        end = loop.end();
      }
    }
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
    return found;
  }
}
