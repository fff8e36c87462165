package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Instruction;
import dev.oser.lang.r.bytecode.Instruction.Operand;
import dev.oser.lang.r.runtime.VariableSite;
import dev.oser.lang.r.value.Layout;
import dev.oser.lang.r.value.Symbol;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The variables that code assigns to in its own environment: those with slots first, then those
 * that are looked for by name, as code outside functions does. Others are only read.
 */
final class VariableTable {
  private final int slots;
  private final List<VariableSite> named = new ArrayList<>();
  private final Map<Symbol, Integer> indices = new LinkedHashMap<>();
  private final Layout layout;

  VariableTable(Code code) {
    layout = code.layout();
    slots = layout.size();
    var words = code.instructions();
    for (int at = 0; at < words.length; at += Instruction.of(words[at]).size()) {
      var instruction = Instruction.of(words[at]);
      if (isAssignment(instruction)) {
        var site = (VariableSite) code.constants()[words[at + instruction.place(Operand.VARIABLE)]];
        if (indices.putIfAbsent(site.symbol(), slots + named.size()) == null) {
          named.add(site);
        }
      }
    }
  }

  private static boolean isAssignment(Instruction instruction) {
    return switch (instruction) {
      case STORE, STEP, SET_INDEX_NAMED, SET_ELEMENT_NAMED -> true;
      default -> false;
    };
  }

  int size() {
    return slots + named.size();
  }

  boolean isSlot(int index) {
    return index < slots;
  }

  /** {@return the index of a variable by its name, or -1 if it is not assigned to} */
  int named(Symbol symbol) {
    return indices.getOrDefault(symbol, -1);
  }

  /** {@return the index of a variable of this name, or -1} */
  int find(Symbol symbol) {
    int slot = layout.slot(symbol);
    return slot >= 0 ? slot : named(symbol);
  }

  /** {@return the name of a variable} */
  Symbol symbol(int index) {
    return isSlot(index) ? layout.name(index) : site(index).symbol();
  }

  VariableSite site(int index) {
    return named.get(index - slots);
  }
}
