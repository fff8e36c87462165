package dev.oser.kit.osr;

import dev.oser.kit.analysis.Dominators;
import dev.oser.kit.analysis.Liveness;
import dev.oser.kit.ir.Block;
import dev.oser.kit.ir.Constant;
import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Editor;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.FunctionCopy;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import dev.oser.kit.osr.Continuation.Entrance;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes code out of a multi-version function: copies of the versions with OSR points in them, and
 * continuations that have OSR points themselves, so that an activation can go back and forth
 * between the versions any number of times. Each continuation is made once.
 */
public final class Weaving {
  /**
   * Maps ask each other for what they keep; after so many rounds those that still do are given up.
   */
  private static final int MOST_ROUNDS = 10;

  private final VersionGraph versions;
  private final Strength strength;
  private final List<Point> points = new ArrayList<>();

  /** A way out of a version; the map is null as long as there is none. */
  private static final class Point {
    private final Instruction at;
    private final Function to;
    private final OsrCondition condition;
    private final Set<Definition> requested = new LinkedHashSet<>();
    private @Nullable StateMap map;

    Point(Instruction at, Function to, OsrCondition condition) {
      this.at = at;
      this.to = to;
      this.condition = condition;
    }

    Function from() {
      return at.block().function();
    }
  }

  public Weaving(VersionGraph versions, Strength strength) {
    this.versions = versions;
    this.strength = strength;
  }

  /**
   * Plans a point.
   *
   * @param at an instruction of one version
   * @param to the version to go to
   * @return whether there is a map; otherwise nothing is planned
   */
  public boolean point(Instruction at, Function to, OsrCondition condition) {
    condition.reads().forEach(value -> OsrPoint.requireComputed(value, at));
    var point = new Point(at, to, condition);
    point.map = versions.map(at, to, strength);
    return point.map != null && points.add(point);
  }

  /**
   * {@return the functions to define: first the base version with its points, then the
   * continuations}
   */
  public List<Function> weave() {
    agreeOnWhatIsKept();
    points.forEach(this::goPastPoints);
    var copies = new IdentityHashMap<Function, FunctionCopy>();
    versions.versions().forEach(version -> copies.put(version, FunctionCopy.of(version)));
    var shapes = new ContinuationShapes(versions::nextContinuation);
    for (var point : points) {
      insert(point, of(copies, point.from()), shapes);
    }
    var functions = new LinkedHashSet<Function>();
    functions.add(of(copies, versions.base()).function());
    for (var planned : shapes.planned()) {
      functions.addAll(versions.calledBy(planned.map()));
      var to = of(copies, planned.map().to().block().function());
      var entrance = Entrance.of(startingToCount(planned.map().landingIn(to), to));
      functions.add(new ContinuationBuilder(planned.shape(), List.of(entrance)).build().function());
    }
    return List.copyOf(functions);
  }

  /** What conditions count, they count anew in each activation, and a continuation begins one. */
  private static StateMap startingToCount(StateMap map, FunctionCopy copy) {
    var values = new LinkedHashMap<>(map.values());
    for (var definition : Liveness.of(copy.function()).liveBefore(map.to())) {
      if (copy.originalOf(definition) == null) {
        values.put(definition, Constant.zeroOf(definition.type()));
      }
    }
    return new StateMap(map.from(), map.to(), map.compensation(), values, map.keep());
  }

  private static FunctionCopy of(Map<Function, FunctionCopy> copies, Function version) {
    var copy = copies.get(version);
    if (copy == null) {
      throw new IllegalStateException("no copy of " + version);
    }
    return copy;
  }

  private void insert(Point point, FunctionCopy copy, ContinuationShapes shapes) {
    var map = point.map;
    if (map != null) {
      var shape = shapes.of(map);
      var editor = new Editor(copy.function());
      OsrPoint.insert(editor, map.startingIn(copy), point.condition.in(copy), shape, 0);
    }
  }

  /**
   * A value that a point keeps alive, or that its condition reads, is needed by every map that
   * lands before it. If the value is not yet computed at a landing, it will be on the way to the
   * point.
   */
  private void agreeOnWhatIsKept() {
    for (int round = 0; round < MOST_ROUNDS; round++) {
      boolean changed = false;
      for (var point : points) {
        changed |= update(point);
      }
      if (!changed) {
        return;
      }
    }
    points.removeIf(point -> update(point));
    points.removeIf(point -> point.map == null);
  }

  private boolean update(Point point) {
    var map = point.map;
    if (map == null) {
      return false;
    }
    if (!point.requested.addAll(keptBeyond(map.to()))) {
      return false;
    }
    point.map = versions.map(point.at, point.to, strength, point.requested);
    return true;
  }

  /**
   * {@return the values of a version that points which can be reached from a landing keep alive}
   */
  private Set<Definition> keptBeyond(Instruction landing) {
    var version = landing.block().function();
    var kept = new LinkedHashSet<Definition>();
    for (var point : points) {
      if (point.map != null && point.from() == version && reaches(landing, point.at)) {
        var dead = new LinkedHashSet<>(point.map.inputs());
        point.condition.reads().forEach(value -> addDefinition(value, dead));
        dead.removeIf(value -> Needs.of(version).isNeededBefore(point.at, value));
        dead.removeIf(definition -> !Dominators.of(version).dominates(definition, landing));
        kept.addAll(dead);
      }
    }
    return kept;
  }

  /**
   * A map may land before a point that leads back to where it started; behind it, there is progress
   * whenever points fire.
   */
  private void goPastPoints(Point point) {
    var map = point.map;
    if (map == null) {
      return;
    }
    var block = map.to().block();
    int first = block.indexOf(map.to());
    int last = block.indexOf(versions.meetingPlace(map));
    for (var other : points) {
      int index = other.at.block() == block ? block.indexOf(other.at) : first;
      if (index > first && index <= last) {
        point.map = versions.meeting(map);
      }
    }
  }

  private static void addDefinition(Value value, Set<Definition> to) {
    if (value instanceof Definition definition) {
      to.add(definition);
    }
  }

  private static boolean reaches(Instruction from, Instruction to) {
    var block = from.block();
    if (block == to.block() && block.indexOf(from) <= block.indexOf(to)) {
      return true;
    }
    var seen = new LinkedHashSet<Block>();
    var open = new ArrayDeque<>(List.of(block));
    while (!open.isEmpty()) {
      for (var edge : open.remove().outgoing()) {
        if (seen.add(edge.target())) {
          open.add(edge.target());
        }
      }
    }
    return seen.contains(to.block());
  }
}
