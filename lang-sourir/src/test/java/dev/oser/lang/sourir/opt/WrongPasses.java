package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.transform.ConstantPropagation;
import dev.oser.models.sourir.transform.Guards;
import dev.oser.models.sourir.transform.UnreachableCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Passes with a mistake each, which the law must find. */
public final class WrongPasses {
  private WrongPasses() {}

  public static List<Pass> all() {
    return List.of(
        new Wrong("prunes_without_a_guard", WrongPasses::pruneWithoutGuard),
        new Wrong("inlines_without_frames", WrongPasses::inlineWithoutFrames),
        new Wrong("believes_everybody", WrongPasses::believeEverybody),
        new Wrong("optimises_targets", WrongPasses::optimizeTargets),
        new Wrong("hoists_assignments_past_uses", WrongPasses::hoistPastUses),
        new Wrong("loses_guards", WrongPasses::loseGuards),
        new Wrong("discards_versions", WrongPasses::discardVersions));
  }

  private record Wrong(String name, UnaryOperator<Draft> change) implements Pass {
    @Override
    public String description() {
      return "is wrong on purpose";
    }

    @Override
    public Draft apply(Draft draft) {
      return change.apply(draft);
    }
  }

  private static Draft changingActive(Draft draft, UnaryOperator<Instruction> change) {
    var result = draft;
    for (var function : draft.optimizable()) {
      result =
          result.with(
              function,
              function.active().lines().stream()
                  .map(line -> line.with(change.apply(line.instruction())))
                  .toList());
    }
    return result;
  }

  private static Draft pruneWithoutGuard(Draft draft) {
    var result =
        changingActive(
            draft,
            instruction ->
                instruction instanceof Instruction.Branch(_, var ifTrue, var ifFalse)
                    ? new Instruction.Branch(new Expression.Bool(false), ifTrue, ifFalse)
                    : instruction);
    for (var function : draft.optimizable()) {
      result =
          result.with(
              UnreachableCode.branches(
                  result.program(), function.name(), function.active().name()));
    }
    return result;
  }

  private static Draft inlineWithoutFrames(Draft draft) {
    return changingActive(
        new Inline("inline", 100, 1000).apply(draft),
        instruction ->
            instruction instanceof Instruction.Assume assume && !assume.frames().isEmpty()
                ? new Instruction.Assume(
                    assume.label(), assume.guards(), assume.target(), assume.varmap(), List.of())
                : instruction);
  }

  private static Draft believeEverybody(Draft draft) {
    var trusting = new Draft(draft.program(), draft.transparent(), draft.made(), true);
    var result =
        new Compose()
            .apply(new Prune("prune", "", _ -> (_, _) -> Optional.of(false)).apply(trusting));
    return new Draft(result.program(), result.transparent(), result.made(), draft.trust());
  }

  private static Draft optimizeTargets(Draft draft) {
    var result = draft;
    for (var function : draft.program().functions()) {
      for (var version : function.versions()) {
        result =
            result.with(ConstantPropagation.of(result.program(), function.name(), version.name()));
      }
    }
    return result;
  }

  private static Draft hoistPastUses(Draft draft) {
    var result = draft;
    for (var function : draft.optimizable()) {
      var lines = new ArrayList<Line>(function.active().lines());
      for (int i = 1; i < lines.size(); i++) {
        if (lines.get(i).instruction() instanceof Instruction.Assign
            && lines.get(i - 1).instruction() instanceof Instruction.Print) {
          lines.add(i - 1, lines.remove(i));
        }
      }
      result = result.with(function, lines);
    }
    return result;
  }

  /** Only where something relies on them does it matter. */
  private static Draft loseGuards(Draft draft) {
    return changingActive(
        new ConstantFolding().apply(draft),
        instruction ->
            instruction instanceof Instruction.Assume assume
                ? assume.withGuards(List.of())
                : instruction);
  }

  private static Draft discardVersions(Draft draft) {
    var result = draft.program();
    for (var function : draft.program().functions()) {
      if (!Guards.assumes(function.active()).isEmpty()) {
        result = result.with(function.withVersions(List.of(function.active())));
      }
    }
    return draft.with(result);
  }
}
