package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Version;
import dev.oser.models.sourir.check.Flow;
import dev.oser.models.sourir.check.Labels;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Guesses which way a branch goes: as a {@code guard_hint} says, or else on in the loop. */
final class LikelyWay implements Prune.Directions.Way {
  private final Labels labels;
  private final int[] components;

  /** Where each hint is given first. */
  private final Map<Expression, Integer> hints = new HashMap<>();

  LikelyWay(Version version) {
    labels = Labels.of(version);
    components = new Components(Flow.of(version), version.lines().size()).ofLines();
    for (int i = 0; i < version.lines().size(); i++) {
      if (version.lines().get(i).instruction() instanceof Instruction.GuardHint(var guards)) {
        for (var guard : guards) {
          hints.putIfAbsent(guard, i);
        }
      }
    }
  }

  @Override
  public Optional<Boolean> of(int index, Instruction.Branch branch) {
    int isTrue = hints.getOrDefault(branch.condition(), Integer.MAX_VALUE);
    int isFalse = hints.getOrDefault(Negation.of(branch.condition()), Integer.MAX_VALUE);
    if (Math.min(isTrue, isFalse) < Integer.MAX_VALUE) {
      return Optional.of(isTrue <= isFalse);
    }
    boolean loopsIfTrue = comesBack(index, branch.ifTrue());
    boolean loopsIfFalse = comesBack(index, branch.ifFalse());
    return loopsIfTrue == loopsIfFalse ? Optional.empty() : Optional.of(loopsIfTrue);
  }

  /** A way comes back to its branch if both are in one strongly connected component. */
  private boolean comesBack(int branch, String label) {
    return components[labels.branch(label).orElseThrow()] == components[branch];
  }
}
