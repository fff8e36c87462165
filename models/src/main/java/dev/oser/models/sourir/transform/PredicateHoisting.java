package dev.oser.models.sourir.transform;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Flow;
import dev.oser.models.sourir.check.Labels;
import java.util.BitSet;
import java.util.Optional;

/**
 * Predicate hoisting (Sections 4.5 and 6.5, Lemma 6.6): copies a predicate from one assume to
 * another, and removes it from the first if it is known to hold there then. Where the paper asks
 * constant propagation whether it is, we ask an available-predicates analysis, which knows about
 * {@code x != nil} too.
 */
public final class PredicateHoisting {
  private PredicateHoisting() {}

  /**
   * {@return the program with a predicate moved between assumes of a version that nothing targets,
   * or empty where that is not allowed}
   *
   * @param from the label of the assume that has the predicate
   * @param to the label of the assume that shall have it
   */
  public static Optional<Program> hoist(
      Program program,
      String functionName,
      String versionName,
      Expression guard,
      String from,
      String to) {
    var function = program.function(functionName).orElseThrow();
    var version = function.version(versionName).orElseThrow();
    if (from.equals(to)
        || !Guards.isTruth(guard)
        || !Guards.scopeAt(function, version, to).containsAll(guard.variables())) {
      return Optional.empty();
    }
    var copied = Guards.adding(program, functionName, versionName, to, guard);
    var changed =
        copied.function(functionName).flatMap(each -> each.version(versionName)).orElseThrow();
    return holdsBefore(changed, guard, Labels.of(changed).bailout(from).orElseThrow())
        ? Optional.of(removing(copied, functionName, versionName, from, guard))
        : Optional.empty();
  }

  /** {@return the program with a predicate taken out of an assume} */
  static Program removing(
      Program program, String function, String version, String label, Expression guard) {
    return Guards.changing(
        program,
        function,
        version,
        label,
        assume ->
            assume.withGuards(
                assume.guards().stream().filter(each -> !each.equals(guard)).toList()));
  }

  /** Whether on every path to a line the predicate was assumed and nothing it mentions changed. */
  private static boolean holdsBefore(Version version, Expression guard, int line) {
    var flow = Flow.of(version);
    int size = version.lines().size();
    var before = new BitSet();
    before.set(1, size);
    boolean changing = true;
    while (changing) {
      changing = false;
      for (int i = 1; i < size; i++) {
        boolean holds = true;
        for (int previous : flow.predecessors(i)) {
          holds &= holdsAfter(version, guard, previous, before.get(previous));
        }
        if (before.get(i) && !holds) {
          before.clear(i);
          changing = true;
        }
      }
    }
    return before.get(line);
  }

  private static boolean holdsAfter(Version version, Expression guard, int line, boolean before) {
    var instruction = version.lines().get(line).instruction();
    var changed =
        instruction instanceof Instruction.Drop(var name)
            ? name
            : Optional.ofNullable(instruction.declares()).orElse(instruction.assigns());
    if (changed != null && guard.variables().contains(changed)) {
      return false;
    }
    return before
        || instruction instanceof Instruction.Assume assume && assume.guards().contains(guard);
  }
}
