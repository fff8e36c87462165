package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.bytecode.Instruction.Effect;
import dev.oser.lang.r.bytecode.Instruction.Operand;
import dev.oser.lang.r.value.Symbol;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Finds the parameters that code certainly asks for, in this order, before anything else can
 * happen: before other code runs, before anything outside changes, before control divides. Whether
 * their arguments are evaluated at the call or when they are asked for makes no difference.
 *
 * <p>Operators run other code if an operand is an object: who passes an object must not pass values
 * for parameters that come after it.
 */
final class AskedFirst {
  private AskedFirst() {}

  static int[] of(Code code) {
    var words = code.instructions();
    int parameters = code.layout().parameters();
    Set<Integer> asked = new LinkedHashSet<>();
    boolean mayHaveObjects = false;
    for (int at = 0; ; at += Instruction.of(words[at]).size()) {
      var instruction = Instruction.of(words[at]);
      switch (instruction) {
        case LOAD_SLOT, UPDATE_SLOT -> {
          int slot = words[at + instruction.place(Operand.SLOT)];
          if (slot >= parameters) {
            return array(asked);
          }
          asked.add(slot);
        }
        case SET_INDEX_SLOT, SET_ELEMENT_SLOT, FUNCTION -> {
          int slot = words[at + instruction.place(Operand.SLOT)];
          if (slot >= 0 && slot < parameters) {
            asked.add(slot);
          }
          return array(asked);
        }
        case STORE_SLOT -> {
          // Nobody else sees a variable of an activation that has just begun.
          if (words[at + instruction.place(Operand.SLOT)] < parameters) {
            return array(asked);
          }
        }
        case USE_METHOD -> {
          if (words[at + instruction.place(Operand.COUNT)] == 1
              && parameters > 0
              && code.layout().name(0) != Symbol.DOTS) {
            asked.add(0);
          }
          return array(asked);
        }
        case VISIBLE, PIN, UNPIN, SHARE_PART -> {}
        case INDEX, ELEMENT, INDEX_MATRIX, SUBSET, SUBSET_ELEMENT, MEMBER -> {
          if (mayHaveObjects) {
            return array(asked);
          }
          // A list that is no object may hold some.
          mayHaveObjects = true;
        }
        default -> {
          if (!(instruction.effect() == Effect.PURE
              || instruction.effect() == Effect.DISPATCHES && !mayHaveObjects)) {
            return array(asked);
          }
        }
      }
    }
  }

  private static int[] array(Set<Integer> asked) {
    return asked.stream().mapToInt(Integer::intValue).toArray();
  }
}
