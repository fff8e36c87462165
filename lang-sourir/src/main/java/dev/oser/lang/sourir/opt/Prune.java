package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Flow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * {@code prune_true}, {@code prune_false} and {@code prune}: assumes that branches go one way and
 * removes the other (Sections 3.4 and 4.2). The condition becomes a predicate of the assume before
 * the branch.
 */
final class Prune implements Pass {
  private final String name;
  private final String way;
  private final Directions directions;

  /** Which way a branch is assumed to go. */
  @FunctionalInterface
  interface Directions {
    /** {@return the ways of a version's branches, by the branch's line} */
    Way of(Version version);

    /** Which way each branch of a version goes. */
    @FunctionalInterface
    interface Way {
      /** {@return the way, or empty to leave the branch alone} */
      Optional<Boolean> of(int index, Instruction.Branch branch);
    }
  }

  Prune(String name, String way, Directions directions) {
    this.name = name;
    this.way = way;
    this.directions = directions;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String description() {
    return "assumes that branches go " + way + " and removes the other side (3.4, 4.2)";
  }

  @Override
  public Draft apply(Draft draft) {
    var result = draft;
    var optimizable = new HashSet<>(draft.optimizable());
    for (var function : draft.program().functions()) {
      var wanted = branches(function);
      if (wanted.isEmpty()) {
        continue;
      }
      var ready = result;
      if (!optimizable.contains(function)
          || wanted.stream().anyMatch(each -> assumeBefore(draft, function, each) < 0)) {
        ready = Fresh.of(result, function.name());
      }
      result = pruned(ready, ready.function(function.name()));
    }
    return result;
  }

  /** A branch to prune. */
  private record Pruned(int index, Instruction.Branch branch, boolean truth) {
    /** {@return what must hold for it to go that way} */
    Expression guard() {
      return truth ? branch.condition() : Negation.of(branch.condition());
    }
  }

  private List<Pruned> branches(Function function) {
    var result = new ArrayList<Pruned>();
    var lines = function.active().lines();
    var reachable = Flow.of(function.active()).reachable();
    var ways = directions.of(function.active());
    for (int i = 0; i < lines.size(); i++) {
      int index = i;
      if (reachable.get(i)
          && lines.get(i).instruction() instanceof Instruction.Branch branch
          && !(branch.condition() instanceof Expression.Literal)) {
        ways.of(i, branch).ifPresent(truth -> result.add(new Pruned(index, branch, truth)));
      }
    }
    return result;
  }

  private Draft pruned(Draft draft, Function function) {
    var lines = new ArrayList<>(function.active().lines());
    for (var each : branches(function)) {
      int assumeAt = assumeBefore(draft, function, each);
      if (assumeAt >= 0 && lines.get(assumeAt).instruction() instanceof Instruction.Assume assume) {
        var guards = new ArrayList<>(assume.guards());
        if (!guards.contains(each.guard())) {
          guards.add(each.guard());
        }
        var branch = lines.get(each.index());
        // An error in the condition is still an error of the branch.
        lines.set(assumeAt, new Line(null, assume.withGuards(guards), branch.position()));
        lines.set(
            each.index(),
            branch.with(
                new Instruction.Branch(
                    new Expression.Bool(each.truth()),
                    each.branch().ifTrue(),
                    each.branch().ifFalse())));
      }
    }
    return draft.with(function, Jumps.decided(function.active().with(lines)));
  }

  /**
   * The line of a transparent assume that control comes from, with nothing between that could be
   * observed or change the condition: there the condition can be checked instead. -1 if there is
   * none.
   */
  private static int assumeBefore(Draft draft, Function function, Pruned pruned) {
    var lines = function.active().lines();
    var variables = pruned.branch().condition().variables();
    for (int i = pruned.index() - 1; i >= 0; i--) {
      var instruction = lines.get(i).instruction();
      if (instruction instanceof Instruction.Assume assume) {
        return draft.isTransparent(function, function.active(), assume) ? i : -1;
      }
      if (!Variables.isHarmless(instruction)
          || Variables.changed(instruction).stream().anyMatch(variables::contains)) {
        return -1;
      }
    }
    return -1;
  }
}
