package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Version;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
  List<Line> change(Draft draft, Function function) {
    var numbers = new VariableNumbers(function);
    var reachable = function.active().with(Jumps.reachable(function.active()));
    var live = Liveness.ofValues(reachable, numbers);
    var kept = new ArrayList<Line>();
    for (int i = 0; i < reachable.lines().size(); i++) {
      if (!live.isDeadStore(i)) {
        kept.add(reachable.lines().get(i));
      }
    }
    return withDrops(function, reachable.with(kept), numbers);
  }

  /**
   * Where control goes on to another line, what that line's paths do not need is dropped first.
   * Ways that merge need the same, so they drop the same; after a branch each side drops what only
   * the other needs.
   */
  private static List<Line> withDrops(Function function, Version version, VariableNumbers numbers) {
    var live = Liveness.ofScope(version, numbers);
    var branchAt = branches(version);
    var lines = new ArrayList<Line>();
    drop(numbers, numbers.of(function.parameters()), live.before(0), lines);
    for (int i = 0; i < version.lines().size(); i++) {
      var line = version.lines().get(i);
      var instruction = line.instruction();
      if (instruction instanceof Instruction.Drop) {
        continue;
      }
      var inScope = (BitSet) live.before(i).clone();
      var declared = instruction.declares();
      boolean isUnused = declared != null && !live.after(i).get(numbers.of(declared));
      if (!isUnused || !Variables.isHarmlessDeclaration(instruction)) {
        lines.add(line);
        if (instruction.endsBlock()) {
          continue;
        }
        if (instruction instanceof Instruction.BranchLabel(var name)) {
          inScope.or(live.before(branchAt.getOrDefault(name, i)));
        }
        if (declared != null) {
          inScope.set(numbers.of(declared));
        }
      }
      drop(numbers, inScope, live.after(i), lines);
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

  /** Drops what is in scope and not live. */
  private static void drop(VariableNumbers numbers, BitSet inScope, BitSet live, List<Line> lines) {
    var dead = (BitSet) inScope.clone();
    dead.andNot(live);
    for (var name : numbers.names(dead)) {
      lines.add(Line.of(new Instruction.Drop(name)));
    }
  }
}
