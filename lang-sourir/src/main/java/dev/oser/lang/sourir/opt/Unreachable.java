package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import java.util.HashSet;

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
      var decided = Jumps.decided(function.active().with(lines));
      result = result.with(function, Jumps.withoutIdle(decided));
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

  /** A version that only idle versions fall back into is idle, too. */
  private static Draft withoutIdleVersions(Draft draft) {
    var targets = Assumes.targets(draft.program());
    var idle = new HashSet<VersionName>();
    for (var function : draft.program().functions()) {
      for (var version : function.versions()) {
        var name = new VersionName(function.name(), version.name());
        if (draft.made().contains(name)
            && !function.active().name().equals(version.name())
            && !targets.contains(name)) {
          idle.add(name);
        }
      }
    }
    return idle.isEmpty() ? draft : withoutIdleVersions(draft.without(idle));
  }
}
