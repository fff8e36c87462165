package dev.oser.models.sourir.laws;

import dev.oser.models.Choice;
import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.transform.AssumeComposition;
import dev.oser.models.sourir.transform.ConstantPropagation;
import dev.oser.models.sourir.transform.FreshVersion;
import dev.oser.models.sourir.transform.Guards;
import dev.oser.models.sourir.transform.Inlining;
import dev.oser.models.sourir.transform.PredicateHoisting;
import dev.oser.models.sourir.transform.Renaming;
import dev.oser.models.sourir.transform.UnreachableCode;
import dev.oser.models.sourir.transform.UnrestrictedDeoptimization;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The transformations of the paper at random places. */
final class Passes {
  private static final List<Pass> ALL =
      List.of(
          Passes::addGuard,
          Passes::constants,
          Passes::branches,
          Passes::unreachable,
          Passes::inline,
          Passes::moveAssume,
          Passes::hoist,
          Passes::compose);

  private Passes() {}

  /** Theorem 5.5. */
  static Optional<Program> fresh(Program program, Choice choice) {
    var name = choice.of(program.functions()).name();
    var labelled = choice.percent(50) ? FreshVersion.withLabels(program, name) : program;
    return Optional.of(FreshVersion.of(labelled, name, "fresh"));
  }

  /** Lemma 5.6. */
  static Optional<Program> addGuard(Program program, Choice choice) {
    var function = choice.of(program.functions());
    var version = choice.of(function.versions());
    return Places.assume(Guards.assumes(version), choice)
        .map(
            assume ->
                Guards.adding(
                    program,
                    function.name(),
                    version.name(),
                    assume.label(),
                    RandomGuard.over(Guards.scopeAt(function, version, assume.label()), choice)));
  }

  /** Lemma 6.1. */
  static Optional<Program> constants(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .map(function -> ConstantPropagation.of(program, function.name(), function.active().name()))
        .filter(changed -> !changed.equals(program));
  }

  /** Lemma 6.2. */
  static Optional<Program> branches(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .map(
            function ->
                UnreachableCode.branches(program, function.name(), function.active().name()))
        .filter(changed -> !changed.equals(program));
  }

  /** Lemma 6.3. */
  static Optional<Program> unreachable(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .map(function -> UnreachableCode.lines(program, function.name(), function.active().name()))
        .filter(changed -> !changed.equals(program));
  }

  /** Theorem 6.4, once or twice: inlining what has inlined something chains continuations. */
  static Optional<Program> inlineMore(Program program, Choice choice) {
    return inline(program, choice).map(once -> inline(once, choice).orElse(once));
  }

  /** Theorem 6.4. */
  static Optional<Program> inline(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .flatMap(function -> inlineInto(program, function, choice));
  }

  private static Optional<Program> inlineInto(Program program, Function function, Choice choice) {
    var labels = new ArrayList<String>();
    for (var line : function.active().lines()) {
      if (line.instruction() instanceof Instruction.Call call && call.label() != null) {
        labels.add(call.label());
      }
    }
    return labels.isEmpty()
        ? Optional.empty()
        : Inlining.inline(
            program,
            function.name(),
            function.active().name(),
            choice.of(labels),
            function.versions().get(1).name());
  }

  /** Lemma 6.5. */
  static Optional<Program> moveAssume(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .flatMap(
            function ->
                Places.assume(function, choice)
                    .flatMap(
                        assume ->
                            UnrestrictedDeoptimization.move(
                                program,
                                function.name(),
                                function.active().name(),
                                assume.label())));
  }

  /** Lemma 6.6. */
  static Optional<Program> hoist(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .flatMap(
            function -> {
              var assumes = Guards.assumes(function.active());
              var from = assumes.stream().filter(assume -> !assume.guards().isEmpty()).toList();
              if (from.isEmpty()) {
                return Optional.empty();
              }
              var source = choice.of(from);
              return PredicateHoisting.hoist(
                  program,
                  function.name(),
                  function.active().name(),
                  choice.of(source.guards()),
                  source.label(),
                  choice.of(assumes).label());
            });
  }

  /** Lemma 6.7. */
  static Optional<Program> compose(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .flatMap(
            function ->
                Places.assume(function, choice)
                    .flatMap(
                        assume ->
                            AssumeComposition.compose(
                                program,
                                function.name(),
                                function.active().name(),
                                assume.label())));
  }

  /** A few of them in a row (Lemma 5.2). */
  static Optional<Program> some(Program program, Choice choice) {
    var result = program;
    int count = choice.between(2, 6);
    for (int i = 0; i < count; i++) {
      result = choice.of(ALL).apply(result, choice).orElse(result);
    }
    return Optional.of(result);
  }

  /** Other names for the variables of an active version, so that varmaps are no identities. */
  static Optional<Program> rename(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .map(
            function -> {
              UnaryOperator<String> other =
                  name -> function.parameters().contains(name) ? name : name + "_r";
              var renaming = new Renaming(other, UnaryOperator.identity());
              return changingLines(
                  program, function, line -> line.with(renaming.of(line.instruction())));
            });
  }

  /** Code that nothing reaches, for {@link #unreachable} to find. */
  static Optional<Program> addDeadCode(Program program, Choice choice) {
    return Places.optimizable(program, choice)
        .map(
            function -> {
              var lines = new ArrayList<>(function.active().lines());
              lines.add(Line.of(new Instruction.MergeLabel("dead")));
              lines.add(Line.of(new Instruction.Print(new Expression.Int(choice.below(9)))));
              lines.add(Line.of(new Instruction.Goto("dead")));
              return program.with(function.with(function.active().with(lines)));
            });
  }

  static Program changingLines(Program program, Function function, UnaryOperator<Line> change) {
    return program.with(
        function.with(
            function.active().with(function.active().lines().stream().map(change).toList())));
  }
}
