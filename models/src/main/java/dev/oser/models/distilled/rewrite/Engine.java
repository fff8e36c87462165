package dev.oser.models.distilled.rewrite;

import dev.oser.models.distilled.Expression;
import dev.oser.models.distilled.Instruction;
import dev.oser.models.distilled.Program;
import dev.oser.models.distilled.ctl.Binding;
import dev.oser.models.distilled.ctl.ModelChecker;
import dev.oser.models.distilled.ctl.Substitution;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** Applies rules to programs (Definition 10). */
public final class Engine {
  private Engine() {}

  /** {@return every θ for which the rule applies, in program order} */
  public static List<Match> matches(Rule rule, Program program) {
    var candidates = List.of(Substitution.EMPTY);
    for (var rewrite : rule.rewrites()) {
      candidates = extend(candidates, rewrite, program);
    }
    if (rule.searched() != null) {
      candidates = search(candidates, rule.searched(), program);
    }
    var checker = new ModelChecker(program);
    return candidates.stream()
        .filter(theta -> rule.condition().holds(checker, theta))
        .map(theta -> new Match(rule, theta))
        .toList();
  }

  /** {@return all matches of all rules} */
  public static List<Match> matches(List<Rule> rules, Program program) {
    return rules.stream().flatMap(rule -> matches(rule, program).stream()).toList();
  }

  /** {@return π′ = [[T]](π) for this θ} */
  public static Program apply(Match match, Program program) {
    var result = program;
    for (var rewrite : match.rule().rewrites()) {
      int point = match.theta().point(rewrite.point());
      result = result.with(point, instantiate(rewrite.after(), match.theta()));
    }
    return result;
  }

  private static List<Substitution> extend(
      List<Substitution> candidates, Rewrite rewrite, Program program) {
    var result = new ArrayList<Substitution>();
    for (var theta : candidates) {
      for (int point = 2; point < program.size(); point++) {
        var here = theta.matching(rewrite.point(), new Binding.Point(point));
        if (here != null) {
          match(rewrite.before(), program.at(point), here, result);
        }
      }
    }
    return result;
  }

  private static void match(
      InstructionPattern pattern,
      Instruction instruction,
      Substitution theta,
      List<Substitution> result) {
    switch (pattern) {
      case InstructionPattern.Skip _ -> {
        if (instruction instanceof Instruction.Skip) {
          result.add(theta);
        }
      }
      case InstructionPattern.Assign(var x, var valuePattern) -> {
        if (instruction instanceof Instruction.Assign(var variable, var value)) {
          var assigned = theta.matching(x, new Binding.Name(variable));
          if (assigned != null) {
            match(valuePattern, value, assigned, result);
          }
        }
      }
    }
  }

  private static void match(
      ExpressionPattern pattern,
      Expression expression,
      Substitution theta,
      List<Substitution> result) {
    switch (pattern) {
      case ExpressionPattern.Any(var e) -> addIfPossible(theta, e, expression, result);
      case ExpressionPattern.Containing(var e, var v) -> {
        for (var variable : expression.variables()) {
          var occurring = theta.matching(v, new Binding.Name(variable));
          if (occurring != null) {
            addIfPossible(occurring, e, expression, result);
          }
        }
      }
      case ExpressionPattern.Replacing _ ->
          throw new IllegalArgumentException(pattern + " can only be written, not matched");
    }
  }

  private static void addIfPossible(
      Substitution theta, String meta, Expression expression, List<Substitution> result) {
    var extended = theta.matching(meta, new Binding.Code(expression));
    if (extended != null) {
      result.add(extended);
    }
  }

  private static List<Substitution> search(
      List<Substitution> candidates, String meta, Program program) {
    var values = new LinkedHashSet<Expression>();
    for (var instruction : program.instructions()) {
      if (instruction instanceof Instruction.Assign(_, var value)) {
        values.add(value);
      }
    }
    return candidates.stream()
        .flatMap(theta -> values.stream().map(value -> theta.with(meta, new Binding.Code(value))))
        .toList();
  }

  private static Instruction instantiate(InstructionPattern pattern, Substitution theta) {
    return switch (pattern) {
      case InstructionPattern.Skip _ -> new Instruction.Skip();
      case InstructionPattern.Assign(var x, var value) ->
          new Instruction.Assign(
              theta.name(x),
              switch (value) {
                case ExpressionPattern.Any(var e) -> theta.expression(e);
                case ExpressionPattern.Containing(var e, _) -> theta.expression(e);
                case ExpressionPattern.Replacing(var e, var v, var by) ->
                    theta.expression(e).replacing(theta.name(v), theta.expression(by));
              });
    };
  }
}
