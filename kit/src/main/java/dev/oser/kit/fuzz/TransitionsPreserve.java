package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.interp.Observer;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.graph.VersionGraph;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.Strength;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The law that a transition, at any point where there is a state map and whenever it is fired, does
 * not change what a program shows: the bisimulation of Distilled, executed. Every function of a
 * program is optimised, in one step or in several; at every point of the first and the last version
 * that the program reaches, each map to the other found at any strength is fired at the first, a
 * middle and a random visit. Over several steps, maps are composed.
 */
public final class TransitionsPreserve implements Law {
  private final List<Pipeline> steps;
  private final UnaryOperator<StateMap> damage;
  private final AtomicLong points = new AtomicLong();
  private final AtomicLong transitions = new AtomicLong();
  private final AtomicLong deep = new AtomicLong();

  /** Makes the law for the versions that pipelines make, one from the other. */
  public TransitionsPreserve(Pipeline... steps) {
    this(List.of(steps), UnaryOperator.identity());
  }

  /**
   * Makes the law for maps that something is done to first; a test damages them to see that the law
   * notices.
   */
  TransitionsPreserve(List<Pipeline> steps, UnaryOperator<StateMap> damage) {
    this.steps = steps;
    this.damage = damage;
  }

  /** {@return at how many points that programs reached maps were asked for} */
  public long points() {
    return points.get();
  }

  /** {@return how many transitions were fired} */
  public long transitions() {
    return transitions.get();
  }

  /** {@return how many of the maps led to several frames} */
  public long deepMaps() {
    return deep.get();
  }

  @Override
  public @Nullable String violation(Module module) {
    var subject = Subject.of(module);
    if (subject == null) {
      return null;
    }
    var program = subject.program();
    var runner = new ProgramRunner(program, Engine.INTERPRETER);
    for (var function : program.functions()) {
      var versions = new VersionGraph(function);
      var last = function;
      for (var step : steps) {
        last = versions.derive(last, step, PassContext.of(program));
      }
      for (var way :
          List.of(new Way(versions, function, last), new Way(versions, last, function))) {
        runner.machine().install(way.from);
        var violation = violation(runner, way, subject);
        if (violation != null) {
          return violation;
        }
      }
      runner.machine().install(function);
    }
    return null;
  }

  private record Way(VersionGraph versions, Function from, Function to) {}

  private @Nullable String violation(ProgramRunner runner, Way way, Subject subject) {
    var visits = countVisits(runner, way.from);
    var random = new SplittableRandom(visits.size());
    for (var entry : visits.entrySet()) {
      var point = entry.getKey();
      int count = entry.getValue();
      points.incrementAndGet();
      for (var map : maps(runner, way, point)) {
        var times = new LinkedHashSet<>(List.of(1, (count + 1) / 2, 1 + random.nextInt(count)));
        for (int visit : times) {
          var actual = fire(runner, map, visit);
          transitions.incrementAndGet();
          var difference = subject.difference(actual, describe(map, visit));
          if (difference != null) {
            return difference;
          }
        }
      }
    }
    return null;
  }

  /** {@return the different maps there are at a point, weakest first, ready to be used} */
  private List<StateMap> maps(ProgramRunner runner, Way way, Instruction point) {
    var maps = new ArrayList<StateMap>();
    for (var strength : Strength.values()) {
      var map = way.versions.map(point, way.to, strength);
      if (map != null && maps.stream().noneMatch(map::equals)) {
        var called = way.versions.calledBy(map);
        called.forEach(runner.machine()::define);
        deep.addAndGet(called.isEmpty() ? 0 : 1);
        maps.add(damage.apply(map));
      }
    }
    return maps;
  }

  private static Map<Instruction, Integer> countVisits(ProgramRunner runner, Function version) {
    var visits = new LinkedHashMap<Instruction, Integer>();
    run(
        runner,
        version,
        (next, _) -> {
          visits.merge(next, 1, Integer::sum);
          return null;
        });
    return visits;
  }

  private static Outcome fire(ProgramRunner runner, StateMap map, int visit) {
    var left = new int[] {visit};
    return run(
        runner,
        map.from().block().function(),
        (next, state) -> {
          if (next != map.from() || --left[0] != 0) {
            return null;
          }
          var values = map.evaluate(state::valueOf, state.execution());
          return new Observer.Transfer(map.to(), values);
        });
  }

  private static Outcome run(ProgramRunner runner, Function version, Observer observer) {
    runner.machine().observe(version, observer);
    var outcome = runner.run();
    runner.machine().observe(version, null);
    return outcome;
  }

  private static String describe(StateMap map, int visit) {
    return "transition from "
        + map.from().block().function()
        + " before `"
        + Printer.print(map.from())
        + "` to before `"
        + Printer.print(map.to())
        + "` at visit "
        + visit
        + " with "
        + map.values()
        + " after "
        + map.compensation();
  }
}
