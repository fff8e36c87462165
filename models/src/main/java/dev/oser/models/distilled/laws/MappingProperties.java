package dev.oser.models.distilled.laws;

import dev.oser.models.Planted;
import dev.oser.models.Property;
import dev.oser.models.distilled.Instruction;
import dev.oser.models.distilled.Program;
import dev.oser.models.distilled.Semantics;
import dev.oser.models.distilled.ctl.Facts;
import dev.oser.models.distilled.osr.Compensation;
import dev.oser.models.distilled.osr.OsrMapping;
import dev.oser.models.distilled.osr.OsrTrans;
import dev.oser.models.distilled.osr.Strength;
import dev.oser.models.distilled.osr.StrictMapping;
import dev.oser.models.distilled.rewrite.Engine;
import dev.oser.models.distilled.rewrite.Rules;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Compensation code is right, and so are the mappings made of it. */
final class MappingProperties {
  private static final int FUEL = RuleProperties.FUEL;

  /** How many ways to apply a rule are tried on one program. */
  private static final int APPLICATIONS = 3;

  private MappingProperties() {}

  private interface Build {
    Optional<Program> build(Facts source, int at, Facts target, int landing, Strength strength);
  }

  static Property<ProgramCase> compensationIsCorrect() {
    return new Property<>(
        "Lemma B.4",
        "build_comp turns the live store of one program into that of the other, both strengths",
        ProgramCase.withOverwrittenOperands(Transformations::exist),
        subject -> compensationViolation(subject, Compensation::build),
        ProgramCase.shrinker(),
        List.of(
            new Planted<>(
                "Algorithm 3 as printed, where variables have several definitions",
                subject -> compensationViolation(subject, Compensation::buildAsPrinted)),
            new Planted<>(
                "a value dropped",
                subject ->
                    compensationViolation(
                        subject,
                        (source, at, target, landing, strength) ->
                            Compensation.build(source, at, target, landing, strength)
                                .map(MappingProperties::withoutLastAssignment)))));
  }

  static Property<ProgramCase> printedCompensationIsCorrect() {
    return new Property<>(
        "Lemma B.4 as printed",
        "Algorithm 3 to the letter, for programs that define every variable once",
        ProgramCase.where(true, Transformations::exist),
        subject -> compensationViolation(subject, Compensation::buildAsPrinted),
        ProgramCase.shrinker(),
        List.of(
            new Planted<>(
                "a value dropped",
                subject ->
                    compensationViolation(
                        subject,
                        (source, at, target, landing, strength) ->
                            Compensation.buildAsPrinted(source, at, target, landing, strength)
                                .map(MappingProperties::withoutLastAssignment)))));
  }

  static Property<ProgramCase> osrTransIsStrict() {
    return new Property<>(
        "Theorem 3.3",
        "OSR_trans yields strict OSR mappings in both directions",
        ProgramCase.where(false, Transformations::exist),
        subject -> strictViolation(subject, UnaryOperator.identity()),
        ProgramCase.shrinker(),
        List.of(
            new Planted<>(
                "a value dropped",
                subject ->
                    strictViolation(
                        subject,
                        mapping ->
                            mapping.withCompensations(MappingProperties::withoutLastAssignment)))));
  }

  static Property<ProgramCase> mappingsCompose() {
    return new Property<>(
        "Theorem 3.4",
        "the composition of OSR mappings is one, and strict if they are (Corollary B.6)",
        ProgramCase.where(false, Transformations::exist),
        subject -> compositionViolation(subject, OsrMapping::then),
        ProgramCase.shrinker(),
        List.of(
            new Planted<>(
                "the mappings in the wrong order",
                subject -> compositionViolation(subject, (first, second) -> second.then(first))),
            new Planted<>(
                "the second compensation code forgotten",
                subject ->
                    compositionViolation(
                        subject,
                        (first, second) ->
                            first.then(
                                second.withCompensations(
                                    MappingProperties::withoutLastAssignment))))));
  }

  /** Lemma B.4 on corresponding states, for some of the ways to apply a rule. */
  private static @Nullable String compensationViolation(ProgramCase subject, Build build) {
    var before = new Facts(subject.program());
    var choice = subject.choice();
    // A rule first, then a place: otherwise the propagations, which apply almost anywhere, crowd
    // out
    // the motions.
    var byRule =
        Rules.all().stream()
            .map(rule -> Engine.matches(rule, subject.program()))
            .filter(matches -> !matches.isEmpty())
            .toList();
    for (int i = 0; i < APPLICATIONS && !byRule.isEmpty(); i++) {
      var match = choice.of(choice.of(byRule));
      var after = new Facts(Engine.apply(match, subject.program()));
      for (var strength : Strength.values()) {
        var forward = compensationViolation(subject, build, before, after, strength);
        var found =
            forward != null
                ? forward
                : compensationViolation(subject, build, after, before, strength);
        if (found != null) {
          return match + ", " + strength + ": " + found;
        }
      }
    }
    return null;
  }

  private static @Nullable String compensationViolation(
      ProgramCase subject, Build build, Facts source, Facts target, Strength strength) {
    var built = new HashMap<Integer, Optional<Program>>();
    for (var store : subject.stores()) {
      var from = Semantics.trace(source.program(), store, FUEL).states();
      var to = Semantics.trace(target.program(), store, FUEL).states();
      for (int i = 0; i < Math.min(from.size(), to.size()); i++) {
        int point = from.get(i).point();
        if (point > source.program().size()) {
          continue;
        }
        var compensation =
            built.computeIfAbsent(point, at -> build.build(source, at, target, at, strength));
        if (compensation.isEmpty()) {
          continue;
        }
        var visible = new TreeSet<>(source.live(point));
        visible.addAll(compensation.get().inputs());
        var result =
            Semantics.run(compensation.get(), from.get(i).store().restrictedTo(visible), FUEL);
        var wanted = to.get(i).store().restrictedTo(target.live(point));
        if (result.isEmpty() || !result.get().equals(wanted)) {
          return "at "
              + from.get(i)
              + " the compensation code gives "
              + result
              + ", not "
              + wanted
              + "\n"
              + compensation.get()
              + "into\n"
              + target.program();
        }
      }
    }
    return null;
  }

  private static @Nullable String strictViolation(
      ProgramCase subject, UnaryOperator<OsrMapping> mistake) {
    var choice = subject.choice();
    for (var strength : Strength.values()) {
      var made = OsrTrans.of(subject.program(), Transformations.random(choice), strength);
      var found =
          strictViolation(
              subject, made, mistake.apply(made.forward()), mistake.apply(made.backward()));
      if (found != null) {
        return strength + ": " + found;
      }
    }
    return null;
  }

  private static @Nullable String compositionViolation(
      ProgramCase subject, BinaryOperator<OsrMapping> composition) {
    var choice = subject.choice();
    for (var strength : Strength.values()) {
      var first = OsrTrans.of(subject.program(), Transformations.random(choice), strength);
      var second = OsrTrans.of(first.target(), Transformations.random(choice), strength);
      var ends = new OsrTrans(first.source(), second.target(), first.forward(), second.backward());
      var found =
          strictViolation(
              subject,
              ends,
              composition.apply(first.forward(), second.forward()),
              composition.apply(second.backward(), first.backward()));
      if (found != null) {
        return strength + ": " + found;
      }
    }
    return null;
  }

  private static @Nullable String strictViolation(
      ProgramCase subject, OsrTrans ends, OsrMapping forward, OsrMapping backward) {
    var source = new Facts(ends.source());
    var target = new Facts(ends.target());
    for (var store : subject.stores()) {
      var there = StrictMapping.violation(forward, source, target, store, FUEL);
      var found =
          there != null ? there : StrictMapping.violation(backward, target, source, store, FUEL);
      if (found != null) {
        return found + "between this and\n" + ends.target();
      }
    }
    return null;
  }

  /** {@return compensation code in which the last assignment is forgotten} */
  static Program withoutLastAssignment(Program compensation) {
    int last = compensation.size() - 1;
    return compensation.at(last) instanceof Instruction.Assign
        ? compensation.with(last, new Instruction.Skip())
        : compensation;
  }
}
