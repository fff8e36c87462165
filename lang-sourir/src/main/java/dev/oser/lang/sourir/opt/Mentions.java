package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Instruction;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/** Which variables instructions have to do with, found out once for each. */
final class Mentions {
  private final Map<Instruction, Set<String>> names = new IdentityHashMap<>();

  /** {@return whether an instruction needs or changes a variable} */
  boolean has(Instruction instruction, String variable) {
    return names.computeIfAbsent(instruction, Mentions::of).contains(variable);
  }

  private static Set<String> of(Instruction instruction) {
    var names = new HashSet<>(Variables.needed(instruction));
    names.addAll(Variables.changed(instruction));
    return names;
  }
}
