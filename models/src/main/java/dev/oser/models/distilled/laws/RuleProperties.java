package dev.oser.models.distilled.laws;

import dev.oser.models.Planted;
import dev.oser.models.Property;
import dev.oser.models.distilled.Semantics;
import dev.oser.models.distilled.Trace;
import dev.oser.models.distilled.WellFormed;
import dev.oser.models.distilled.ctl.Facts;
import dev.oser.models.distilled.osr.Bisimulation;
import dev.oser.models.distilled.rewrite.Engine;
import dev.oser.models.distilled.rewrite.Rule;
import dev.oser.models.distilled.rewrite.Rules;
import dev.oser.models.distilled.rewrite.WrongRules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rules keep programs live-variable bisimilar, and so keep their meaning. */
final class RuleProperties {
  static final int FUEL = 150;

  private static final List<Rule> FIGURE_3 =
      List.of(Rules.CONSTANT_PROPAGATION, Rules.DEAD_CODE_ELIMINATION, Rules.HOIST);
  private static final List<Rule> OURS = List.of(Rules.SINK, Rules.COPY_PROPAGATION);

  private RuleProperties() {}

  static Property<ProgramCase> figure3IsLiveVariableEquivalent() {
    return bisimilar(
        "Theorem 3.2",
        "CP, DCE and Hoist are live-variable equivalent",
        FIGURE_3,
        WrongRules.ofFigure3());
  }

  static Property<ProgramCase> sinkingAndCopiesAreLiveVariableEquivalent() {
    return bisimilar(
        "Definition 15 for Sink and CopyProp",
        "sinking and copy propagation are live-variable equivalent",
        OURS,
        WrongRules.ofSinkAndCopyPropagation());
  }

  private static Property<ProgramCase> bisimilar(
      String name, String statement, List<Rule> rules, List<Rule> wrong) {
    return new Property<>(
        name,
        statement,
        ProgramCase.where(false, program -> !Engine.matches(rules, program).isEmpty()),
        subject -> bisimulationViolation(subject, rules),
        ProgramCase.shrinker(),
        wrong.stream()
            .map(
                rule ->
                    new Planted<ProgramCase>(
                        rule.name(), subject -> bisimulationViolation(subject, List.of(rule))))
            .toList());
  }

  static Property<ProgramCase> rulesPreserveMeaning() {
    return new Property<>(
        "Definition 10",
        "the rules are semantics-preserving",
        ProgramCase.where(false, program -> !Engine.matches(Rules.all(), program).isEmpty()),
        subject -> meaningViolation(subject, Rules.all()),
        ProgramCase.shrinker(),
        // The last one hoists a value that is overwritten: bisimilarity sees it, results rarely do.
        WrongRules.ofFigure3().subList(0, 4).stream()
            .map(
                rule ->
                    new Planted<ProgramCase>(
                        rule.name(), subject -> meaningViolation(subject, List.of(rule))))
            .toList());
  }

  private static @Nullable String bisimulationViolation(ProgramCase subject, List<Rule> rules) {
    var before = new Facts(subject.program());
    for (var match : Engine.matches(rules, subject.program())) {
      var transformed = Engine.apply(match, subject.program());
      var wrong = WellFormed.violation(transformed);
      if (wrong.isPresent()) {
        return match + " makes an ill-formed program: " + wrong.get() + "\n" + transformed;
      }
      var after = new Facts(transformed);
      for (var store : subject.stores()) {
        var violation = Bisimulation.violation(before, after, store, FUEL);
        if (violation != null) {
          return match + ": " + violation + "\n" + transformed;
        }
      }
    }
    return null;
  }

  private static @Nullable String meaningViolation(ProgramCase subject, List<Rule> rules) {
    for (var match : Engine.matches(rules, subject.program())) {
      var transformed = Engine.apply(match, subject.program());
      for (var store : subject.stores()) {
        var here = Semantics.trace(subject.program(), store, FUEL);
        var there = Semantics.trace(transformed, store, FUEL);
        boolean same =
            here.end() == there.end()
                && (here.end() != Trace.End.FINISHED
                    || here.states().getLast().store().equals(there.states().getLast().store()));
        if (!same) {
          return match
              + ": from "
              + store
              + " it ends in "
              + here.states().getLast()
              + ", afterwards in "
              + there.states().getLast()
              + "\n"
              + transformed;
        }
      }
    }
    return null;
  }
}
