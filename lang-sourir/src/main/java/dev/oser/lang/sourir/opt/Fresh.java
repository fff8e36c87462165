package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Position;
import dev.oser.models.sourir.Target;
import dev.oser.models.sourir.VariableMapping;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Labels;
import dev.oser.models.sourir.check.Scopes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * {@code fresh}: a new active version of every function, whose assumes fall back to the same place
 * of the version it was copied from (Section 3.3, Theorem 5.5).
 *
 * <p>The version it is copied from gets labels where an assume is useful: at its start, where
 * control merges, before branches, and after calls, where an inlined callee would come back to.
 */
final class Fresh implements Pass {
  @Override
  public String name() {
    return "fresh";
  }

  @Override
  public String description() {
    return "adds a version of each function whose assumes are chained to the one before (3.3)";
  }

  @Override
  public Draft apply(Draft draft) {
    var result = draft;
    for (var function : draft.program().functions()) {
      result = of(result, function.name());
    }
    return result;
  }

  /** {@return the draft with a fresh version of one function} */
  static Draft of(Draft draft, String name) {
    if (draft.function(name).active().lines().isEmpty()) {
      return draft;
    }
    var function = draft.function(name).with(labelled(draft.function(name).active()));
    var version = new Version(unused(function), copy(function), Position.NONE);
    var places =
        Assumes.of(version).stream()
            .map(assume -> new Place(name, version.name(), assume.label()))
            .toList();
    return draft
        .with(draft.program().with(function.withActive(version)))
        .withTransparent(places)
        .withMade(name, version.name());
  }

  /** {@return a version with labels where they are useful and the format allows them} */
  private static Version labelled(Version version) {
    var labels = Labels.of(version);
    var lines = new ArrayList<Line>();
    int number = 0;
    Instruction before = null;
    for (var line : version.lines()) {
      if (canHaveLabel(line.instruction()) && isUseful(before, line.instruction())) {
        while (labels.isTaken("L" + number)) {
          number++;
        }
        lines.add(Line.of(new Instruction.BailoutLabel("L" + number++)));
      }
      lines.add(line);
      before = line.instruction();
    }
    return version.with(lines);
  }

  /** Nothing may fall into a merge or branch label, and some instructions are labels already. */
  private static boolean canHaveLabel(Instruction instruction) {
    return switch (instruction) {
      case Instruction.MergeLabel _,
          Instruction.BranchLabel _,
          Instruction.BailoutLabel _,
          Instruction.Assume _ ->
          false;
      default -> true;
    };
  }

  /** {@return the lines of an active version, with an assume wherever one can fall back to it} */
  private static List<Line> copy(Function function) {
    var version = function.active();
    var scopes = Scopes.of(function, version);
    var lines = new ArrayList<Line>();
    for (int i = 0; i < version.lines().size(); i++) {
      var line = version.lines().get(i);
      boolean isReachable = scopes.isReachable(i);
      lines.add(
          switch (line.instruction()) {
            case Instruction.Assume(var label, var guards, _, _, _) ->
                line.with(assume(function, label, guards, scopes.before(i)));
            // Nothing is known about the scope of unreachable code, and no assume will run there.
            case Instruction.BailoutLabel(var label) when isReachable ->
                line.with(assume(function, label, List.of(), scopes.before(i)));
            default -> line;
          });
    }
    return Draft.withoutPromises(lines);
  }

  private static Instruction.Assume assume(
      Function function, String label, List<Expression> guards, Set<String> scope) {
    return new Instruction.Assume(
        label,
        guards,
        new Target(function.name(), function.active().name(), label, Position.NONE),
        scope.stream()
            .map(name -> new VariableMapping(name, Expression.Variable.of(name)))
            .toList(),
        List.of());
  }

  private static boolean isUseful(@Nullable Instruction before, Instruction after) {
    return switch (before) {
      case null -> true;
      case Instruction.BailoutLabel _, Instruction.Assume _ -> false;
      case Instruction.MergeLabel _, Instruction.Call _ -> true;
      default -> after instanceof Instruction.Branch;
    };
  }

  private static String unused(Function function) {
    var name = "opt";
    for (int number = 2; function.version(name).isPresent(); number++) {
      name = "opt" + number;
    }
    return name;
  }
}
