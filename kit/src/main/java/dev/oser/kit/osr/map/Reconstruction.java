package dev.oser.kit.osr.map;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Memory;
import dev.oser.kit.ir.Parameter;
import dev.oser.kit.ir.Value;
import dev.oser.kit.osr.correspondence.Correspondence;
import dev.oser.kit.osr.correspondence.Landing;
import dev.oser.kit.osr.correspondence.Needs;
import dev.oser.kit.osr.correspondence.Prospect;
import dev.oser.kit.osr.correspondence.Prospect.Coming;
import dev.oser.kit.osr.correspondence.Prospect.Present;
import dev.oser.kit.osr.correspondence.Prospect.Unknown;
import dev.oser.kit.osr.map.Infeasible.Reason;
import dev.oser.kit.osr.map.StateMap.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the state map from one point to its landing: {@code build_comp} and {@code reconstruct} of
 * Distilled, Algorithms 2 and 3, in the three strengths of §4.5.
 *
 * <p>Why using the latest value of a source definition is right even in loops: a definition that
 * dominates a point was executed before it, and if one definition dominates another that dominates
 * the point, the last execution of the first is followed by one of the second. So all definitions
 * that dominate the point, and what is computed from them, belong together.
 */
final class Reconstruction {
  /** Expressions nested deeper than this are not computed again. */
  private static final int MOST_NESTED = 500;

  private final Correspondence versions;
  private final Instruction point;
  private final Landing landing;
  private final Strength strength;
  private final Set<Definition> kept;
  private final List<Step> steps = new ArrayList<>();
  private final Map<Definition, Value> made = new IdentityHashMap<>();
  private final Map<Definition, Infeasible> failedWithoutKeeping = new IdentityHashMap<>();
  private final Map<Definition, Infeasible> failedKeeping = new IdentityHashMap<>();
  private final Set<Definition> keep = new LinkedHashSet<>();

  /** Off while an attempt is made to do without. */
  private boolean mayKeep;

  /**
   * Values whose reconstruction has begun: asking for one again means that a phi depends on itself.
   */
  private final Set<Definition> open = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * Starts at a point.
   *
   * @param kept dead values of the source that are kept alive anyway and may be used as if they
   *     were live
   */
  Reconstruction(
      Correspondence versions,
      Instruction point,
      Landing landing,
      Strength strength,
      Set<Definition> kept) {
    this.versions = versions;
    this.point = point;
    this.landing = landing;
    this.strength = strength;
    this.kept = kept;
    this.mayKeep = strength == Strength.AVAIL;
  }

  private Map<Definition, Infeasible> failed() {
    return mayKeep ? failedKeeping : failedWithoutKeeping;
  }

  /** The result: a map, or why there is none. */
  record Result(@Nullable StateMap map, @Nullable Infeasible obstacle) {}

  /**
   * Runs.
   *
   * @param wanted the values of the target that the map is to make
   * @param unimportant those of them for which any value will do
   */
  Result run(SequencedSet<Definition> wanted, Set<Definition> unimportant) {
    if (!runEffects()) {
      return new Result(null, new Infeasible(Reason.NO_LANDING, null));
    }
    var values = new LinkedHashMap<Definition, Value>();
    for (var definition : wanted) {
      var value =
          unimportant.contains(definition) ? Constant.zeroOf(definition.type()) : make(definition);
      if (value == null) {
        return new Result(null, failed().get(definition));
      }
      values.put(definition, value);
    }
    keep.addAll(kept);
    return new Result(
        new StateMap(point, landing.at(), steps, values, new LinkedHashSet<>(keep)), null);
  }

  /**
   * What may trap must be run even if nobody needs its value: ahead, because the target may have
   * passed it already; and what the target has moved up to before the landing, because the source
   * has yet to get to it. So must what writes ahead, and what reads before that.
   */
  private boolean runEffects() {
    boolean writes = landing.ahead().stream().anyMatch(Reconstruction::writes);
    for (var coming : landing.ahead()) {
      boolean mustRun =
          Needs.mayTrap(coming.instruction()) || writes(coming) || (writes && reads(coming));
      if (mustRun && runAhead(coming) == null) {
        return false;
      }
    }
    var dominators = Dominators.of(versions.target());
    for (var instruction : versions.movedTraps()) {
      if (dominators.dominates(instruction, landing.at())
          && !hasRun(instruction)
          && make(instruction) == null) {
        return false;
      }
    }
    return true;
  }

  private static boolean writes(Coming coming) {
    return coming.instruction().op().effects().writes() != Memory.NONE;
  }

  private static boolean reads(Coming coming) {
    return coming.instruction().op().effects().reads() != Memory.NONE;
  }

  private boolean hasRun(Instruction ofTarget) {
    var counterpart = versions.counterpart(ofTarget);
    return counterpart != null
        && (isAvailable(counterpart)
            || landing.changed().get(counterpart) instanceof Prospect.Coming);
  }

  /**
   * {@return what has the value of a definition of the target, computed on the way if need be, or
   * null if nothing does}
   */
  private @Nullable Value make(Definition target) {
    var known = made.get(target);
    if (known != null || failed().containsKey(target)) {
      return known;
    }
    if (open.size() > MOST_NESTED || !open.add(target)) {
      return fail(target, Reason.PHI);
    }
    var value = fromSource(target);
    if (value == null) {
      value = mayKeep ? recomputeOrKeep(target) : recompute(target);
    }
    open.remove(target);
    if (value != null) {
      made.put(target, value);
    }
    return value;
  }

  /**
   * Keeping a value alive is for when nothing else works; keeping the value itself is better than
   * keeping two others.
   */
  private @Nullable Value recomputeOrKeep(Definition target) {
    int mark = steps.size();
    mayKeep = false;
    var value = recompute(target);
    mayKeep = true;
    if (value == null) {
      undo(mark);
      value = keepAlive(target);
    }
    return value == null ? recompute(target) : value;
  }

  private void undo(int mark) {
    var abandoned = steps.subList(mark, steps.size());
    Set<Value> results = Collections.newSetFromMap(new IdentityHashMap<>());
    abandoned.forEach(step -> results.add(step.result()));
    made.values().removeIf(results::contains);
    abandoned.clear();
  }

  private @Nullable Value fail(Definition target, Reason reason) {
    failed().putIfAbsent(target, new Infeasible(reason, target));
    return null;
  }

  // ---- Values that the source has. ----

  private @Nullable Value fromSource(Definition target) {
    var counterpart = versions.counterpart(target);
    var value = counterpart == null ? null : usable(counterpart);
    if (value != null || strength == Strength.LIVE) {
      return value;
    }
    for (var equal : versions.equalTo(target)) {
      var alias = equal instanceof Definition definition ? usable(definition) : equal;
      if (alias != null) {
        return alias;
      }
    }
    return null;
  }

  /** {@return what a value of the source will be at the landing, if the map may use it} */
  private @Nullable Value usable(Definition source) {
    var prospect = landing.changed().get(source);
    return prospect == null ? readable(source) : known(prospect);
  }

  private @Nullable Value known(Prospect prospect) {
    return switch (prospect) {
      case Present(Definition definition) -> readable(definition);
      case Present(Constant constant) -> constant;
      case Coming coming -> runAhead(coming);
      case Unknown _ -> null;
    };
  }

  /** {@return a value that has been computed at the point, if the map may read it} */
  private @Nullable Value readable(Definition source) {
    boolean isArgument = source.block() == versions.source().entry() && source instanceof Parameter;
    boolean mayUse =
        Needs.of(versions.source()).isNeededBefore(point, source)
            || kept.contains(source)
            || (isArgument && strength != Strength.LIVE);
    return mayUse ? source : null;
  }

  /** The source would compute it next, in the memory as it is: so can the map. */
  private @Nullable Value runAhead(Coming coming) {
    var known = made.get(coming.instruction());
    if (known != null) {
      return known;
    }
    var operands = new ArrayList<Value>();
    for (var operand : coming.operands()) {
      var value = known(operand);
      if (value == null) {
        return null;
      }
      operands.add(value);
    }
    return step(coming.instruction(), operands);
  }

  private Value step(Instruction instruction, List<Value> operands) {
    steps.add(new Step(instruction, operands));
    made.put(instruction, instruction);
    return instruction;
  }

  // ---- Values that are computed again. ----

  private @Nullable Value recompute(Definition target) {
    return switch (target) {
      case Parameter parameter ->
          strength == Strength.LIVE ? fail(target, Reason.PHI) : onlyValueOf(parameter);
      case Instruction instruction -> again(instruction);
    };
  }

  private @Nullable Value again(Instruction instruction) {
    var effects = instruction.op().effects();
    if (effects.observable() || effects.writes() != Memory.NONE) {
      return fail(instruction, Reason.CALL);
    }
    if (effects.reads() != Memory.NONE) {
      return fail(instruction, Reason.LOAD);
    }
    if (effects.allocates() && !LostObject.canBeMade(versions, instruction)) {
      return fail(instruction, Reason.ALLOCATION);
    }
    // It may trap in general, but not here: the target executed it with these operands already.
    var operands = new ArrayList<Value>();
    for (var operand : instruction.operands()) {
      var value = operand instanceof Definition definition ? make(definition) : operand;
      if (value == null) {
        var obstacle = failed().get((Definition) operand);
        return fail(instruction, obstacle == null ? Reason.PHI : obstacle.reason());
      }
      operands.add(value);
    }
    return step(instruction, operands);
  }

  /**
   * A parameter that gets the same value on every edge, itself aside: the constant phis of
   * Distilled §4.5.
   */
  private @Nullable Value onlyValueOf(Parameter parameter) {
    var block = parameter.block();
    if (block == versions.target().entry()) {
      return fail(parameter, Reason.PHI);
    }
    int index = parameter.index();
    Value only = null;
    for (var edge : block.incoming()) {
      var argument = edge.arguments().get(index);
      if (argument == parameter || argument.equals(only)) {
        continue;
      }
      if (only != null) {
        return fail(parameter, Reason.PHI);
      }
      only = argument;
    }
    if (only == null) {
      return fail(parameter, Reason.PHI);
    }
    var value = only instanceof Definition definition ? make(definition) : only;
    return value == null ? fail(parameter, Reason.PHI) : value;
  }

  // ---- Values that are kept alive. ----

  private @Nullable Value keepAlive(Definition target) {
    var counterpart = versions.counterpart(target);
    if (counterpart != null && isAvailable(counterpart)) {
      keep.add(counterpart);
      return counterpart;
    }
    for (var equal : versions.equalTo(target)) {
      if (equal instanceof Definition definition && isAvailable(definition)) {
        keep.add(definition);
        return definition;
      }
      if (equal instanceof Constant) {
        return equal;
      }
    }
    return null;
  }

  /** Whether it has been computed at the point, and is not computed anew on the way. */
  private boolean isAvailable(Definition source) {
    return !landing.changed().containsKey(source)
        && Dominators.of(versions.source()).dominates(source, point);
  }
}
