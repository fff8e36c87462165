package dev.oser.models.sourir.transform;

import dev.oser.models.sourir.Expressions;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.check.Labels;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Unrestricted deoptimisation (Sections 4.4 and 6.4, Lemma 6.5): moves an assume down, past the
 * instruction after it, while it still falls back to where it was.
 */
public final class UnrestrictedDeoptimization {
  private UnrestrictedDeoptimization() {}

  /**
   * {@return the program with an assume moved past the next instruction, or empty where that is not
   * allowed} The version must not be a target.
   */
  public static Optional<Program> move(
      Program program, String functionName, String versionName, String label) {
    var function = program.function(functionName).orElseThrow();
    var version = function.version(versionName).orElseThrow();
    int index = Labels.of(version).bailout(label).orElseThrow();
    if (index + 1 >= version.lines().size()
        || !(version.lines().get(index).instruction() instanceof Instruction.Assume assume)
        || !canPass(assume, version.lines().get(index + 1).instruction())) {
      return Optional.empty();
    }
    return Optional.of(program.with(function.with(version.with(swapped(version.lines(), index)))));
  }

  static List<Line> swapped(List<Line> lines, int index) {
    var result = new ArrayList<>(lines);
    result.set(index, lines.get(index + 1));
    result.set(index + 1, lines.get(index));
    return result;
  }

  /**
   * The conditions of Lemma 6.5: the instruction has one successor, the assume is its only
   * predecessor, it has no effect but on variables, and on none that the assume mentions. We add
   * one the paper has no need for: it cannot fail. Past {@code var y = x[0]}, an assume of {@code x
   * != nil} would come too late.
   */
  private static boolean canPass(Instruction.Assume assume, Instruction instruction) {
    var mentioned = mentioned(assume);
    return switch (instruction) {
      case Instruction.Declare(var name, var value) ->
          !mentioned.contains(name) && Guards.hasValue(value);
      case Instruction.Assign(var name, var value) ->
          !mentioned.contains(name) && Guards.hasValue(value);
      case Instruction.Drop(var name) -> !mentioned.contains(name);
      case Instruction.GuardHint _, Instruction.Comment _ -> true;
      case Instruction.ArrayAllocate _,
          Instruction.ArrayCreate _,
          Instruction.ArrayAssign _,
          Instruction.Read _,
          Instruction.Print _,
          Instruction.Assert _,
          Instruction.Return _,
          Instruction.Stop _,
          Instruction.Branch _,
          Instruction.Goto _,
          Instruction.MergeLabel _,
          Instruction.BranchLabel _,
          Instruction.BailoutLabel _,
          Instruction.Call _,
          Instruction.Assume _ ->
          false;
    };
  }

  private static Set<String> mentioned(Instruction.Assume assume) {
    var result = new HashSet<String>();
    Expressions.of(assume).forEach(expression -> result.addAll(expression.variables()));
    return result;
  }
}
