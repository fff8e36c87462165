package dev.oser.models.coreir.transform;

import dev.oser.models.coreir.Deoptimization;
import dev.oser.models.coreir.Instruction;
import dev.oser.models.coreir.Version;
import dev.oser.models.distilled.Expression;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Inserts an assume anywhere behind an anchor, which justifies it (Figure 2.26): deoptimising there
 * is as if the anchor had deoptimised.
 */
public final class AssumeInsertion {
  private AssumeInsertion() {}

  /** What must hold of an anchor and an assume that refers to it. */
  public enum SideCondition {
    /** Every way to the assume passes the anchor. */
    DOMINATION {
      @Override
      boolean holds(Version version, Paths paths, int anchor, int label, Deoptimization to) {
        return paths.dominates(anchor, label);
      }
    },
    /** Nothing between them has an effect: it would happen twice. */
    NO_EFFECT {
      @Override
      boolean holds(Version version, Paths paths, int anchor, int label, Deoptimization to) {
        return paths.between(anchor, label).stream()
            .noneMatch(between -> version.at(between).hasEffect());
      }
    },
    /** Nothing between them sets what the anchor's varmap reads. */
    NO_CHANGE {
      @Override
      boolean holds(Version version, Paths paths, int anchor, int label, Deoptimization to) {
        return paths.between(anchor, label).stream()
            .noneMatch(
                between -> version.at(between).sets().filter(to.reads()::contains).isPresent());
      }
    };

    abstract boolean holds(Version version, Paths paths, int anchor, int label, Deoptimization to);
  }

  /** {@return the version with an assume before a label, if there is an anchor that allows it} */
  public static Optional<Version> insert(Version version, int label, List<Expression> guards) {
    return insert(version, label, guards, EnumSet.allOf(SideCondition.class));
  }

  /** The same under fewer conditions: wrong, unless they are all there. */
  public static Optional<Version> insert(
      Version version, int label, List<Expression> guards, Set<SideCondition> conditions) {
    var paths = new Paths(version);
    for (int anchor : version.code().keySet()) {
      if (anchor != label
          && version.at(anchor) instanceof Instruction.Anchor(var to, _)
          && paths.reached(label)
          && conditions.stream()
              .allMatch(condition -> condition.holds(version, paths, anchor, label, to))) {
        return Optional.of(version.before(label, next -> new Instruction.Assume(guards, to, next)));
      }
    }
    return Optional.empty();
  }
}
