package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Expressions;
import dev.oser.models.sourir.Instruction;
import java.util.HashSet;
import java.util.Set;

/** What instructions do to variables. */
final class Variables {
  private Variables() {}

  /** {@return the variables whose value it needs} */
  static Set<String> read(Instruction instruction) {
    var result = new HashSet<String>();
    Expressions.of(instruction).forEach(expression -> result.addAll(expression.variables()));
    if (instruction instanceof Instruction.ArrayAssign(var array, _, _)) {
      result.add(array);
    }
    // A hint is evaluated by nobody.
    return instruction instanceof Instruction.GuardHint ? Set.of() : result;
  }

  /** {@return the variables it declares, assigns or drops} */
  static Set<String> changed(Instruction instruction) {
    var result = new HashSet<String>();
    if (instruction instanceof Instruction.Drop(var name)) {
      result.add(name);
    }
    var declared = instruction.declares();
    if (declared != null) {
      result.add(declared);
    }
    var assigned = instruction.assigns();
    if (assigned != null) {
      result.add(assigned);
    }
    return result;
  }

  /** {@return the variables that must be in scope before it} */
  static Set<String> needed(Instruction instruction) {
    var result = new HashSet<String>(read(instruction));
    Expressions.of(instruction).forEach(expression -> result.addAll(expression.variables()));
    var assigned = instruction.assigns();
    if (assigned != null) {
      result.add(assigned);
    }
    return result;
  }

  /** {@return whether it does nothing but change variables, and cannot fail} */
  static boolean isHarmless(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Declare(_, var value) -> Totality.hasValue(value);
      case Instruction.Assign(_, var value) -> Totality.hasValue(value);
      case Instruction.Drop _,
          Instruction.BailoutLabel _,
          Instruction.Comment _,
          Instruction.GuardHint _ ->
          true;
      default -> false;
    };
  }

  /** {@return whether it gives a new variable a value and does nothing else, and cannot fail} */
  static boolean isHarmlessDeclaration(Instruction instruction) {
    return switch (instruction) {
      case Instruction.Declare(_, var value) -> Totality.hasValue(value);
      case Instruction.ArrayCreate(_, var elements) ->
          elements.stream().allMatch(Totality::hasValue);
      default -> false;
    };
  }

  /** {@return whether its value depends on what is in arrays} */
  static boolean readsArrays(Expression expression) {
    var found = new boolean[1];
    expression.visit(each -> found[0] |= each instanceof Expression.Index);
    return found[0];
  }
}
