package dev.oser.lang.sourir.opt;

import dev.oser.models.sourir.Expression;
import dev.oser.models.sourir.Function;
import dev.oser.models.sourir.Instruction;
import dev.oser.models.sourir.Line;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;

/**
 * {@code compose}: an assume that falls back to another assume goes where that one goes (Section
 * 4.6, Lemma 6.7).
 *
 * <p>The lemma needs both assumes to be transparent. Where one is not known to be, it is composed
 * only if that makes no difference at all: the second fails whenever the first does.
 */
final class Compose implements Pass {
  /** Chains longer than this are circles. */
  private static final int LONGEST_CHAIN = 100;

  @Override
  public String name() {
    return "compose";
  }

  @Override
  public String description() {
    return "lets assumes skip versions where another assume would take them further (4.6)";
  }

  @Override
  public Draft apply(Draft draft) {
    // Only versions change that no assume falls back into, so what is found at a target stays.
    var index = new AssumeIndex(draft.program());
    var opaque = new HashSet<Place>();
    var result = draft;
    for (var function : draft.optimizable()) {
      var lines = new ArrayList<Line>();
      boolean isChanged = false;
      for (var line : function.active().lines()) {
        if (line.instruction() instanceof Instruction.Assume assume) {
          var composed = composed(draft, function, assume, index, opaque);
          isChanged |= composed != assume;
          lines.add(line.with(composed));
        } else {
          lines.add(line);
        }
      }
      if (isChanged) {
        var version = function.active().with(lines);
        result = result.with(result.program().with(function.with(version)));
      }
    }
    return result.withoutTransparent(opaque);
  }

  /** Adds to the opaque places if what comes of it is no longer transparent. */
  private static Instruction.Assume composed(
      Draft draft,
      Function function,
      Instruction.Assume assume,
      AssumeIndex index,
      Set<Place> opaque) {
    boolean isTransparent = draft.isTransparent(function, function.active(), assume);
    var current = assume;
    for (int i = 0; i < LONGEST_CHAIN; i++) {
      var second = index.at(current.target());
      if (second == null || second.assume().equals(current)) {
        break;
      }
      boolean isSecond = draft.isTransparent(second.function(), second.version(), second.assume());
      var next = step(new Composition(current, second.assume()), current, isTransparent, isSecond);
      if (next.equals(current)) {
        break;
      }
      if (!isSecond) {
        isTransparent = draft.trust();
        opaque.add(new Place(function.name(), function.active().name(), assume.label()));
      }
      current = next;
    }
    return current;
  }

  /** {@return the two composed, or the first if that could be noticed} */
  private static Instruction.Assume step(
      Composition both,
      Instruction.Assume first,
      boolean firstIsTransparent,
      boolean secondIsTransparent) {
    try {
      var skipping = both.skipping();
      var guards = both.guards();
      if (firstIsTransparent && secondIsTransparent) {
        return skipping.withGuards(guards);
      }
      // What the first assume computes for the version between is no longer computed.
      if (!firstIsTransparent && !both.values().allMatch(Totality::hasValue)) {
        return first;
      }
      return secondIsTransparent || both.secondFailsWithFirst() ? skipping : first;
    } catch (Expression.NotExpressible e) {
      return first;
    }
  }
}
