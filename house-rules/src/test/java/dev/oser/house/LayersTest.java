package dev.oser.house;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The layers of the design hold: nothing points up (docs/architecture.md). */
class LayersTest {
  /** The profile module's classes under the names they have inside the agent's jar. */
  private static final String AGENTS_PROFILE = "dev.oser.agent.profile..";

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
          .layer("callee")
          .definedBy("dev.oser.kit.callee..")
          .layer("machine")
          .definedBy("dev.oser.kit")
          .layer("version")
          .definedBy("dev.oser.kit.version..")
          .layer("fuzz")
          .definedBy("dev.oser.kit.fuzz..")
          .layer("report")
          .definedBy("dev.oser.kit.report..")
          .layer("languages")
          .definedBy("dev.oser.lang..")
          .layer("tools")
          .definedBy("dev.oser.cli..", "dev.oser.bench..")
          .whereLayer("tools")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("languages")
          .mayOnlyBeAccessedByLayers("tools")
          .whereLayer("fuzz")
          .mayOnlyBeAccessedByLayers("languages", "tools")
          .whereLayer("report")
          .mayOnlyBeAccessedByLayers("languages", "tools")
          .whereLayer("version")
          .mayOnlyBeAccessedByLayers("fuzz", "languages", "tools")
          .whereLayer("machine")
          .mayOnlyBeAccessedByLayers("version", "fuzz", "languages", "tools")
          .whereLayer("callee")
          .mayOnlyBeAccessedByLayers("machine", "version", "fuzz", "languages", "tools")
          .whereLayer("jit")
          .mayOnlyBeAccessedByLayers("callee", "machine", "version", "fuzz", "languages", "tools")
          .whereLayer("interp")
          .mayOnlyBeAccessedByLayers("callee", "machine", "version", "fuzz", "languages", "tools")
          .whereLayer("osr")
          .mayOnlyBeAccessedByLayers(
              "jit", "callee", "machine", "version", "fuzz", "languages", "tools")
          .whereLayer("opt")
          .mayOnlyBeAccessedByLayers(
              "osr", "callee", "machine", "version", "fuzz", "languages", "tools")
          .whereLayer("analysis")
          .mayOnlyBeAccessedByLayers(
              "opt", "osr", "jit", "callee", "machine", "version", "fuzz", "languages", "tools")
          .whereLayer("ir")
          .mayOnlyBeAccessedByLayers(
              "analysis",
              "opt",
              "osr",
              "interp",
              "jit",
              "callee",
              "machine",
              "version",
              "fuzz",
              "languages",
              "tools");

  /** The rooms of on-stack replacement, from the bottom up. */
  private static final ArchRule OSR =
      stacked("dev.oser.kit.osr", "correspondence", "map", "continuation", "point", "graph");

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

  /** A language uses what is below it, and no tool and no other language. */
  private static final ArchRule LANGUAGES =
      noClasses()
          .that()
          .resideInAPackage("dev.oser.lang.sourir..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("dev.oser..")
                  .and(
                      not(
                          resideInAnyPackage(
                              "dev.oser.lang.sourir..",
                              "dev.oser.models..",
                              "dev.oser.kit..",
                              "dev.oser.profile.."))));

  /**
   * The transformations and the semantics of the models judge sourir, which therefore has its own.
   * Both use the syntax, the static rules, and the words for what a run shows. Whoever compares,
   * and the engine that is the model, uses all.
   */
  private static ArchRule sharesNothingWithItsOracle(String language, String oracle) {
    return noClasses()
        .that()
        .resideInAPackage(language)
        .and()
        .resideOutsideOfPackage("dev.oser.lang.sourir.fuzz..")
        .and()
        .doNotHaveSimpleName("ModelEngine")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                    oracle, "dev.oser.models.sourir.laws..", "dev.oser.models.sourir.invariants..")
                .or(name("dev.oser.models.sourir.run.Interpreter"))
                .or(name("dev.oser.models.sourir.run.Evaluator")));
  }

  /** Inside R, from the bottom up (docs/r.md). */
  private static final ArchRule R =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("dev.oser.lang.r..")
          .layer("value")
          .definedBy("dev.oser.lang.r.value..")
          .layer("runtime")
          .definedBy("dev.oser.lang.r.runtime..")
          .layer("operation")
          .definedBy("dev.oser.lang.r.operation..")
          .layer("serialization")
          .definedBy("dev.oser.lang.r.serialization..")
          .layer("bytecode")
          .definedBy("dev.oser.lang.r.bytecode..")
          .layer("jit")
          .definedBy("dev.oser.lang.r.jit..")
          .layer("profile")
          .definedBy("dev.oser.lang.r.profile..")
          .layer("show")
          .definedBy("dev.oser.lang.r.show..")
          .layer("builtin")
          .definedBy("dev.oser.lang.r.builtin..")
          .layer("session")
          .definedBy("dev.oser.lang.r")
          .layer("fuzz")
          .definedBy("dev.oser.lang.r.fuzz..")
          .layer("embed")
          .definedBy("dev.oser.lang.r.embed..")
          .layer("script")
          .definedBy("dev.oser.lang.r.script..")
          .whereLayer("fuzz")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("script")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("embed")
          .mayOnlyBeAccessedByLayers("script", "fuzz")
          .whereLayer("session")
          .mayOnlyBeAccessedByLayers("fuzz", "embed")
          .whereLayer("profile")
          .mayOnlyBeAccessedByLayers("session")
          .whereLayer("builtin")
          .mayOnlyBeAccessedByLayers("session")
          .whereLayer("jit")
          .mayOnlyBeAccessedByLayers("session", "fuzz")
          .whereLayer("bytecode")
          .mayOnlyBeAccessedByLayers("jit", "session", "fuzz")
          .whereLayer("show")
          .mayOnlyBeAccessedByLayers("builtin", "session", "embed")
          .whereLayer("serialization")
          .mayOnlyBeAccessedByLayers("builtin")
          .whereLayer("operation")
          .mayOnlyBeAccessedByLayers("bytecode", "jit", "builtin", "session")
          .whereLayer("runtime")
          .mayOnlyBeAccessedByLayers(
              "operation",
              "bytecode",
              "jit",
              "profile",
              "show",
              "builtin",
              "session",
              "fuzz",
              "embed")
          .whereLayer("value")
          .mayOnlyBeAccessedByLayers(
              "runtime",
              "operation",
              "serialization",
              "bytecode",
              "jit",
              "profile",
              "show",
              "builtin",
              "session",
              "embed");

  /** Inside the agent: what runs in the program's threads knows nothing of the rest. */
  private static final ArchRule AGENT_RUNTIME =
      noClasses()
          .that()
          .resideInAPackage("dev.oser.agent.runtime..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("dev.oser.agent..")
                  .and(not(resideInAnyPackage("dev.oser.agent.runtime..", AGENTS_PROFILE))));

  /** {@return the rule that each of some packages in another uses only those named before it} */
  private static ArchRule stacked(String parent, String... packages) {
    var rule = layeredArchitecture().consideringOnlyDependenciesInAnyPackage(parent + "..");
    for (var layer : packages) {
      rule = rule.layer(layer).definedBy(parent + "." + layer + "..");
    }
    for (int i = 0; i < packages.length; i++) {
      var above = Arrays.copyOfRange(packages, i + 1, packages.length);
      rule =
          above.length == 0
              ? rule.whereLayer(packages[i]).mayNotBeAccessedByAnyLayer()
              : rule.whereLayer(packages[i]).mayOnlyBeAccessedByLayers(above);
    }
    return rule;
  }

  /**
   * {@return the rule that these packages use nothing of Oser but themselves}
   *
   * @param others packages they may use as well
   */
  private static ArchRule usesNothingElse(String packages, String... others) {
    return noClasses()
        .that()
        .resideInAPackage(packages)
        .should()
        .dependOnClassesThat(
            resideInAPackage("dev.oser..")
                .and(not(resideInAPackage(packages)))
                .and(not(resideInAnyPackage(others))));
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
    OSR.check(classes);
    TOOLS.check(classes);
    AGENT_RUNTIME.check(classes);
    usesNothingElse("dev.oser.profile..").check(classes);
    // Calling contexts and paths are two things that share nothing but the bytes of files.
    usesNothingElse("dev.oser.profile.file..").check(classes);
    usesNothingElse("dev.oser.profile.context..", "dev.oser.profile.file..").check(classes);
    usesNothingElse("dev.oser.profile.path..", "dev.oser.profile.file..").check(classes);
    noClasses()
        .that()
        .resideInAPackage("dev.oser.profile.report..")
        .should()
        .dependOnClassesThat(resideInAPackage("dev.oser.profile.page.."))
        .check(classes);
    usesNothingElse("dev.oser.agent..", "dev.oser.profile..").check(classes);
    usesNothingElse("dev.oser.models..").check(classes);
    usesNothingElse("dev.oser.kit.dispatch..").check(classes);
    usesNothingElse("dev.oser.kit.event..").check(classes);
    usesNothingElse("dev.oser.kit.tier..", "dev.oser.kit.event..").check(classes);
    LANGUAGES.check(classes);
    sharesNothingWithItsOracle("dev.oser.lang.sourir..", "dev.oser.models.sourir.transform..")
        .check(classes);
    usesNothingElse("dev.oser.lang.r..", "dev.oser.kit..", "dev.oser.profile..").check(classes);
    usesNothingElse(
            "dev.oser.lang.r.syntax..",
            "dev.oser.lang.r.number..",
            "dev.oser.lang.r.text..",
            "dev.oser.lang.r.limit..",
            "dev.oser.kit.runtime..")
        .check(classes);
    usesNothingElse(
            "dev.oser.lang.r.numeric..", "dev.oser.lang.r.number..", "dev.oser.lang.r.limit..")
        .check(classes);
    usesNothingElse("dev.oser.lang.r.limit..").check(classes);
    R.check(classes);
  }

  @Test
  void aPlantedDependencyUpwardsIsCaught() {
    var planted = new ClassFileImporter().importPackages("dev.oser.house.planted");
    var rule = stacked("dev.oser.house.planted", "lower", "upper");
    assertThrows(AssertionError.class, () -> rule.check(planted));
    var alone = usesNothingElse("dev.oser.house.planted.lower..");
    assertThrows(AssertionError.class, () -> alone.check(planted));
    var apart =
        sharesNothingWithItsOracle(
            "dev.oser.house.planted.lower..", "dev.oser.house.planted.upper..");
    assertThrows(AssertionError.class, () -> apart.check(planted));
  }
}
