package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Flow;
import dev.oser.models.sourir.check.Labels;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Optional;

/** Guesses which way a branch goes: as a {@code guard_hint} says, or else on in the loop. */
final class LikelyWay {
  private LikelyWay() {}

  static Optional<Boolean> of(Function function, int index, Instruction.Branch branch) {
    var version = function.active();
    var opposite = Negation.of(branch.condition());
    for (var line : version.lines()) {
      if (line.instruction() instanceof Instruction.GuardHint(var hints)) {
        if (hints.contains(branch.condition())) {
          return Optional.of(true);
        }
        if (hints.contains(opposite)) {
          return Optional.of(false);
        }
      }
    }
    var labels = Labels.of(version);
    boolean loopsIfTrue = leads(version, labels.branch(branch.ifTrue()).orElseThrow(), index);
    boolean loopsIfFalse = leads(version, labels.branch(branch.ifFalse()).orElseThrow(), index);
    return loopsIfTrue == loopsIfFalse ? Optional.empty() : Optional.of(loopsIfTrue);
  }

  private static boolean leads(Version version, int from, int to) {
    var flow = Flow.of(version);
    var seen = new BitSet();
    var work = new ArrayDeque<Integer>();
    seen.set(from);
    work.add(from);
    while (!work.isEmpty()) {
      for (int next : flow.successors(work.remove())) {
        if (!seen.get(next)) {
          seen.set(next);
          work.add(next);
        }
      }
    }
    return seen.get(to);
  }
}
