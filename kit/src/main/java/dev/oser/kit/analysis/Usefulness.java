package dev.oser.kit.analysis;

import dev.oser.kit.ir.Analysis;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Which values can make a difference: those that reach, through however many computations, an
 * instruction that cannot be deleted or a decision of a terminator. A value may be live without
 * being useful, when only dead code uses it; then any value will do.
 */
public final class Usefulness {
  public static final Analysis<Usefulness> ANALYSIS = Usefulness::new;

  private final Set<Definition> useful = Collections.newSetFromMap(new IdentityHashMap<>());

  private Usefulness(Function function) {
    Deque<Definition> open = new ArrayDeque<>();
    for (var block : function.blocks()) {
      for (var instruction : block.instructions()) {
        if (instruction.isTerminator() || !instruction.op().effects().canDelete()) {
          mark(instruction.operands(), open);
        }
      }
    }
    while (!open.isEmpty()) {
      switch (open.removeLast()) {
        case Instruction instruction -> mark(instruction.operands(), open);
        case Parameter parameter -> markPassed(parameter, open);
      }
    }
  }

  public static Usefulness of(Function function) {
    return function.analysis(ANALYSIS);
  }

  /** {@return whether the value can make a difference} */
  public boolean isUseful(Definition definition) {
    return useful.contains(definition);
  }

  private void markPassed(Parameter parameter, Deque<Definition> open) {
    if (parameter.block() != parameter.block().function().entry()) {
      int index = parameter.index();
      parameter
          .block()
          .incoming()
          .forEach(edge -> mark(Collections.singletonList(edge.arguments().get(index)), open));
    }
  }

  private void mark(Iterable<Value> values, Deque<Definition> open) {
    for (var value : values) {
      if (value instanceof Definition definition && useful.add(definition)) {
        open.addLast(definition);
      }
    }
  }
}
