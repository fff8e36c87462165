package dev.oser.house;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Test;

/** The layers of the design hold: nothing points up (docs/architecture.md). */
class LayersTest {
  /** Inside the kit, from the bottom up. */
  private static final ArchRule KIT =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("dev.oser..")
          .layer("runtime")
          .definedBy("dev.oser.kit.runtime..")
          .layer("ir")
          .definedBy("dev.oser.kit.ir..")
          .layer("analysis")
          .definedBy("dev.oser.kit.analysis..")
          .layer("opt")
          .definedBy("dev.oser.kit.opt..")
          .layer("osr")
          .definedBy("dev.oser.kit.osr..")
          .layer("interp")
          .definedBy("dev.oser.kit.interp..")
          .layer("jit")
          .definedBy("dev.oser.kit.jit..")
          .layer("machine")
          .definedBy("dev.oser.kit")
          .layer("fuzz")
          .definedBy("dev.oser.kit.fuzz..")
          .layer("report")
          .definedBy("dev.oser.kit.report..")
          .layer("tools")
          .definedBy("dev.oser.cli..", "dev.oser.bench..")
          .whereLayer("tools")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("fuzz")
          .mayOnlyBeAccessedByLayers("tools")
          .whereLayer("report")
          .mayOnlyBeAccessedByLayers("tools")
          .whereLayer("machine")
          .mayOnlyBeAccessedByLayers("fuzz", "tools")
          .whereLayer("jit")
          .mayOnlyBeAccessedByLayers("machine", "fuzz", "tools")
          .whereLayer("interp")
          .mayOnlyBeAccessedByLayers("machine", "fuzz", "tools")
          .whereLayer("osr")
          .mayOnlyBeAccessedByLayers("jit", "machine", "fuzz", "tools")
          .whereLayer("opt")
          .mayOnlyBeAccessedByLayers("osr", "machine", "fuzz", "tools")
          .whereLayer("analysis")
          .mayOnlyBeAccessedByLayers("opt", "osr", "jit", "machine", "fuzz", "tools")
          .whereLayer("ir")
          .mayOnlyBeAccessedByLayers(
              "analysis", "opt", "osr", "interp", "jit", "machine", "fuzz", "tools");

  /** Tools do not use each other. */
  private static final ArchRule TOOLS =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("dev.oser.cli..", "dev.oser.bench..")
          .layer("cli")
          .definedBy("dev.oser.cli..")
          .layer("bench")
          .definedBy("dev.oser.bench..")
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("bench")
          .mayNotBeAccessedByAnyLayer();

  /** Calling contexts and paths are two things that share nothing. */
  private static final ArchRule PROFILE =
      slices().matching("dev.oser.profile.(*)..").should().notDependOnEachOther();

  /** {@return the rule that these packages use nothing of Oser but themselves and those allowed} */
  private static ArchRule usesNothingElse(String packages, String... allowed) {
    return noClasses()
        .that()
        .resideInAPackage(packages)
        .should()
        .dependOnClassesThat(
            resideInAPackage("dev.oser..")
                .and(not(resideInAPackage(packages)))
                .and(not(resideInAnyPackage(allowed))));
  }

  private static JavaClasses productionClasses() {
    return new ClassFileImporter()
        .withImportOption(location -> !location.contains("test-classes"))
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .importPackages("dev.oser");
  }

  @Test
  void nothingPointsUp() {
    var classes = productionClasses();
    assertFalse(classes.isEmpty());
    KIT.check(classes);
    TOOLS.check(classes);
    PROFILE.check(classes);
    usesNothingElse("dev.oser.profile..").check(classes);
    usesNothingElse("dev.oser.models..").check(classes);
    usesNothingElse("dev.oser.kit.dispatch..").check(classes);
    usesNothingElse("dev.oser.lang.r..", "dev.oser.kit..", "dev.oser.profile..").check(classes);
    usesNothingElse("dev.oser.lang.r.syntax..").check(classes);
  }

  @Test
  void aPlantedDependencyUpwardsIsCaught() {
    var planted = new ClassFileImporter().importPackages("dev.oser.house.planted");
    var rule =
        layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("dev.oser..")
            .layer("lower")
            .definedBy("dev.oser.house.planted.lower..")
            .layer("upper")
            .definedBy("dev.oser.house.planted.upper..")
            .whereLayer("upper")
            .mayNotBeAccessedByAnyLayer();
    assertThrows(AssertionError.class, () -> rule.check(planted));
    var alone = usesNothingElse("dev.oser.house.planted.lower..");
    assertThrows(AssertionError.class, () -> alone.check(planted));
    var slices = slices().matching("dev.oser.house.planted.(*)..").should().notDependOnEachOther();
    assertThrows(AssertionError.class, () -> slices.check(planted));
  }
}
