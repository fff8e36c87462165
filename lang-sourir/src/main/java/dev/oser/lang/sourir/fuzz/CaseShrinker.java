package dev.oser.lang.sourir.fuzz;

import dev.oser.models.Check;
import dev.oser.models.Shrinker;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.check.StaticChecker;
import dev.oser.models.sourir.text.Printer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Makes cases smaller: fewer passes, fewer lines. A line goes from all versions of a function at
 * once, so that they stay equivalent; otherwise shrinking would make mistakes of its own.
 */
final class CaseShrinker {
  private CaseShrinker() {}

  static FuzzCase shrink(FuzzCase subject, Check<FuzzCase> law) {
    boolean blamesPasses = law.violation(subject.with(List.of())) == null;
    Check<FuzzCase> check =
        candidate ->
            blamesPasses && law.violation(candidate.with(List.of())) != null
                ? null
                : law.violation(candidate);
    Shrinker<FuzzCase> shrinker = CaseShrinker::smaller;
    return shrinker.shrink(subject, check);
  }

  private static List<FuzzCase> smaller(FuzzCase subject) {
    var result = new ArrayList<FuzzCase>();
    for (int i = 0; i < subject.passes().size(); i++) {
      var fewer = new ArrayList<>(subject.passes());
      fewer.remove(i);
      result.add(subject.with(fewer));
    }
    for (var function : subject.program().functions()) {
      for (var each : instructions(function)) {
        var program = subject.program().with(without(function, each));
        if (StaticChecker.check(program).isEmpty()) {
          result.add(subject.with(program));
        }
      }
    }
    return result;
  }

  private static Set<String> instructions(Function function) {
    var result = new LinkedHashSet<String>();
    for (var version : function.versions()) {
      version.lines().forEach(line -> result.add(key(line.instruction())));
    }
    return result;
  }

  private static Function without(Function function, String key) {
    return function.withVersions(
        function.versions().stream()
            .map(
                version ->
                    version.with(
                        version.lines().stream()
                            .filter(line -> !key(line.instruction()).equals(key))
                            .toList()))
            .toList());
  }

  /** An assume in one version is a label in another. */
  private static String key(Instruction instruction) {
    return instruction instanceof Instruction.Assume assume
        ? Printer.print(new Instruction.BailoutLabel(assume.label()))
        : Printer.print(instruction);
  }
}
