package dev.oser.models.distilled.laws;

import dev.oser.models.Choice;
import dev.oser.models.distilled.Expression;
import dev.oser.models.distilled.Instruction;
import dev.oser.models.distilled.Program;
import dev.oser.models.distilled.ctl.Binding;
import dev.oser.models.distilled.ctl.Direction;
import dev.oser.models.distilled.ctl.Formula;
import dev.oser.models.distilled.ctl.Quantifier;
import dev.oser.models.distilled.ctl.Substitution;
import java.util.ArrayList;
import java.util.List;

/**
 * A small program of any shape, and a formula.
 *
 * @param program may contain dead code and endless loops
 * @param formula over x, e and l
 * @param theta what they stand for
 */
record FormulaCase(Program program, Formula formula, Substitution theta) {
  private static final int MOST_INSTRUCTIONS = 6;

  static FormulaCase generate(long seed) {
    var choice = new Choice(seed);
    var program = new ProgramGenerator(choice).anyShape(choice.between(4, MOST_INSTRUCTIONS));
    var theta =
        Substitution.EMPTY
            .with("x", choice.of(new ArrayList<>(program.variables())))
            .with("l", choice.between(1, program.size()))
            .with("e", new Binding.Code(someExpression(program, choice)));
    return new FormulaCase(program, formula(choice, 3), theta);
  }

  private static Expression someExpression(Program program, Choice choice) {
    var values =
        program.instructions().stream()
            .filter(Instruction.Assign.class::isInstance)
            .map(each -> ((Instruction.Assign) each).value())
            .toList();
    return values.isEmpty() ? new Expression.Variable("a") : choice.of(values);
  }

  private static Formula formula(Choice choice, int depth) {
    if (depth == 0) {
      return choice.of(
          List.of(
              new Formula.True(),
              new Formula.Def("x"),
              new Formula.Use("x"),
              new Formula.Point("l"),
              new Formula.Statement("x", "e"),
              new Formula.Trans("e")));
    }
    var direction = choice.of(List.of(Direction.values()));
    var quantifier = choice.of(List.of(Quantifier.values()));
    return switch (choice.below(8)) {
      case 0 -> new Formula.Not(formula(choice, depth - 1));
      case 1 -> new Formula.And(formula(choice, depth - 1), formula(choice, depth - 1));
      case 2 -> new Formula.Or(formula(choice, depth - 1), formula(choice, depth - 1));
      case 3, 4 -> new Formula.Next(direction, quantifier, formula(choice, depth - 1));
      default ->
          new Formula.Until(
              direction, quantifier, formula(choice, depth - 1), formula(choice, depth - 1));
    };
  }

  @Override
  public String toString() {
    return program.toString() + formula + " with " + theta;
  }
}
