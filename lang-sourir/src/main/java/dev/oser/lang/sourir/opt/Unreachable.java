package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.transform.Targets;
import dev.oser.models.sourir.transform.UnreachableCode;

/**
 * {@code unreachable}: removes what cannot run (Section 4.2, Lemmas 6.2 and 6.3): the other side of
 * branches on constants, lines nothing leads to, assumes without predicates, whose else cannot be
 * taken (Section 3.3), and versions of our own making that are neither called nor fallen back into.
 */
final class Unreachable implements Pass {
  @Override
  public String name() {
    return "unreachable";
  }

  @Override
  public String description() {
    return "decides branches on constants and removes code, assumes and own versions that cannot"
        + " run (4.2)";
  }

  @Override
  public Draft apply(Draft draft) {
    var result = draft;
    for (var function : draft.optimizable()) {
      var lines = function.active().lines().stream().map(Unreachable::withoutEmptyAssume).toList();
      var changed =
          UnreachableCode.branches(
              result.with(function, lines).program(), function.name(), function.active().name());
      if (!changed.function(function.name()).equals(result.program().function(function.name()))) {
        result = result.with(changed);
      }
      var cleaned = result.function(function.name());
      result = result.with(cleaned, Jumps.withoutIdle(cleaned.active().lines()));
    }
    return withoutIdleVersions(result);
  }

  /** The label stays, so that a later version can have an assume there again. */
  private static Line withoutEmptyAssume(Line line) {
    return line.instruction() instanceof Instruction.Assume assume
            && assume.guards().stream().allMatch(new Expression.Bool(true)::equals)
        ? line.with(new Instruction.BailoutLabel(assume.label()))
        : line;
  }

  private static Draft withoutIdleVersions(Draft draft) {
    for (var function : draft.program().functions()) {
      for (var version : function.versions()) {
        if (isIdle(draft, function, version.name())) {
          return withoutIdleVersions(draft.without(function, version));
        }
      }
    }
    return draft;
  }

  private static boolean isIdle(Draft draft, Function function, String version) {
    return draft.made().contains(new Draft.Made(function.name(), version))
        && !function.active().name().equals(version)
        && !Targets.into(draft.program(), function.name(), version);
  }
}
