package dev.oser.kit.version;

import dev.oser.kit.Machine;
import dev.oser.kit.callee.DispatchedFunction;
import dev.oser.kit.dispatch.Failed;
import dev.oser.kit.dispatch.FailedRule;
import dev.oser.kit.dispatch.InexactDispatches;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.opt.LowerSpeculation;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.continuation.Continuation;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.osr.point.Checkpoints;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The versions of a function by what they assume, with fine-grained undo: when assumption 2 of a
 * version that assumes {1, 2, 3} fails, the frame goes on in the middle of the version that assumes
 * {1, 3}, if there is one or if it has failed often enough to be worth making; otherwise where it
 * was in the function as it is.
 */
public final class AssumptionVersions {
  /** Puts assumptions into a copy of the function. */
  @FunctionalInterface
  public interface Speculator {
    /**
     * Makes assumptions with these numbers, and no others.
     *
     * @param checkpoints makes what they fall back to
     */
    void speculate(FunctionCopy copy, Points checkpoints, SortedSet<Integer> assumptions);
  }

  /** Makes the checkpoints of a version. */
  public interface Points {
    /** {@return a checkpoint before the copy of an instruction of the function as it is} */
    Instruction before(Instruction point);
  }

  /** A frame of a version: what is at a point of the function as it is, after a failure. */
  private record Exit(
      Instruction point, List<Definition> state, DispatchedFunction<Failed> resumption) {}

  private record Version(SortedSet<Integer> assumptions, VersionPair pair, List<Exit> exits) {}

  private final Machine machine;
  private final Function base;
  private final Speculator speculator;
  private final Pipeline pipeline;
  private final int worth;
  private final Map<Instruction, Integer> numbers = new HashMap<>();
  private final Map<SortedSet<Integer>, Version> versions = new HashMap<>();

  /**
   * Starts with no version but the function as it is.
   *
   * @param base the function as it is: nobody changes it from here on
   * @param pipeline what is made of a version once it assumes things
   * @param worth how many failures of one kind at one place make a version without it worth having
   */
  public AssumptionVersions(
      Machine machine, Function base, Speculator speculator, Pipeline pipeline, int worth) {
    this.machine = machine;
    this.base = base;
    this.speculator = speculator;
    this.pipeline = pipeline;
    this.worth = worth;
    base.instructions().forEach(instruction -> numbers.put(instruction, numbers.size()));
  }

  /** {@return the version that makes these assumptions; it is made if there is none} */
  public synchronized Function version(Set<Integer> assumptions) {
    return made(new TreeSet<>(assumptions)).pair.optimised();
  }

  /** {@return the sets of assumptions there are versions for} */
  public synchronized Set<SortedSet<Integer>> sets() {
    return Set.copyOf(versions.keySet());
  }

  private Version made(SortedSet<Integer> assumptions) {
    var existing = versions.get(assumptions);
    return existing == null ? make(assumptions) : existing;
  }

  private Version make(SortedSet<Integer> wanted) {
    var assumptions = Collections.unmodifiableSortedSet(new TreeSet<>(wanted));
    var exits = new ArrayList<Exit>();
    var pair =
        VersionPair.ofCopy(
            base,
            copy -> {
              var editor = new Editor(copy.function());
              speculator.speculate(
                  copy, point -> checkpoint(editor, copy, assumptions, point, exits), assumptions);
              pipeline.run(copy.function(), PassContext.NONE);
              // Checkpoints are not values that a continuation could be given.
              new LowerSpeculation().run(copy.function(), PassContext.NONE);
            });
    var version = new Version(assumptions, pair, exits);
    versions.put(assumptions, version);
    for (var other : List.copyOf(versions.values())) {
      connect(version, other);
      connect(other, version);
    }
    return version;
  }

  /** Makes failures of a version lead to another if that makes one assumption less. */
  private void connect(Version from, Version to) {
    for (int assumption : from.assumptions) {
      if (to.assumptions.equals(without(from.assumptions, assumption))) {
        from.exits.forEach(exit -> lead(from, exit, assumption, to));
      }
    }
  }

  private static SortedSet<Integer> without(SortedSet<Integer> assumptions, int one) {
    var fewer = new TreeSet<>(assumptions);
    fewer.remove(one);
    return fewer;
  }

  private void lead(Version from, Exit exit, int assumption, Version to) {
    var map = StateMaps.at(to.pair.forward(), exit.point, Strength.ALIAS);
    if (map != null && exit.state.containsAll(map.inputs())) {
      var name = name(from.assumptions, exit.point) + ".but." + assumption;
      exit.resumption.add(new Failed(assumption), resumption(name, map, exit.state));
    }
  }

  private Instruction checkpoint(
      Editor editor,
      FunctionCopy copy,
      SortedSet<Integer> assumptions,
      Instruction point,
      List<Exit> exits) {
    var map =
        Objects.requireNonNull(
            StateMaps.at(VersionPair.of(base, _ -> {}).forward(), point, Strength.ALIAS),
            () -> point + " never runs");
    // The function's parameters are there anyway, and other versions may need them.
    var state = new LinkedHashSet<>(map.inputs());
    state.addAll(base.parameters());
    var name = name(assumptions, point);
    var baseline = resumption(name + ".base", map, List.copyOf(state));
    var resumption =
        machine.define(
            name,
            Failed.SOMETHING,
            baseline,
            assumptions.size() + 1,
            FailedRule.RULE,
            new InexactDispatches<Failed>(worth, failed -> undo(assumptions, failed.number())));
    exits.add(new Exit(point, List.copyOf(state), resumption));
    var at = (Instruction) copy.definitionOf(point);
    return Checkpoints.insert(
        editor, at, name, baseline.type(), state.stream().map(copy::valueOf).toList());
  }

  /** An assumption has failed often: from now on there is a version without it. */
  private synchronized void undo(SortedSet<Integer> assumptions, int failed) {
    made(without(assumptions, failed));
  }

  private Function resumption(String name, StateMap map, List<Definition> state) {
    var continuation = Continuation.of(name + ".at", map, state).function();
    machine.define(continuation);
    return Checkpoints.resumption(name, continuation);
  }

  private String name(SortedSet<Integer> assumptions, Instruction point) {
    return base.name()
        + assumptions.stream()
            .map(String::valueOf)
            .collect(Collectors.joining(".", ".assuming.", ""))
        + ".at."
        + numbers.get(point);
  }
}
