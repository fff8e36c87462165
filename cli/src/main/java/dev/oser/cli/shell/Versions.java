package dev.oser.cli.shell;

import dev.oser.cli.Failure;
import dev.oser.cli.Optimization;
import dev.oser.kit.analysis.Verifier;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.graph.VersionGraph;
import dev.oser.kit.osr.graph.Weaving;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.osr.point.OpenPoint;
import dev.oser.kit.runtime.FunctionValue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The versions of one function and the OSR points in them. The versions stay as they are; what runs
 * is woven anew from all of them when a point comes or goes or another version becomes current.
 */
final class Versions {
  /** The version every function begins with. */
  static final String BASE = "base";

  /** What stands for a version that is made on the way. */
  static final String CLONE = "clone";

  private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_.-]*");

  private final Shell shell;
  private final VersionGraph graph;
  private final Map<String, Version> versions = new LinkedHashMap<>();
  private List<Point> points = List.of();
  private Version current;

  /** Each version with its points, as far as they have been woven. */
  private Map<Function, Function> woven = Map.of();

  private Map<Point, String> continuations = Map.of();

  /** The names of the functions that were woven beside the versions. */
  private final Set<String> defined = new LinkedHashSet<>();

  Versions(Shell shell, Function base) {
    this.shell = shell;
    this.graph = new VersionGraph(base);
    this.current = new Version(BASE, base, "");
    versions.put(BASE, current);
  }

  Collection<Version> all() {
    return Collections.unmodifiableCollection(versions.values());
  }

  /** {@return whether there is nothing but the function as it was} */
  boolean isTrivial() {
    return versions.size() == 1 && points.isEmpty();
  }

  Version current() {
    return current;
  }

  List<Point> points() {
    return points;
  }

  /** {@return the version a person named} */
  Version named(String name) {
    var version = versions.get(name);
    if (version == null) {
      throw new Failure(
          graph.base()
              + " has no version "
              + name
              + "; it has "
              + String.join(", ", versions.keySet()));
    }
    return version;
  }

  private Version of(Function code) {
    return versions.values().stream()
        .filter(version -> version.code() == code)
        .findFirst()
        .orElseThrow();
  }

  /** {@return a version with its points} */
  Function code(Version version) {
    return woven.getOrDefault(version.code(), version.code());
  }

  /** {@return the name of the continuation of a resolved point} */
  String continuation(Point point) {
    return Objects.requireNonNull(continuations.get(point));
  }

  // ---- Versions. ----

  /** Makes a version by running passes. */
  Version derive(Version from, Pipeline pipeline, String passes, String name) {
    var pair =
        VersionPair.of(
            from.code(),
            code ->
                pipeline.run(
                    code, shell.machine()::function, pass -> Optimization.check(pass, code)));
    return add(pair, passes + " of " + from.name(), name);
  }

  /** Makes a version that is the same as another. */
  Version copy(Version from, String what, String name) {
    return add(VersionPair.of(from.code(), _ -> {}), what + " of " + from.name(), name);
  }

  /**
   * Adds a version that was made from another.
   *
   * @param name the empty string for a name that is made up
   */
  Version add(VersionPair pair, String origin, String name) {
    var version =
        new Version(name.isEmpty() ? freshName() : newName(name), pair.optimised(), origin);
    graph.add(pair);
    versions.put(version.name(), version);
    return version;
  }

  /** {@return a name that a version can be given} */
  String newName(String name) {
    if (!NAME.matcher(name).matches() || name.equals(CLONE)) {
      throw new Failure(
          "'" + name + "' cannot name a version; use letters, digits, '_', '.' and '-'");
    }
    if (versions.containsKey(name)) {
      throw new Failure(graph.base() + " already has a version " + name);
    }
    return name;
  }

  private String freshName() {
    int number = 1;
    while (versions.containsKey("v" + number)) {
      number++;
    }
    return "v" + number;
  }

  /** Forgets a version that nothing depends on. */
  void drop(Version version) {
    if (version == current) {
      throw new Failure(version.symbol() + " is the current version; install another one first");
    }
    if (version.code() == graph.base()) {
      throw new Failure(version.symbol() + " is what the others were made from");
    }
    for (var other : versions.values()) {
      if (graph.parent(other.code()) == version.code()) {
        throw new Failure(
            other.symbol() + " was made from " + version.symbol() + "; drop it first");
      }
    }
    for (var point : points) {
      if (point.version() == version
          || point.destination() instanceof Point.Resolved to && to.to() == version) {
        throw new Failure(
            "point "
                + point.number()
                + (point.version() == version ? " is in " : " leads to ")
                + version.symbol()
                + "; remove it first");
      }
    }
    forget(version);
  }

  private void forget(Version version) {
    graph.remove(version.code());
    versions.remove(version.name());
  }

  /** Makes a version the one that calls run. */
  void install(Version version) {
    weave(version, points);
  }

  // ---- Maps. ----

  @Nullable StateMap map(Instruction point, Version to, Strength strength) {
    return graph.map(point, to.code(), strength);
  }

  /** {@return why there is no map, in words} */
  String obstacle(Instruction point, Version to, Strength strength) {
    var obstacle = Objects.requireNonNull(graph.obstacle(point, to.code(), strength));
    boolean isDirect = obstacle.from() == point.block().function() && obstacle.to() == to.code();
    return obstacle.text()
        + (isDirect
            ? ""
            : " (on the way from "
                + of(obstacle.from()).name()
                + " to "
                + of(obstacle.to()).name()
                + ")");
  }

  /** {@return the continuations of inner frames that a map calls} */
  Collection<Function> calledBy(StateMap map) {
    return graph.calledBy(map);
  }

  // ---- Points. ----

  /** Adds a point to what runs; if that fails, everything is as it was. */
  void insert(Point point, Version newCurrent) {
    var more = new ArrayList<>(points);
    more.add(point);
    weave(newCurrent, more);
  }

  void remove(Point point) {
    weave(current, points.stream().filter(other -> other != point).toList());
  }

  /** Takes back versions that were made for a point that could not be inserted. */
  void restore(Collection<Version> before) {
    var kept = Set.copyOf(before);
    for (var version : List.copyOf(versions.values()).reversed()) {
      if (!kept.contains(version)) {
        forget(version);
      }
    }
  }

  /** Makes code of the versions and the points, and runs it from the next call on. */
  private void weave(Version newCurrent, List<Point> newPoints) {
    var weaving = new Weaving(graph, Strength.AVAIL);
    var planned = plan(weaving, newPoints);
    var result = weaving.weaveAll();
    var names = new HashMap<Point, String>();
    planned.forEach((point, plan) -> names.put(point, continuationOf(point, plan)));
    for (var function : result.continuations()) {
      Pipeline.parse("simplify-cfg").run(function, PassContext.NONE);
      requireFree(function.name());
      requireValid(function);
    }
    result.versions().values().forEach(Versions::requireValid);
    // What could fail has not.
    newPoints.forEach(point -> defineStub(point, result.open()));
    defined.forEach(shell::undefine);
    defined.clear();
    result.continuations().forEach(this::define);
    points.stream().filter(point -> !newPoints.contains(point)).forEach(this::undefineStub);
    points = List.copyOf(newPoints);
    continuations = names;
    current = newCurrent;
    woven = result.versions();
    shell.replace(code(current));
  }

  private Map<Point, Weaving.Planned> plan(Weaving weaving, List<Point> all) {
    var planned = new LinkedHashMap<Point, Weaving.Planned>();
    for (var point : all) {
      switch (point.destination()) {
        case Point.Resolved(Version to, Strength strength, String name) -> {
          var plan = weaving.plan(point.at(), to.code(), strength, point.condition(), name);
          planned.put(point, Objects.requireNonNull(plan));
        }
        case Point.Open open ->
            weaving.open(point.at(), point.condition(), open.stub(), open.value());
      }
    }
    return planned;
  }

  private static String continuationOf(Point point, Weaving.Planned plan) {
    var name = plan.continuation();
    if (name == null) {
      throw new Failure(
          "point "
              + point.number()
              + " needs values that cannot be kept alive through the other points");
    }
    return name;
  }

  private void requireFree(String name) {
    if (shell.machine().isDefined(name) && !defined.contains(name)) {
      throw new Failure("there is already a function @" + name);
    }
  }

  private static void requireValid(Function function) {
    var violations = Verifier.verify(function);
    if (!violations.isEmpty()) {
      throw new IllegalStateException("weaving broke " + violations.getFirst().message());
    }
  }

  private void define(Function function) {
    shell.define(function);
    defined.add(function.name());
  }

  /** A stub stays the same whatever other points there are. */
  private void defineStub(Point point, List<OpenPoint> inserted) {
    if (point.destination() instanceof Point.Open open && !shell.machine().isDefined(open.stub())) {
      var found =
          inserted.stream()
              .filter(each -> each.stub().equals(open.stub()))
              .findFirst()
              .orElseThrow();
      shell.define(found, (at, value) -> generate(point, open, at, value));
    }
  }

  private Function generate(Point point, Point.Open open, OpenPoint at, @Nullable Object value) {
    var function = open.generator().generate(at, value);
    if (open.made().add(function.name())) {
      shell.addGenerated(function);
      var reason = value instanceof FunctionValue ? " for " + value : "";
      shell.tell("point " + point.number() + " fired" + reason + ": made " + function);
    }
    return function;
  }

  private void undefineStub(Point point) {
    if (point.destination() instanceof Point.Open open) {
      shell.undefine(open.stub());
      open.made().forEach(shell::undefine);
      open.made().clear();
    }
  }

  /** Lets generators decide again, since functions they looked at may have changed. */
  void decideAgain() {
    if (points.stream().anyMatch(point -> point.destination() instanceof Point.Open)) {
      points.forEach(this::undefineStub);
      weave(current, points);
    }
  }

  /** Takes everything out of the machine that was made for the points. */
  void release() {
    points.forEach(this::undefineStub);
    defined.forEach(shell::undefine);
  }
}
