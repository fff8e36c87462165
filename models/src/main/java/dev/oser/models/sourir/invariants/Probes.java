package dev.oser.models.sourir.invariants;

import dev.oser.models.Choice;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Expressions;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Position;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.run.Values;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Makes probes: values that programs like to treat specially, and the program's own constants with
 * their neighbours.
 */
final class Probes {
  private static final int INPUT_LINES = 6;

  private final Program program;
  private final List<Expression.Literal> literals;
  private final List<Sample> samples = new ArrayList<>();
  private final boolean reads;

  Probes(Program program) {
    this.program = program;
    this.literals = literals(program);
    for (var literal : literals) {
      samples.add(new Sample.Simple(literal));
    }
    var nil = new Expression.Nil();
    samples.add(new Sample.OfArray(List.of()));
    samples.add(new Sample.OfArray(List.of(nil, nil)));
    samples.add(new Sample.OfArray(List.of(integer(3), integer(1), integer(2))));
    this.reads =
        program.functions().stream()
            .flatMap(function -> function.versions().stream())
            .flatMap(version -> version.lines().stream())
            .anyMatch(line -> line.instruction() instanceof Instruction.Read);
  }

  private static Expression.Int integer(long value) {
    return new Expression.Int(value);
  }

  private static List<Expression.Literal> literals(Program program) {
    Set<Expression.Literal> found = new LinkedHashSet<>();
    found.add(new Expression.Nil());
    found.add(new Expression.Bool(true));
    found.add(new Expression.Bool(false));
    List.of(0, 1, 2, -1).forEach(value -> found.add(integer(value)));
    for (var function : program.functions()) {
      found.add(new Expression.FunctionReference(function.name(), Position.NONE));
      for (var version : function.versions()) {
        for (var line : version.lines()) {
          Expressions.of(line.instruction())
              .forEach(expression -> expression.visit(each -> constant(each, found)));
        }
      }
    }
    return List.copyOf(found);
  }

  private static void constant(Expression expression, Set<Expression.Literal> found) {
    switch (expression) {
      case Expression.Int(var value) -> {
        found.add(integer(value));
        found.add(integer(value + 1));
        found.add(integer(value - 1));
      }
      case Expression.Text text -> found.add(text);
      default -> {}
    }
  }

  /** {@return up to this many ways to call a function, always the same ones} */
  List<Probe> of(Function function, int most) {
    var choice = new Choice(function.parameters().size());
    var probes = new LinkedHashSet<Probe>();
    int parameters = function.parameters().size();
    // All samples for a single parameter; random combinations for more.
    if (parameters == 1) {
      samples.stream()
          .limit(most)
          .forEach(
              sample -> probes.add(new Probe(function.name(), List.of(sample), input(choice))));
    }
    for (int tries = 0; tries < most && probes.size() < most; tries++) {
      var arguments = new ArrayList<Sample>();
      for (int i = 0; i < parameters; i++) {
        arguments.add(choice.of(samples));
      }
      probes.add(new Probe(function.name(), arguments, input(choice)));
    }
    return List.copyOf(probes);
  }

  private List<String> input(Choice choice) {
    var lines = new ArrayList<String>();
    for (int i = 0; reads && i < INPUT_LINES; i++) {
      lines.add(Values.print(choice.of(literals)));
    }
    return lines;
  }
}
