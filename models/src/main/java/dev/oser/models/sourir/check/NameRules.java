package dev.oser.models.sourir.check;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Expressions;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Position;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Scope;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.text.Printer;
import java.util.Set;

/** The rules about variables and functions. */
final class NameRules {
  private final Program program;
  private final Version version;
  private final Reporter reporter;
  private final Scopes scopes;

  NameRules(Program program, Version version, Scopes scopes, Reporter reporter) {
    this.program = program;
    this.version = version;
    this.reporter = reporter;
    this.scopes = scopes;
  }

  void check() {
    for (int i = 0; i < version.lines().size(); i++) {
      functions(version.lines().get(i));
      if (scopes.isReachable(i)) {
        variables(version.lines().get(i), scopes.before(i));
      }
    }
    for (var found : scopes.disagreements()) {
      var line = version.lines().get(found.index());
      var from = version.lines().get(found.from());
      reporter.report(
          line.position(),
          "the ways to '"
              + Printer.print(line.instruction())
              + "' do not agree about variable "
              + found.name()
              + " (see line "
              + from.position().line()
              + "); declare it once before they part, or drop it on the way");
    }
  }

  private void functions(Line line) {
    for (var expression : Expressions.of(line.instruction())) {
      expression.visit(
          each -> {
            if (each instanceof Expression.FunctionReference(var name, var position)
                && program.function(name).isEmpty()) {
              reporter.report(position, "there is no function " + name);
            }
          });
    }
    if (line.instruction()
            instanceof
            Instruction.Call(
                _,
                Expression.FunctionReference(var name, var position),
                var arguments,
                _)
        && program.function(name).isPresent()) {
      int wanted = program.function(name).get().parameters().size();
      if (wanted != arguments.size()) {
        reporter.report(
            position,
            name
                + " takes "
                + wanted
                + (wanted == 1 ? " argument" : " arguments")
                + ", not "
                + arguments.size());
      }
    }
  }

  private void variables(Line line, Set<String> scope) {
    var instruction = line.instruction();
    if (line.scope() != null) {
      promise(line.scope(), scope);
    }
    for (var expression : Expressions.of(instruction)) {
      expression.visit(
          each -> {
            if (each instanceof Expression.Variable(var name, var position)) {
              inScope(name, position, scope);
            }
          });
    }
    var needed =
        switch (instruction) {
          case Instruction.Assign(var name, _) -> name;
          case Instruction.ArrayAssign(var name, _, _) -> name;
          case Instruction.Read(var name) -> name;
          case Instruction.Drop(var name) -> name;
          default -> null;
        };
    if (needed != null) {
      inScope(needed, line.position(), scope);
    }
    var declared = instruction.declares();
    if (declared != null && scope.contains(declared)) {
      reporter.report(
          line.position(),
          "variable "
              + declared
              + " is already declared; assign with '"
              + declared
              + " <- …', or drop it first");
    }
  }

  private void inScope(String name, Position position, Set<String> scope) {
    if (!scope.contains(name)) {
      reporter.report(
          position,
          "variable " + name + " is not in scope here; declare it with 'var " + name + " = …'");
    }
  }

  private void promise(Scope promised, Set<String> scope) {
    for (var name : promised.names()) {
      if (!scope.contains(name)) {
        reporter.report(
            promised.position(), "the scope promises " + name + ", which is not in scope here");
      }
    }
    var names = Set.copyOf(promised.names());
    for (var name : scope) {
      if (!promised.more() && !names.contains(name)) {
        reporter.report(
            promised.position(),
            "the scope leaves out " + name + ", which is in scope here; add it, or '...'");
      }
    }
  }
}
