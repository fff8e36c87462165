package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Flow;
import dev.oser.models.sourir.check.Scopes;
import dev.oser.models.sourir.transform.Guards;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * {@code min_live}: drops each variable as soon as nobody needs it, and removes stores and
 * declarations nobody reads (Section 4.1; Section 7, "The Cost of Assuming": what a varmap mentions
 * is needed).
 */
final class MinimalLifetimes extends LinePass {
  @Override
  public String name() {
    return "min_live";
  }

  @Override
  public String description() {
    return "drops variables where they are last needed and removes what nobody reads (4.1, 7)";
  }

  @Override
  List<Line> change(Function function) {
    var version = function.active();
    var simpler = withoutDeadStores(reachable(version));
    while (!simpler.equals(version)) {
      version = simpler;
      simpler = withoutDeadStores(version);
    }
    return withDrops(function, version);
  }

  private static Version reachable(Version version) {
    var lines = new ArrayList<Line>();
    Flow.of(version).reachable().stream().forEach(index -> lines.add(version.lines().get(index)));
    return version.with(lines);
  }

  private static Version withoutDeadStores(Version version) {
    var live = Liveness.ofValues(version);
    var kept = new ArrayList<Line>();
    for (int i = 0; i < version.lines().size(); i++) {
      var line = version.lines().get(i);
      boolean dead =
          line.instruction() instanceof Instruction.Assign(var name, var value)
              && Guards.hasValue(value)
              && !live.after(i).contains(name);
      if (!dead) {
        kept.add(line);
      }
    }
    return version.with(kept);
  }

  /**
   * Where control goes on to another line, what that line's paths do not need is dropped first.
   * Ways that merge need the same, so they drop the same; after a branch each side drops what only
   * the other needs.
   */
  private static List<Line> withDrops(Function function, Version version) {
    var scopes = Scopes.of(function, version);
    var live = Liveness.ofScope(version);
    var branchAt = branches(version);
    var lines = new ArrayList<Line>();
    drop(dead(function.parameters(), live.before(0)), lines);
    for (int i = 0; i < version.lines().size(); i++) {
      var line = version.lines().get(i);
      var instruction = line.instruction();
      if (instruction instanceof Instruction.Drop) {
        continue;
      }
      var declared = instruction.declares();
      boolean unused = declared != null && !live.after(i).contains(declared);
      if (unused && Variables.isHarmlessDeclaration(instruction)) {
        drop(dead(kept(scopes.before(i), live.before(i)), live.after(i)), lines);
        continue;
      }
      lines.add(line);
      if (instruction.endsBlock()) {
        continue;
      }
      var inScope = new TreeSet<>(kept(scopes.before(i), live.before(i)));
      if (instruction instanceof Instruction.BranchLabel(var name)) {
        int branch = branchAt.getOrDefault(name, i);
        inScope.addAll(kept(scopes.before(branch), live.before(branch)));
      }
      if (declared != null) {
        inScope.add(declared);
      }
      drop(dead(inScope, live.after(i)), lines);
    }
    return lines;
  }

  private static Map<String, Integer> branches(Version version) {
    var result = new HashMap<String, Integer>();
    for (int i = 0; i < version.lines().size(); i++) {
      if (version.lines().get(i).instruction()
          instanceof Instruction.Branch(_, var ifTrue, var ifFalse)) {
        result.put(ifTrue, i);
        result.put(ifFalse, i);
      }
    }
    return result;
  }

  private static Collection<String> kept(Collection<String> scope, Collection<String> live) {
    return scope.stream().filter(live::contains).toList();
  }

  private static Collection<String> dead(Collection<String> scope, Collection<String> live) {
    return new TreeSet<>(scope.stream().filter(name -> !live.contains(name)).toList());
  }

  private static void drop(Collection<String> names, List<Line> lines) {
    names.forEach(name -> lines.add(Line.of(new Instruction.Drop(name))));
  }
}
