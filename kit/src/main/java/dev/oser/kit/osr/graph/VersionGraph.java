package dev.oser.kit.osr.graph;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Op;
import dev.oser.kit.ir.core.CallOp;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.correspondence.Correspondence;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.correspondence.Way;
import dev.oser.kit.osr.map.Infeasible;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A multi-version function: its versions, and the ways between them (Distilled §3.3). Where two
 * versions are not neighbours, maps are composed along the shortest way.
 */
public final class VersionGraph {
  private final Function base;
  private final SequencedSet<Function> versions = new LinkedHashSet<>();
  private final Map<Function, Function> parents = new IdentityHashMap<>();
  private final Map<Function, List<Correspondence>> ways = new IdentityHashMap<>();
  private final Map<Way, StateMap> written = new HashMap<>();

  /** Continuations of inner frames, which maps call, by name. */
  private final Map<String, Function> inner = new HashMap<>();

  private int continuations;

  private record Way(Instruction from, Function to) {}

  public VersionGraph(Function base) {
    this.base = base;
    versions.add(base);
  }

  /** {@return the version that calls of the function run} */
  public Function base() {
    return base;
  }

  /** {@return all versions, in the order they were added} */
  public SequencedSet<Function> versions() {
    return Collections.unmodifiableSequencedSet(versions);
  }

  /** Makes another version by running passes on a copy of one, and returns it. */
  public Function derive(Function from, Pipeline pipeline, PassContext context) {
    requireKnown(from);
    var pair = VersionPair.of(from, pipeline, context);
    add(pair);
    return pair.optimised();
  }

  /** Adds a version that was made from one that is there. */
  public void add(VersionPair pair) {
    requireKnown(pair.base());
    versions.add(pair.optimised());
    parents.put(pair.optimised(), pair.base());
    connect(pair.forward());
    connect(pair.backward());
  }

  /** {@return the version another was derived from; null for the base, and for what was added} */
  public @Nullable Function parent(Function version) {
    requireKnown(version);
    return parents.get(version);
  }

  /** Takes out a version that no other was derived from, and the maps from and to it. */
  public void remove(Function version) {
    requireKnown(version);
    if (version == base || parents.containsValue(version)) {
      throw new IllegalArgumentException("other versions of " + base + " depend on this one");
    }
    versions.remove(version);
    parents.remove(version);
    ways.remove(version);
    ways.values().forEach(list -> list.removeIf(way -> way.target() == version));
    written.keySet().removeIf(way -> way.to == version || way.from.block().function() == version);
  }

  /**
   * Adds a version that came about in another way; maps to and from it must be {@linkplain #write
   * written}.
   */
  public void add(Function version) {
    if (!version.type().equals(base.type())) {
      throw new IllegalArgumentException(
          version + " is " + version.type().text() + ", not " + base.type().text());
    }
    versions.add(version);
  }

  /** Adds a map that somebody wrote; it is preferred to what could be found. */
  public void write(StateMap map) {
    requireKnown(map.from().block().function());
    requireKnown(map.to().block().function());
    written.put(new Way(map.from(), map.to().block().function()), map);
  }

  private void connect(Correspondence way) {
    ways.computeIfAbsent(way.source(), _ -> new ArrayList<>()).add(way);
  }

  private void requireKnown(Function version) {
    if (!versions.contains(version)) {
      throw new IllegalArgumentException(version + " is not among the versions of " + base);
    }
  }

  /**
   * {@return the map from a point of a version to another version, or null if there is none of this
   * strength}
   */
  public @Nullable StateMap map(Instruction point, Function to, Strength strength) {
    return map(point, to, strength, Set.of());
  }

  /** {@return the map that also makes some values of the target that are not needed there} */
  public @Nullable StateMap map(
      Instruction point, Function to, Strength strength, Set<Definition> alsoNeeded) {
    requireKnown(point.block().function());
    requireKnown(to);
    var known = written.get(new Way(point, to));
    if (known != null) {
      return known.values().keySet().containsAll(alsoNeeded) ? known : null;
    }
    var way = way(point.block().function(), to);
    return way == null ? null : compose(point, way, strength, alsoNeeded);
  }

  /**
   * Why there is no map between two versions.
   *
   * @param from the last version on the way that can be reached
   * @param to the next one
   * @param why what stands in the way there; null if the maps on the way are there but do not fit
   *     together, or if nothing leads from one to the other
   */
  public record Obstacle(Function from, Function to, @Nullable Infeasible why) {
    /** {@return the obstacle in a sentence, without a full stop} */
    public String text() {
      return why == null
          ? "no maps lead there that fit together; one can be written by hand"
          : why.text();
    }
  }

  /** {@return why there is no map from a point to another version, or null if there is one} */
  public @Nullable Obstacle obstacle(Instruction point, Function to, Strength strength) {
    if (map(point, to, strength) != null) {
      return null;
    }
    var from = point.block().function();
    var way = way(from, to);
    var at = point;
    for (var step : way == null ? List.<Correspondence>of() : way) {
      var map = direct(step, at, strength, Set.of());
      if (map == null) {
        return new Obstacle(step.source(), step.target(), StateMaps.obstacle(step, at, strength));
      }
      at = map.to();
    }
    return new Obstacle(from, to, null);
  }

  /**
   * Goes all the way first to see where it leads, and then makes each map make what the next ones
   * read.
   */
  private @Nullable StateMap compose(
      Instruction point, List<Correspondence> way, Strength strength, Set<Definition> alsoNeeded) {
    var first = way.getFirst();
    if (way.size() == 1) {
      return direct(first, point, strength, alsoNeeded);
    }
    var probe = direct(first, point, strength, Set.of());
    var rest =
        probe == null
            ? null
            : compose(probe.to(), way.subList(1, way.size()), strength, alsoNeeded);
    var start = rest == null ? null : direct(first, point, strength, rest.inputs());
    return start == null || rest == null || start.to() != rest.from() ? null : start.then(rest);
  }

  private @Nullable StateMap direct(
      Correspondence way, Instruction point, Strength strength, Set<Definition> alsoNeeded) {
    var prefix = base.name() + ".frame." + inner.size();
    var found = DeepMap.at(way, point, strength, alsoNeeded, prefix);
    if (found == null) {
      return null;
    }
    found.inner().forEach(function -> inner.put(function.name(), function));
    return found.map();
  }

  /**
   * {@return the place where a map leads to when the target has computed what it computes on its
   * own there, and stands where the source stood}
   */
  Instruction meetingPlace(StateMap map) {
    var way = way(map.from().block().function(), map.to().block().function());
    return way == null ? map.to() : way.getLast().latest(map.to());
  }

  /**
   * {@return a map whose landing is where the source stood: from there on, the target executes
   * something that the source would have executed, so that going back and forth comes to an end}
   */
  public StateMap meeting(StateMap map) {
    return map.goingOnTo(meetingPlace(map));
  }

  /** {@return a name for a continuation that no other of these versions has} */
  String nextContinuation() {
    return base.name() + ".to." + ++continuations;
  }

  /** {@return the functions that must be defined for a map to be used: what it calls} */
  public SequencedSet<Function> calledBy(StateMap map) {
    var called = new LinkedHashSet<Function>();
    map.compensation().forEach(step -> addCalled(step.op(), called));
    return called;
  }

  private void addCalled(Op op, Set<Function> called) {
    var function = op instanceof CallOp.Call call ? inner.get(call.callee()) : null;
    if (function != null && called.add(function)) {
      for (var block : function.blocks()) {
        block.instructions().forEach(instruction -> addCalled(instruction.op(), called));
      }
    }
  }

  private @Nullable List<Correspondence> way(Function from, Function to) {
    Map<Function, List<Correspondence>> found = new IdentityHashMap<>();
    found.put(from, List.of());
    var open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      var at = open.remove();
      for (var next : ways.getOrDefault(at, List.of())) {
        if (!found.containsKey(next.target())) {
          var way = new ArrayList<>(found.get(at));
          way.add(next);
          found.put(next.target(), way);
          open.add(next.target());
        }
      }
    }
    var way = found.get(to);
    return way == null || way.isEmpty() ? null : way;
  }
}
