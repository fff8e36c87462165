package dev.oser.models.distilled.laws;

import dev.oser.models.Choice;
import dev.oser.models.Planted;
import dev.oser.models.Property;
import dev.oser.models.distilled.Program;
import dev.oser.models.distilled.Semantics;
import dev.oser.models.distilled.Store;
import dev.oser.models.distilled.Trace;
import dev.oser.models.distilled.ctl.Facts;
import dev.oser.models.distilled.osr.MultiVersionProgram;
import dev.oser.models.distilled.osr.MultiVersionProgram.Edge;
import dev.oser.models.distilled.osr.Oracle;
import dev.oser.models.distilled.osr.OsrMapping;
import dev.oser.models.distilled.osr.OsrTrans;
import dev.oser.models.distilled.osr.Strength;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Whatever the oracle decides, a multi-version program does the same. */
final class VersionProperties {
  private static final int FUEL = RuleProperties.FUEL;
  private static final int ORACLES = 3;
  private static final int TRANSITION_PERCENT = 40;

  private VersionProperties() {}

  static Property<ProgramCase> multiVersionProgramsAreDeterministic() {
    return new Property<>(
        "Theorem 3.5",
        "multi-version programs made by do_passes give the result of their first version",
        ProgramCase.where(false, Transformations::exist),
        subject -> determinismViolation(subject, UnaryOperator.identity()),
        ProgramCase.shrinker(),
        planted(VersionProperties::determinismViolation));
  }

  static Property<ProgramCase> landingsAreOnTheTraceOfTheirVersion() {
    return new Property<>(
        "Lemma C.1",
        "after any transition, the live store is one its version has without transitions",
        ProgramCase.where(false, Transformations::exist),
        subject -> landingViolation(subject, UnaryOperator.identity()),
        ProgramCase.shrinker(),
        planted(VersionProperties::landingViolation));
  }

  private interface Claim {
    @Nullable String violation(ProgramCase subject, UnaryOperator<OsrMapping> mistake);
  }

  private static List<Planted<ProgramCase>> planted(Claim claim) {
    return List.of(
        new Planted<>(
            "a value dropped",
            subject ->
                claim.violation(
                    subject,
                    mapping ->
                        mapping.withCompensations(MappingProperties::withoutLastAssignment))));
  }

  /** A tree of versions, each by up to three transformations from an earlier one (Appendix C). */
  private static MultiVersionProgram versions(
      Program program, Choice choice, UnaryOperator<OsrMapping> mistake) {
    var versions = new ArrayList<>(List.of(program));
    var mappings = new HashMap<Edge, OsrMapping>();
    for (int version = 1; version <= 3; version++) {
      int parent = choice.below(version);
      var strength = choice.of(List.of(Strength.values()));
      var passes =
          OsrTrans.ofPasses(
              versions.get(parent), Transformations.some(choice, choice.between(1, 3)), strength);
      versions.add(passes.target());
      mappings.put(new Edge(parent, version), mistake.apply(passes.forward()));
      mappings.put(new Edge(version, parent), mistake.apply(passes.backward()));
    }
    return new MultiVersionProgram(versions, mappings);
  }

  private static Oracle randomOracle(Choice choice) {
    return (current, _, others) -> choice.percent(TRANSITION_PERCENT) ? choice.of(others) : current;
  }

  private static @Nullable String determinismViolation(
      ProgramCase subject, UnaryOperator<OsrMapping> mistake) {
    var choice = subject.choice();
    var program = versions(subject.program(), choice, mistake);
    for (var store : subject.stores()) {
      var alone = Semantics.trace(subject.program(), store, FUEL);
      for (int i = 0; i < ORACLES; i++) {
        var last = program.trace(store, randomOracle(choice), FUEL).getLast();
        var expected = alone.states().getLast();
        boolean same =
            last.state().point() == expected.point()
                && (alone.end() != Trace.End.FINISHED
                    || last.state().store().equals(expected.store()));
        if (!same) {
          return "alone it ends at " + expected + ", with transitions at " + last;
        }
      }
    }
    return null;
  }

  private static @Nullable String landingViolation(
      ProgramCase subject, UnaryOperator<OsrMapping> mistake) {
    var choice = subject.choice();
    var program = versions(subject.program(), choice, mistake);
    var facts = program.versions().stream().map(Facts::new).toList();
    for (var store : subject.stores()) {
      for (var moment : program.trace(store, randomOracle(choice), FUEL)) {
        if (moment.landed() && !isOnTrace(moment, facts.get(moment.version()), store)) {
          return "from " + store + " it lands at " + moment;
        }
      }
    }
    return null;
  }

  private static boolean isOnTrace(MultiVersionProgram.Moment moment, Facts facts, Store store) {
    int point = moment.state().point();
    var live = facts.live(point);
    return Semantics.trace(facts.program(), store, FUEL).states().stream()
        .anyMatch(
            each ->
                each.point() == point
                    && each.store()
                        .restrictedTo(live)
                        .equals(moment.state().store().restrictedTo(live)));
  }
}
