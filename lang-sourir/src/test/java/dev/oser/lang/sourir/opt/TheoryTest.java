package dev.oser.lang.sourir.opt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oser.models.Choice;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.laws.ProgramGenerator;
import dev.oser.models.sourir.text.Printer;
import dev.oser.models.sourir.transform.AssumeComposition;
import dev.oser.models.sourir.transform.ConstantPropagation;
import dev.oser.models.sourir.transform.FreshVersion;
import dev.oser.models.sourir.transform.UnreachableCode;
import dev.oser.models.sourir.transform.UnrestrictedDeoptimization;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * The law: passes do what the transformations of the models do, which are written another time and
 * only to be understood.
 */
final class TheoryTest {
  private static final int PROGRAMS = 300;

  /**
   * {@return a program as passes find it: with assumes that have something to say, or as written}
   */
  private static Draft draft(int seed) {
    var choice = new Choice(seed);
    var generator = new ProgramGenerator(choice);
    var draft = Draft.of(choice.percent(50) ? generator.plain() : generator.versioned(), true);
    for (var pass : Passes.parse("fresh,prune,const_fold")) {
      draft = choice.percent(60) ? pass.apply(draft) : draft;
    }
    return draft;
  }

  private static void assertAgree(Pass pass, UnaryOperator<Draft> theory) {
    int changes = 0;
    for (int seed = 0; seed < PROGRAMS; seed++) {
      var draft = draft(seed);
      var expected = Printer.print(theory.apply(draft).program());
      assertEquals(expected, Printer.print(pass.apply(draft).program()), "seed " + seed);
      changes += expected.equals(Printer.print(draft.program())) ? 0 : 1;
    }
    assertTrue(changes > PROGRAMS / 20, pass.name() + " has changed only " + changes);
  }

  /** What a transformation makes of a version. */
  private interface OfVersion {
    Program of(Program program, String function, String version);
  }

  private static UnaryOperator<Draft> everywhere(OfVersion transformation) {
    return draft -> {
      var program = draft.program();
      for (var function : draft.optimizable()) {
        program = transformation.of(program, function.name(), function.active().name());
        var changed = program.function(function.name()).orElseThrow();
        if (!changed.equals(function)) {
          var lines = Draft.withoutPromises(changed.active().lines());
          program = program.with(changed.with(changed.active().with(lines)));
        }
      }
      return draft.with(program);
    };
  }

  @Test
  void constantFoldingIsConstantPropagation() {
    assertAgree(new ConstantFolding(), everywhere(ConstantPropagation::of));
  }

  @Test
  void movingAssumesIsUnrestrictedDeoptimization() {
    assertAgree(
        new MoveAssume(),
        everywhere(
            (program, function, version) -> {
              var result = program;
              var active = program.function(function).orElseThrow().active();
              for (var assume : Assumes.of(active).reversed()) {
                Optional<Program> moved = Optional.of(result);
                while (moved.isPresent()) {
                  result = moved.get();
                  moved =
                      UnrestrictedDeoptimization.move(result, function, version, assume.label());
                }
              }
              return result;
            }));
  }

  @Test
  void decidingBranchesIsUnreachableCodeElimination() {
    for (int seed = 0; seed < PROGRAMS; seed++) {
      var draft = draft(seed);
      for (var function : draft.optimizable()) {
        var version = function.active();
        var theory = UnreachableCode.branches(draft.program(), function.name(), version.name());
        assertEquals(
            theory.function(function.name()).orElseThrow().active().lines(),
            Jumps.decided(version),
            "seed " + seed);
      }
    }
  }

  /** With trust in everybody both do without conditions. */
  @Test
  void composingIsAssumeComposition() {
    assertAgree(
        new Compose(),
        everywhere(
            (program, function, version) -> {
              var result = program;
              var active = program.function(function).orElseThrow().active();
              for (var assume : Assumes.of(active)) {
                for (int i = 0; i < 100; i++) {
                  result =
                      AssumeComposition.compose(result, function, version, assume.label())
                          .orElse(result);
                }
              }
              return result;
            }));
  }

  @Test
  void freshVersionsAreThoseOfTheTheory() {
    for (int seed = 0; seed < PROGRAMS; seed++) {
      var draft = draft(seed);
      var fresh = new Fresh().apply(draft).program();
      for (var function : fresh.functions()) {
        var original =
            function.withVersions(function.versions().subList(1, function.versions().size()));
        var theory =
            FreshVersion.of(fresh.with(original), function.name(), function.active().name());
        assertEquals(
            Draft.withoutPromises(theory.function(function.name()).orElseThrow().active().lines()),
            function.active().lines(),
            "seed " + seed);
      }
    }
  }

  @Test
  void aPlantedDifferenceIsFound() {
    assertThrows(
        AssertionError.class,
        () -> assertAgree(new ConstantFolding(), everywhere(UnreachableCode::branches)));
  }
}
