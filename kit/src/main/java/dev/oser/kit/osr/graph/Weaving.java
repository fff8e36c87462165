package dev.oser.kit.osr.graph;

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
import dev.oser.kit.osr.continuation.Continuation;
import dev.oser.kit.osr.continuation.ContinuationShapes;
import dev.oser.kit.osr.correspondence.Needs;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.osr.point.OpenPoint;
import dev.oser.kit.osr.point.OsrCondition;
import dev.oser.kit.osr.point.OsrPoint;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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

  /** A way out of a version. */
  private abstract static sealed class Point {
    final Instruction at;
    final OsrCondition condition;

    Point(Instruction at, OsrCondition condition) {
      this.at = at;
      this.condition = condition;
    }

    Function from() {
      return at.block().function();
    }

    /** {@return the values of its version that it reads} */
    Set<Definition> reads() {
      return new LinkedHashSet<>(condition.reads());
    }
  }

  /** A planned point that leads to a version. */
  public static final class Planned extends Point {
    private final Function to;
    private final Strength strength;
    private final String name;
    private final Set<Definition> requested = new LinkedHashSet<>();
    private @Nullable StateMap map;
    private @Nullable String continuation;

    private Planned(
        Instruction at, Function to, Strength strength, OsrCondition condition, String name) {
      super(at, condition);
      this.to = to;
      this.strength = strength;
      this.name = name;
    }

    @Override
    Set<Definition> reads() {
      var reads = super.reads();
      if (map != null) {
        reads.addAll(map.inputs());
      }
      return reads;
    }

    /** {@return its map, or null if there turned out to be none that fits those of other points} */
    public @Nullable StateMap map() {
      return map;
    }

    /** {@return the name of its continuation once it is woven, which points may share, or null} */
    public @Nullable String continuation() {
      return continuation;
    }
  }

  /** A planned point that asks where to go. */
  private static final class Asking extends Point {
    private final String stub;
    private final Value value;

    Asking(Instruction at, OsrCondition condition, String stub, Value value) {
      super(at, condition);
      this.stub = stub;
      this.value = value;
    }

    @Override
    Set<Definition> reads() {
      var reads = super.reads();
      if (value instanceof Definition definition) {
        reads.add(definition);
      }
      return reads;
    }
  }

  /**
   * What weaving makes.
   *
   * @param versions for each version, the one that runs: a copy with its points
   * @param continuations what these leave for, to be defined; the functions those call among them
   * @param open the open points, whose stubs are to be defined
   */
  public record Woven(
      Map<Function, Function> versions, List<Function> continuations, List<OpenPoint> open) {}

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
    return plan(at, to, strength, condition, "") != null;
  }

  /**
   * Plans a point with a strength of its own.
   *
   * @param name what its continuation is called, unless it shares that of another point; the empty
   *     string for a name that is made up
   * @return the plan, or null if there is no map
   */
  public @Nullable Planned plan(
      Instruction at, Function to, Strength mapStrength, OsrCondition condition, String name) {
    condition.requireAt(at);
    var point = new Planned(at, to, mapStrength, condition, name);
    point.map = versions.map(at, to, mapStrength);
    if (point.map == null) {
      return null;
    }
    points.add(point);
    return point;
  }

  /**
   * Plans an open point.
   *
   * @param stub what it asks, to be defined with {@code Machine.define}
   * @param value what it passes along
   */
  public void open(Instruction at, OsrCondition condition, String stub, Value value) {
    condition.requireAt(at);
    StateMap.requireComputed(value, at);
    points.add(new Asking(at, condition, stub, value));
  }

  /**
   * {@return the functions to define: first the base version with its points, then the
   * continuations}
   */
  public List<Function> weave() {
    var woven = weaveAll();
    var functions = new ArrayList<Function>();
    functions.add(Objects.requireNonNull(woven.versions.get(versions.base())));
    functions.addAll(woven.continuations);
    return List.copyOf(functions);
  }

  /** {@return all versions with their points, and what they need} */
  public Woven weaveAll() {
    agreeOnWhatIsKept();
    for (var point : points) {
      if (point instanceof Planned planned) {
        goPastPoints(planned);
      }
    }
    var copies = new IdentityHashMap<Function, FunctionCopy>();
    versions.versions().forEach(version -> copies.put(version, FunctionCopy.of(version)));
    var shapes = new ContinuationShapes(versions::nextContinuation);
    var open = new ArrayList<OpenPoint>();
    for (var point : points) {
      var copy = of(copies, point.from());
      switch (point) {
        case Planned planned -> insert(planned, copy, shapes);
        case Asking asking ->
            open.add(
                OpenPoint.insert(copy, asking.at, asking.condition, asking.stub, asking.value));
      }
    }
    var functions = new LinkedHashSet<Function>();
    for (var planned : shapes.planned()) {
      functions.addAll(versions.calledBy(planned.map()));
      var to = of(copies, planned.map().to().block().function());
      var map = startingToCount(planned.map().landingIn(to), to);
      functions.add(Continuation.of(planned.shape(), map).function());
    }
    var made = new IdentityHashMap<Function, Function>();
    copies.forEach((version, copy) -> made.put(version, copy.function()));
    return new Woven(made, List.copyOf(functions), open);
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

  private void insert(Planned point, FunctionCopy copy, ContinuationShapes shapes) {
    var map = point.map;
    if (map != null) {
      var shape = shapes.of(map, point.name);
      point.continuation = shape.name();
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
        changed |= point instanceof Planned planned && update(planned);
      }
      if (!changed) {
        return;
      }
    }
    for (var point : points) {
      if (point instanceof Planned planned && update(planned)) {
        planned.map = null;
      }
    }
  }

  private boolean update(Planned point) {
    var map = point.map;
    if (map == null) {
      return false;
    }
    if (!point.requested.addAll(keptBeyond(map.to()))) {
      return false;
    }
    point.map = versions.map(point.at, point.to, point.strength, point.requested);
    return true;
  }

  /**
   * {@return the values of a version that points which can be reached from a landing keep alive}
   */
  private Set<Definition> keptBeyond(Instruction landing) {
    var version = landing.block().function();
    var kept = new LinkedHashSet<Definition>();
    for (var point : points) {
      boolean fires = !(point instanceof Planned planned) || planned.map != null;
      if (fires && point.from() == version && reaches(landing, point.at)) {
        var dead = point.reads();
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
  private void goPastPoints(Planned point) {
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
