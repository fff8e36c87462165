package dev.oser.kit.opt;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import java.util.ArrayDeque;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Replaces definitions by values that equal them and deletes them, until no more is known. What a
 * replacement may have made known is looked at again: who used the definition, and the parameters
 * it was passed to.
 */
final class Replacement {
  /** Knows what definitions are equal to. */
  interface Rule {
    /** {@return a value that equals the definition and is available wherever it is, or null} */
    @Nullable Value valueOf(Definition definition);
  }

  private final Editor editor;
  private final boolean ofInstructions;
  private final ArrayDeque<Definition> worklist = new ArrayDeque<>();

  /** By the numbers of definitions. */
  private final BitSet waiting = new BitSet();

  private final BitSet gone = new BitSet();

  private Replacement(Editor editor, boolean ofInstructions) {
    this.editor = editor;
    this.ofInstructions = ofInstructions;
  }

  /** Replaces all that the rule knows, and returns whether there was anything. */
  static boolean run(Editor editor, Rule rule) {
    return new Replacement(editor, true).run(rule);
  }

  /** Replaces parameters that get one value on every edge, and returns whether there were any. */
  static boolean ofParameters(Editor editor) {
    return new Replacement(editor, false)
        .run(
            definition ->
                definition instanceof Parameter parameter ? onlyArgument(parameter) : null);
  }

  private boolean run(Rule rule) {
    var function = editor.function();
    for (var block : function.blocks()) {
      if (block != function.entry()) {
        block.parameters().forEach(this::enqueue);
      }
      if (ofInstructions) {
        block.instructions().forEach(this::enqueueResult);
      }
    }
    while (!worklist.isEmpty()) {
      var definition = worklist.removeFirst();
      waiting.clear(definition.number());
      var value = rule.valueOf(definition);
      // Code that cannot be reached may define a value by itself.
      if (value != null && value != definition) {
        replace(definition, value);
      }
    }
    return !gone.isEmpty();
  }

  private void replace(Definition definition, Value value) {
    gone.set(definition.number());
    definition.users().forEach(user -> enqueueAffected(user, definition));
    editor.replaceAll(definition, value);
    switch (definition) {
      case Instruction instruction -> editor.delete(instruction);
      case Parameter parameter -> editor.removeParameter(parameter);
    }
  }

  private void enqueueAffected(Instruction user, Definition definition) {
    if (ofInstructions) {
      enqueueResult(user);
    }
    for (var edge : user.edges()) {
      for (int i = 0; i < edge.arguments().size(); i++) {
        if (edge.arguments().get(i) == definition) {
          enqueue(edge.target().parameters().get(i));
        }
      }
    }
  }

  private void enqueueResult(Instruction instruction) {
    if (instruction.hasResult()) {
      enqueue(instruction);
    }
  }

  private void enqueue(Definition definition) {
    int number = definition.number();
    if (!gone.get(number) && !waiting.get(number)) {
      waiting.set(number);
      worklist.addLast(definition);
    }
  }

  /**
   * {@return the one value that all edges pass for a parameter, except where they pass it to
   * itself; null if there are several, or none}
   */
  static @Nullable Value onlyArgument(Parameter parameter) {
    int index = parameter.index();
    Value only = null;
    for (var edge : parameter.block().incoming()) {
      var argument = edge.arguments().get(index);
      if (argument == parameter || argument.equals(only)) {
        continue;
      }
      if (only != null) {
        return null;
      }
      only = argument;
    }
    return only;
  }
}
