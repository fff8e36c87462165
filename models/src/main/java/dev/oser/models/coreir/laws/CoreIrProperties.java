package dev.oser.models.coreir.laws;

import dev.oser.models.Choice;
import dev.oser.models.Property;
import dev.oser.models.coreir.Program;
import dev.oser.models.coreir.Version;
import dev.oser.models.coreir.laws.Preservation.Wrong;
import dev.oser.models.coreir.transform.AssumeInsertion.SideCondition;
import dev.oser.models.coreir.transform.ConstantPropagation;
import dev.oser.models.coreir.transform.DeadCode;
import dev.oser.models.coreir.transform.Inlining;
import dev.oser.models.coreir.transform.Lowering;
import java.util.EnumSet;
import java.util.List;
import java.util.function.UnaryOperator;

/** The claims of Section 2.8. */
public final class CoreIrProperties {
  /** What the passes behind the insertion of assumes start from. */
  private static final Preservation.Compiler SPECULATION =
      (program, choice) -> {
        var speculation = new Speculation(choice);
        return speculation.withAssumes(speculation.withAnchors(program));
      };

  private CoreIrProperties() {}

  public static List<Property<?>> all() {
    return List.of(anchors(), assumes(), constants(), deadCode(), inlining(), lowering());
  }

  private static Property<CoreIrCase> anchors() {
    return Preservation.of(
        "Section 2.8, anchors",
        "an anchor may always deoptimise",
        (program, _) -> program,
        (program, choice) -> new Speculation(choice).withAnchors(program),
        new Wrong(
            "an anchor that forgets a live register",
            (program, choice) ->
                everywhere(new Speculation(choice).withAnchors(program), Wrongs::forgetful)),
        new Wrong(
            "an anchor that goes on behind the next instruction",
            (program, choice) -> Wrongs.skipping(new Speculation(choice).withAnchors(program))));
  }

  private static Property<CoreIrCase> assumes() {
    return Preservation.of(
        "Figure 2.26, delayed assume insertion",
        "an anchor justifies assumes behind it, with any guard",
        (program, choice) -> new Speculation(choice).withAnchors(program),
        (program, choice) -> new Speculation(choice).withAssumes(program),
        new Wrong("an assume behind an effect", wrongInsertion(SideCondition.NO_EFFECT)),
        new Wrong("an assume behind a changed register", wrongInsertion(SideCondition.NO_CHANGE)),
        new Wrong(
            "an assume that the anchor does not dominate",
            wrongInsertion(SideCondition.DOMINATION)));
  }

  private static Preservation.Compiler wrongInsertion(SideCondition forgotten) {
    return (program, choice) ->
        new Speculation(choice).withAssumes(program, EnumSet.complementOf(EnumSet.of(forgotten)));
  }

  private static Property<CoreIrCase> constants() {
    return Preservation.of(
        "Section 2.8, constant propagation",
        "registers may be replaced by what assumes say they are",
        SPECULATION,
        after(ConstantPropagation::apply),
        new Wrong("a varmap that believes its own guards", after(Wrongs::believing)),
        new Wrong("a varmap that is not kept in step", after(Wrongs::staleConstants)));
  }

  private static Property<CoreIrCase> deadCode() {
    return Preservation.of(
        "Section 2.8, dead code",
        "what neither code nor varmaps read need not be computed",
        (program, choice) ->
            everywhere(SPECULATION.compile(program, choice), ConstantPropagation::apply),
        after(DeadCode::apply),
        new Wrong("liveness without varmaps", after(Wrongs::deadWithoutVarmaps)));
  }

  private static Property<CoreIrCase> inlining() {
    return Preservation.of(
        "Section 2.8, inlining",
        "an anchor behind a call says which frame to synthesise",
        SPECULATION,
        inlined(UnaryOperator.identity()),
        new Wrong("no frame for the caller", inlined(Wrongs::withoutCallers)),
        new Wrong("a result in the wrong register", inlined(Wrongs::misplacedResults)));
  }

  private static Property<CoreIrCase> lowering() {
    return Preservation.of(
        "Section 2.8, lowering",
        "anchors can be dropped once no assume will be added",
        SPECULATION,
        after(version -> Lowering.apply(DeadCode.apply(ConstantPropagation.apply(version)))),
        new Wrong(
            "assumes dropped with them",
            after(version -> Wrongs.withoutAssumes(ConstantPropagation.apply(version)))));
  }

  private static Preservation.Compiler after(UnaryOperator<Version> pass) {
    return (program, choice) -> everywhere(program, pass);
  }

  private static Preservation.Compiler inlined(UnaryOperator<Version> then) {
    return (program, choice) -> {
      var result = program;
      // Callees come after their callers, so that what is inlined has nothing left to inline.
      for (var function : program.functions().reversed()) {
        result =
            result.with(
                result.function(function.name()).with(inlined(result, function.name(), choice)));
      }
      return everywhere(result, then);
    };
  }

  private static Version inlined(Program program, String function, Choice choice) {
    var version = program.function(function).current();
    for (int label : version.code().keySet()) {
      if (choice.percent(80)) {
        version = Inlining.inline(program, version, label).orElse(version);
      }
    }
    return version;
  }

  private static Program everywhere(Program program, UnaryOperator<Version> pass) {
    var result = program;
    for (var function : program.functions()) {
      result = result.with(function.with(pass.apply(function.current())));
    }
    return result;
  }
}
