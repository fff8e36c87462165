package dev.oser.models.sourir.transform;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Flow;
import dev.oser.models.sourir.check.Labels;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

/**
 * Unreachable code elimination (Sections 4.2 and 6.2). {@link #branches} is Lemma 6.2 and {@link
 * #lines} is Lemma 6.3. The format ties branch labels to branches, so the label of a branch that
 * becomes a goto becomes a merge label.
 */
public final class UnreachableCode {
  private UnreachableCode() {}

  /** {@return the program with branches on constants decided in a version that nothing targets} */
  public static Program branches(Program program, String functionName, String versionName) {
    var function = program.function(functionName).orElseThrow();
    var version = function.version(versionName).orElseThrow();
    return program.with(function.with(lines(decided(version))));
  }

  /** {@return the program with a version that nothing targets freed of unreachable lines} */
  public static Program lines(Program program, String functionName, String versionName) {
    var function = program.function(functionName).orElseThrow();
    var version = function.version(versionName).orElseThrow();
    return program.with(function.with(lines(version)));
  }

  private static Version decided(Version version) {
    var labels = Labels.of(version);
    // Branch labels that become merge labels, and what they are called then.
    Map<String, String> merged = new HashMap<>();
    var lines = new ArrayList<Line>();
    for (var line : version.lines()) {
      if (line.instruction()
          instanceof Instruction.Branch(Expression.Bool(boolean truth), var ifTrue, var ifFalse)) {
        var taken = truth ? ifTrue : ifFalse;
        merged.put(taken, unused(labels, taken));
        lines.add(line.with(new Instruction.Goto(unused(labels, taken))));
      } else {
        lines.add(line);
      }
    }
    lines.replaceAll(
        line ->
            line.instruction() instanceof Instruction.BranchLabel(var name)
                    && merged.get(name) != null
                ? line.with(new Instruction.MergeLabel(merged.getOrDefault(name, name)))
                : line);
    return version.with(lines);
  }

  private static String unused(Labels labels, String name) {
    var candidate = name;
    while (labels.merge(candidate).isPresent()) {
      candidate += "_";
    }
    return candidate;
  }

  private static Version lines(Version version) {
    var reachable = Flow.of(version).reachable();
    var kept = new ArrayList<Line>();
    reachable.stream().forEach(index -> kept.add(version.lines().get(index)));
    return version.with(kept);
  }
}
