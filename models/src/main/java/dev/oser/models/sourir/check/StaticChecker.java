package dev.oser.models.sourir.check;

import dev.oser.models.Problem;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Position;
import dev.oser.models.sourir.Program;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;

/**
 * The static rules, all of them:
 *
 * <ul>
 *   <li>{@code main} exists and has no parameters;
 *   <li>functions, versions of a function, parameters and labels of a version have different names;
 *   <li>a version of another function than main is not empty and ends in return, stop, goto or
 *       branch;
 *   <li>referenced functions exist, and direct calls have the right number of arguments;
 *   <li>goto needs a merge label; branch needs two different branch labels; each branch label has
 *       exactly one branch;
 *   <li>merge and branch labels are neither first nor fallen into;
 *   <li>used, assigned and dropped variables are in scope; none is declared while in scope; where
 *       paths merge, scopes agree, including which declaration each variable comes from;
 *   <li>promised scopes hold;
 *   <li>targets of assumes and of their extra frames exist, and every varmap covers exactly the
 *       scope at its target.
 * </ul>
 */
public final class StaticChecker {
  private final Program program;
  private final VersionFacts facts = new VersionFacts();
  private final List<Problem> problems = new ArrayList<>();

  private StaticChecker(Program program) {
    this.program = program;
  }

  /** {@return what is wrong, in the order of the text; empty if nothing is} */
  public static List<Problem> check(Program program) {
    return new StaticChecker(program).run();
  }

  private List<Problem> run() {
    main();
    var names = new HashSet<String>();
    for (var function : program.functions()) {
      if (!names.add(function.name())) {
        report(
            function.position(),
            "function " + function.name() + " is already defined; give one of them another name");
      }
      function(function);
    }
    problems.sort(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column));
    return List.copyOf(problems);
  }

  private void main() {
    var main = program.function(Function.MAIN);
    if (main.isEmpty()) {
      report(
          new Position(1, 1),
          "there is no main; begin the program with instructions, or add 'function main ()'");
    } else if (!main.get().parameters().isEmpty()) {
      report(main.get().position(), "main cannot have parameters; use read for input");
    }
  }

  private void function(Function function) {
    var parameters = new HashSet<String>();
    for (var parameter : function.parameters()) {
      if (!parameters.add(parameter)) {
        report(
            function.position(),
            function.name() + " has two parameters " + parameter + "; rename one");
      }
    }
    var names = new HashSet<String>();
    for (var version : function.versions()) {
      if (!names.add(version.name())) {
        report(
            version.position(),
            function.name() + " already has a version " + version.name() + "; rename one");
      }
      new LabelRules(function, version, facts.labels(version), this::report).check();
      new NameRules(program, version, facts.scopes(function, version), this::report).check();
      new DeoptimizationRules(program, version, facts, this::report).check();
    }
  }

  private void report(Position position, String message) {
    problems.add(new Problem(position.line(), position.column(), message));
  }
}
