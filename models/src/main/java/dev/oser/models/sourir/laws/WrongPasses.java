package dev.oser.models.sourir.laws;

import dev.oser.models.Choice;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Expressions;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.VariableMapping;
import dev.oser.models.sourir.transform.Guards;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Mistakes, planted for the properties to find. */
final class WrongPasses {
  private WrongPasses() {}

  /** One value of a varmap of an active version becomes another. */
  static Optional<Program> wrongVarmap(Program program, Choice choice) {
    return changingAssume(
        program,
        choice,
        assume ->
            assume.varmap().isEmpty()
                ? assume
                : withVarmap(assume, wrong(assume.varmap(), choice)));
  }

  private static List<VariableMapping> wrong(List<VariableMapping> varmap, Choice choice) {
    var result = new ArrayList<>(varmap);
    int index = choice.below(varmap.size());
    result.set(index, new VariableMapping(varmap.get(index).name(), new Expression.Text("wrong")));
    return result;
  }

  /** A varmap leaves a variable out. */
  static Optional<Program> shortVarmap(Program program, Choice choice) {
    return changingAssume(
        program,
        choice,
        assume ->
            assume.varmap().isEmpty()
                ? assume
                : withVarmap(assume, assume.varmap().subList(1, assume.varmap().size())));
  }

  private static Instruction.Assume withVarmap(
      Instruction.Assume assume, List<VariableMapping> varmap) {
    return new Instruction.Assume(
        assume.label(), assume.guards(), assume.target(), varmap, assume.frames());
  }

  /** Every assume of an active version fails from now on. */
  static Optional<Program> failAlways(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .map(
            function ->
                Passes.changingLines(
                    program,
                    function,
                    line ->
                        line.instruction() instanceof Instruction.Assume assume
                            ? line.with(assume.withGuards(List.of(new Expression.Bool(false))))
                            : line));
  }

  /** A variable is taken for the literal it was declared with, whatever is assigned later. */
  static Optional<Program> constantsForever(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .map(
            function -> {
              Map<String, Expression> declared = new HashMap<>();
              for (var line : function.active().lines()) {
                if (line.instruction()
                    instanceof Instruction.Declare(var name, Expression.Literal literal)) {
                  declared.put(name, literal);
                }
              }
              return Passes.changingLines(
                  program, function, line -> line.with(substituting(line.instruction(), declared)));
            });
  }

  private static Instruction substituting(
      Instruction instruction, Map<String, Expression> declared) {
    try {
      return Expressions.map(
          instruction,
          expression ->
              expression.replacing(variable -> declared.getOrDefault(variable.name(), variable)));
    } catch (Expression.NotExpressible e) {
      return instruction;
    }
  }

  /** Branches on constants are decided the wrong way. */
  static Optional<Program> wrongBranches(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .map(
            function ->
                Passes.changingLines(
                    program,
                    function,
                    line ->
                        line.instruction()
                                instanceof
                                Instruction.Branch(
                                    Expression.Bool constant,
                                    var ifTrue,
                                    var ifFalse)
                            ? line.with(new Instruction.Branch(constant, ifFalse, ifTrue))
                            : line))
        .flatMap(changed -> Passes.branches(changed, choice));
  }

  /** A line that is reachable goes too. */
  static Optional<Program> losesPrint(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .flatMap(
            function -> {
              var lines = new ArrayList<>(function.active().lines());
              for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).instruction() instanceof Instruction.Print) {
                  lines.remove(i);
                  return Optional.of(program.with(function.with(function.active().with(lines))));
                }
              }
              return Optional.empty();
            });
  }

  /** Assumes have no extra continuations. */
  static Optional<Program> withoutFrames(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .map(
            function ->
                Passes.changingLines(
                    program,
                    function,
                    line ->
                        line.instruction() instanceof Instruction.Assume assume
                            ? line.with(
                                new Instruction.Assume(
                                    assume.label(),
                                    assume.guards(),
                                    assume.target(),
                                    assume.varmap(),
                                    List.of()))
                            : line));
  }

  /** An assume moves past whatever comes next. */
  static Optional<Program> moveAnywhere(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .flatMap(
            function -> {
              var lines = new ArrayList<>(function.active().lines());
              var places = new ArrayList<Integer>();
              for (int i = 0; i + 1 < lines.size(); i++) {
                if (lines.get(i).instruction() instanceof Instruction.Assume
                    && (lines.get(i + 1).instruction() instanceof Instruction.Print
                        || lines.get(i + 1).instruction() instanceof Instruction.Assign)) {
                  places.add(i);
                }
              }
              if (places.isEmpty()) {
                return Optional.empty();
              }
              int at = choice.of(places);
              lines.add(at + 1, lines.remove(at));
              return Optional.of(program.with(function.with(function.active().with(lines))));
            });
  }

  /** Predicates go although the code relies on them. */
  static Optional<Program> withoutGuards(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .map(
            function ->
                Passes.changingLines(
                    program,
                    function,
                    line ->
                        line.instruction() instanceof Instruction.Assume assume
                            ? line.with(assume.withGuards(List.of()))
                            : line));
  }

  /** The varmap of a composed assume speaks of the version that was skipped. */
  static Optional<Program> withoutSubstitution(Program program, Choice choice) {
    return changingAssume(
        program,
        choice,
        assume ->
            withVarmap(
                assume,
                Expressions.mapped(
                    assume.varmap(),
                    expression ->
                        expression instanceof Expression.Variable(var name, var position)
                            ? new Expression.Variable(name.replace("_r", ""), position)
                            : expression)));
  }

  private static Optional<Program> changingAssume(
      Program program, Choice choice, UnaryOperator<Instruction.Assume> change) {
    return Places.optimizable(program, choice)
        .flatMap(
            function ->
                Places.assume(function, choice)
                    .map(
                        assume ->
                            Guards.changing(
                                program,
                                function.name(),
                                function.active().name(),
                                assume.label(),
                                change::apply)))
        .filter(changed -> !changed.equals(program));
  }
}
