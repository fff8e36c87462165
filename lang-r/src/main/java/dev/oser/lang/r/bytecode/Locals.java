package dev.oser.lang.r.bytecode;

import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Layout;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the variables of a function: its parameters and what its body assigns to. */
final class Locals {
  private static final Set<Symbol> ASSIGNMENTS = Set.of(Symbol.of("<-"), Symbol.of("="));
  private static final Symbol FOR = Symbol.of("for");

  private Locals() {}

  static Layout of(Closure.Definition definition) {
    var names = new LinkedHashSet<Symbol>();
    for (var name : definition.formals().names()) {
      names.add(name);
    }
    int parameters = names.size();
    collect(definition.body(), names);
    for (var standard : definition.formals().defaults()) {
      collect(standard, names);
    }
    return new Layout(names.toArray(Symbol[]::new), parameters);
  }

  /** {@return the variables that an expression assigns to where it is evaluated} */
  static Set<Symbol> assigned(Value expression) {
    var names = new LinkedHashSet<Symbol>();
    collect(expression, names);
    return names;
  }

  private static void collect(Value root, Set<Symbol> names) {
    var pending = new ArrayDeque<Value>();
    pending.push(root);
    while (!pending.isEmpty()) {
      if (!(pending.pop() instanceof Call call) || call.calls(Symbol.FUNCTION)) {
        continue;
      }
      if (call.size() >= 1
          && call.function() instanceof Symbol function
          && (ASSIGNMENTS.contains(function) || function == FOR)) {
        var target = target(call.argument(0));
        if (target != null) {
          names.add(target);
        }
      }
      pending.push(call.function());
      for (var argument : call.arguments()) {
        pending.push(argument);
      }
    }
  }

  /** {@return the variable that an assignment to this changes, or null} */
  static @Nullable Symbol target(Value left) {
    var part = left;
    while (part instanceof Call call && call.size() > 0) {
      part = call.argument(0);
    }
    return switch (part) {
      case Symbol symbol when symbol != Symbol.MISSING -> symbol;
      case StringVector text when text == left && text.length() == 1 && !text.get(0).isEmpty() ->
          Symbol.of(text.get(0));
      default -> null;
    };
  }
}
