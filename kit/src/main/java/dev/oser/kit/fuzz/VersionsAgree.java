package dev.oser.kit.fuzz;

import dev.oser.kit.Engine;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Module;
import dev.oser.kit.opt.PassContext;
import dev.oser.kit.opt.Pipeline;
import dev.oser.kit.osr.graph.Oracle;
import dev.oser.kit.osr.graph.VersionGraph;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.Strength;
import dev.oser.kit.version.MultiVersionFunction;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The law that a multi-version function is deterministic: whatever an oracle picks at each step, a
 * program shows the same (Distilled, Theorem 3.5). Each function gets versions in a chain and one
 * beside it, so that maps between versions that are not neighbours are composed.
 */
public final class VersionsAgree implements Law {
  private static final int ORACLES = 4;
  private static final Pipeline FIRST =
      Pipeline.parse(
          "inlining,loop-simplify,loop-invariant-code-motion,common-subexpressions,dead-code");
  private static final Pipeline SECOND =
      Pipeline.parse("sccp,code-sinking,aggressive-dead-code,simplify-cfg");

  private final UnaryOperator<StateMap> damage;
  private final AtomicLong transitions = new AtomicLong();

  public VersionsAgree() {
    this(UnaryOperator.identity());
  }

  /** Makes the law for maps that something is done to first; a test damages them. */
  VersionsAgree(UnaryOperator<StateMap> damage) {
    this.damage = damage;
  }

  /** {@return how many transitions there were} */
  public long transitions() {
    return transitions.get();
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
      var versions = versionsOf(function, PassContext.of(program));
      for (long seed = 1; seed <= ORACLES; seed++) {
        var violation = violation(runner, versions, seed, subject);
        if (violation != null) {
          return violation;
        }
      }
    }
    return null;
  }

  /** {@return a function with three other versions of it} */
  static VersionGraph versionsOf(Function function, PassContext context) {
    var versions = new VersionGraph(function);
    var first = versions.derive(function, FIRST, context);
    versions.derive(first, SECOND, context);
    versions.derive(function, Pipeline.standard(), context);
    return versions;
  }

  private @Nullable String violation(
      ProgramRunner runner, VersionGraph versions, long seed, Subject subject) {
    var oracle = new RandomOracle(versions, seed);
    try (var function =
        new MultiVersionFunction(runner.machine(), versions, Strength.AVAIL, oracle)) {
      var actual = runner.run();
      transitions.addAndGet(function.transitions());
      return subject.difference(actual, "oracle " + seed + " for " + versions.base());
    }
  }

  /** Asks for another version every few steps. */
  private final class RandomOracle implements Oracle {
    private final VersionGraph versions;
    private final List<Function> choices;
    private final SplittableRandom random;

    RandomOracle(VersionGraph versions, long seed) {
      this.versions = versions;
      this.choices = List.copyOf(versions.versions());
      this.random = new SplittableRandom(seed);
    }

    @Override
    public @Nullable Function choose(Instruction next) {
      if (random.nextInt(3) > 0) {
        return null;
      }
      var choice = choices.get(random.nextInt(choices.size()));
      if (choice != next.block().function()) {
        damage(next, choice);
      }
      return choice;
    }

    private void damage(Instruction next, Function to) {
      var map = versions.map(next, to, Strength.AVAIL);
      var damaged = map == null ? null : damage.apply(map);
      if (damaged != null && damaged != map) {
        versions.write(damaged);
      }
    }
  }
}
