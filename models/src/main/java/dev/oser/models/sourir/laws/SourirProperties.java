package dev.oser.models.sourir.laws;

import dev.oser.models.Parsed;
import dev.oser.models.Planted;
import dev.oser.models.Property;
import dev.oser.models.sourir.check.StaticChecker;
import dev.oser.models.sourir.invariants.AssumptionTransparency;
import dev.oser.models.sourir.invariants.Search;
import dev.oser.models.sourir.invariants.VersionEquivalence;
import dev.oser.models.sourir.laws.Preservation.Wrong;
import dev.oser.models.sourir.text.Parser;
import dev.oser.models.sourir.text.Printer;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** All properties of sourir, in the order of the paper. */
public final class SourirProperties {
  private SourirProperties() {}

  public static List<Property<?>> all() {
    return List.of(
        textsReadBack(),
        generatedProgramsAreValid(),
        versionsAreEquivalent(),
        assumptionsAreTransparent(),
        Preservation.of(
            "Theorem 5.5",
            "a fresh version with chained assumes changes nothing",
            Passes::fresh,
            new Wrong("a wrong varmap", pass(Passes::fresh).then(WrongPasses::wrongVarmap))),
        Preservation.of(
            "Lemma 5.6",
            "one more predicate in an assume changes nothing",
            Passes::addGuard,
            new Wrong(
                "a predicate in an assume with a wrong varmap",
                pass(WrongPasses::wrongVarmap).then(WrongPasses::failAlways))),
        Preservation.of(
            "Lemma 5.2",
            "transformations in any sequence change nothing",
            Passes::some,
            new Wrong(
                "a wrong varmap at the end", pass(Passes::some).then(WrongPasses::wrongVarmap))),
        Preservation.of(
            "Lemma 6.1",
            "constant propagation changes nothing, speculative or not",
            Passes::constants,
            new Wrong("assignments ignored", WrongPasses::constantsForever)),
        Preservation.of(
            "Lemma 6.2",
            "deciding branches on constants changes nothing",
            Passes::branches,
            new Wrong("branches decided the wrong way", WrongPasses::wrongBranches)),
        Preservation.of(
            "Lemma 6.3",
            "removing unreachable code changes nothing",
            pass(Passes::addDeadCode).then(Passes::unreachable),
            new Wrong("a reachable line removed", WrongPasses::losesPrint)),
        Preservation.of(
            "Theorem 6.4",
            "inlining changes nothing, also when the inlinee deoptimises",
            Passes::inlineMore,
            new Wrong(
                "no extra continuation",
                pass(Passes::inlineMore).then(WrongPasses::withoutFrames))),
        Preservation.of(
            "Lemma 6.5",
            "moving an assume past a harmless instruction changes nothing",
            Passes::moveAssume,
            new Wrong("an assume past a print or an assignment", WrongPasses::moveAnywhere)),
        Preservation.of(
            "Lemma 6.6",
            "hoisting a predicate changes nothing, also where code relies on it",
            pass(Passes::constants).then(Passes::hoist),
            new Wrong(
                "the predicate not checked anywhere",
                pass(Passes::constants).then(WrongPasses::withoutGuards))),
        Preservation.of(
            "Lemma 6.7",
            "composing chained assumes changes nothing",
            pass(Passes::rename).then(Passes::compose),
            new Wrong(
                "varmaps not substituted",
                pass(Passes::rename).then(Passes::compose).then(WrongPasses::withoutSubstitution)),
            new Wrong(
                "a wrong varmap",
                pass(Passes::rename).then(Passes::compose).then(WrongPasses::wrongVarmap))));
  }

  private static Pass pass(Pass pass) {
    return pass;
  }

  private static Property<SourirCase> textsReadBack() {
    return new Property<>(
        "The .sou format",
        "a printed program parses to the same program",
        SourirCase.where(_ -> true),
        subject -> textViolation(subject, UnaryOperator.identity()),
        SourirCase.shrinker(),
        List.of(
            new Planted<>(
                "a printer that forgets labels of calls",
                subject ->
                    textViolation(subject, text -> text.replaceAll("(?m)\\) c[0-9]+$", ")"))),
            new Planted<>(
                "a printer without else",
                subject -> textViolation(subject, text -> text.replace(" else ", " ")))));
  }

  private static @Nullable String textViolation(SourirCase subject, UnaryOperator<String> mistake) {
    var text = mistake.apply(Printer.print(subject.program()));
    return switch (Parser.parse(text)) {
      case Parsed.Bad<?>(var problems) -> problems.getFirst().toString();
      case Parsed.Good<?>(var program) ->
          program.equals(subject.program()) ? null : "it reads as another program";
    };
  }

  private static Property<SourirCase> generatedProgramsAreValid() {
    return new Property<>(
        "Static rules",
        "the checker has nothing against programs made by the rules",
        SourirCase.where(_ -> true),
        subject -> staticViolation(subject, pass((program, _) -> Optional.of(program))),
        SourirCase.shrinker(),
        List.of(
            new Planted<>(
                "a varmap that leaves a variable out",
                subject -> staticViolation(subject, WrongPasses::shortVarmap))));
  }

  private static @Nullable String staticViolation(SourirCase subject, Pass mistake) {
    return mistake
        .apply(subject.program(), subject.choice())
        .map(StaticChecker::check)
        .filter(problems -> !problems.isEmpty())
        .map(problems -> problems.getFirst().toString())
        .orElse(null);
  }

  private static Property<SourirCase> versionsAreEquivalent() {
    return new Property<>(
        "Version equivalence",
        "the checker finds nothing in chained versions",
        SourirCase.where(_ -> true),
        subject -> equivalenceViolation(subject, (program, _) -> Optional.of(program)),
        SourirCase.shrinker(),
        List.of(
            new Planted<>(
                "a version that prints less",
                subject -> equivalenceViolation(subject, WrongPasses::losesPrint))));
  }

  private static @Nullable String equivalenceViolation(SourirCase subject, Pass mistake) {
    return mistake
        .apply(subject.program(), subject.choice())
        .flatMap(program -> VersionEquivalence.search(program, Search.QUICK))
        .map(Object::toString)
        .orElse(null);
  }

  private static Property<SourirCase> assumptionsAreTransparent() {
    return new Property<>(
        "Assumption transparency",
        "the checker finds nothing in chained versions",
        SourirCase.where(_ -> true),
        subject -> transparencyViolation(subject, (program, _) -> Optional.of(program)),
        SourirCase.shrinker(),
        List.of(
            new Planted<>(
                "a wrong varmap",
                subject -> transparencyViolation(subject, WrongPasses::wrongVarmap))));
  }

  private static @Nullable String transparencyViolation(SourirCase subject, Pass mistake) {
    return mistake
        .apply(subject.program(), subject.choice())
        .flatMap(program -> AssumptionTransparency.search(program, Search.QUICK))
        .map(Object::toString)
        .orElse(null);
  }
}
