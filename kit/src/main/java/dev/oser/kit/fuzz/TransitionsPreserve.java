package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.interp.Observer;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.ir.text.Parser;
import dev.oser.kit.ir.text.Printer;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.Correspondence;
import dev.oser.kit.osr.DeepMap;
import dev.oser.kit.osr.StateMap;
import dev.oser.kit.osr.Strength;
import dev.oser.kit.osr.VersionPair;
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
 * not change what a program shows: the bisimulation of 000, executed. Every function of a program
 * is optimised; at every point of both versions that the program reaches, each map found at any
 * strength is fired at the first, a middle and a random visit.
 */
public final class TransitionsPreserve implements Law {
  private final Pipeline pipeline;
  private final UnaryOperator<StateMap> damage;
  private final AtomicLong points = new AtomicLong();
  private final AtomicLong transitions = new AtomicLong();
  private final AtomicLong frames = new AtomicLong();
  private final AtomicLong deep = new AtomicLong();

  /** Makes the law for the versions that a pipeline makes. */
  public TransitionsPreserve(Pipeline pipeline) {
    this(pipeline, UnaryOperator.identity());
  }

  /**
   * Makes the law for maps that something is done to first; a test damages them to see that the law
   * notices.
   */
  TransitionsPreserve(Pipeline pipeline, UnaryOperator<StateMap> damage) {
    this.pipeline = pipeline;
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
    var program = new Parser().parse(module.source(), Printer.print(module));
    var runner = new ProgramRunner(program, Engine.INTERPRETER);
    var expected = runner.run();
    if (expected.isOutOfFuel()) {
      return null;
    }
    for (var function : program.functions()) {
      var versions = VersionPair.of(function, pipeline, PassContext.of(program));
      for (var direction : List.of(versions.forward(), versions.backward())) {
        runner.machine().install(direction.source());
        var violation = violation(runner, direction, expected);
        if (violation != null) {
          return violation;
        }
      }
      runner.machine().install(function);
    }
    return null;
  }

  private @Nullable String violation(
      ProgramRunner runner, Correspondence direction, Outcome expected) {
    var visits = countVisits(runner, direction.source());
    var random = new SplittableRandom(visits.size());
    for (var entry : visits.entrySet()) {
      var point = entry.getKey();
      int count = entry.getValue();
      points.incrementAndGet();
      for (var map : maps(runner, direction, point)) {
        var times = new LinkedHashSet<>(List.of(1, (count + 1) / 2, 1 + random.nextInt(count)));
        for (int visit : times) {
          var actual = fire(runner, direction, map, visit);
          transitions.incrementAndGet();
          if (!expected.showsTheSameAs(actual)) {
            return describe(direction, map, visit)
                + "\nwithout:\n"
                + expected.describe()
                + "\nwith:\n"
                + actual.describe();
          }
        }
      }
    }
    return null;
  }

  /** {@return the different maps there are at a point, weakest first, ready to be used} */
  private List<StateMap> maps(ProgramRunner runner, Correspondence direction, Instruction point) {
    var maps = new ArrayList<StateMap>();
    for (var strength : Strength.values()) {
      var prefix = "frame." + frames.incrementAndGet();
      var found = DeepMap.at(direction, point, strength, prefix);
      if (found != null && maps.stream().noneMatch(found.map()::equals)) {
        found.inner().forEach(runner.machine()::define);
        deep.addAndGet(found.inner().isEmpty() ? 0 : 1);
        maps.add(damage.apply(found.map()));
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

  private static Outcome fire(
      ProgramRunner runner, Correspondence direction, StateMap map, int visit) {
    var left = new int[] {visit};
    return run(
        runner,
        direction.source(),
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

  private static String describe(Correspondence direction, StateMap map, int visit) {
    return "transition from "
        + direction.source()
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
