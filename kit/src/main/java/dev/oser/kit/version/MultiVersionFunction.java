package dev.oser.kit.version;

import dev.oser.kit.Machine;
import dev.oser.kit.analysis.Liveness;
import dev.oser.kit.interp.Observer;
import dev.oser.kit.ir.Function;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.osr.graph.Oracle;
import dev.oser.kit.osr.graph.VersionGraph;
import dev.oser.kit.osr.map.StateMap;
import dev.oser.kit.osr.map.Strength;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Runs a multi-version function in a machine that interprets: before each instruction, an oracle
 * picks the version that goes on, and the activation moves there if there is a map and no
 * transition before has lost what it reads. Calls of the function from anywhere are treated like
 * this until it is closed.
 */
public final class MultiVersionFunction implements AutoCloseable {
  private final Machine machine;
  private final VersionGraph versions;
  private final Strength strength;
  private final Oracle oracle;
  private final Map<Way, Optional<StateMap>> maps = new HashMap<>();
  private long transitions;

  private record Way(Instruction from, Function to) {}

  /** Makes the function's versions follow an oracle from its next activation on. */
  public MultiVersionFunction(
      Machine machine, VersionGraph versions, Strength strength, Oracle oracle) {
    this.machine = machine;
    this.versions = versions;
    this.strength = strength;
    this.oracle = oracle;
    machine.install(versions.base());
    versions.versions().forEach(version -> machine.observe(version, this::before));
  }

  private Observer.@Nullable Transfer before(Instruction next, Observer.State state) {
    var to = oracle.choose(next);
    if (to == null || to == next.block().function()) {
      return null;
    }
    var map = maps.computeIfAbsent(new Way(next, to), this::find);
    if (map.isEmpty() || !map.get().inputs().stream().allMatch(state::has)) {
      return null;
    }
    transitions++;
    var values = map.get().evaluate(state::valueOf, state.execution());
    return new Observer.Transfer(map.get().to(), values);
  }

  /**
   * A map may leave live values that make no difference as they come. But a later map could read
   * them, so all that is live is asked for.
   */
  private Optional<StateMap> find(Way way) {
    var first = versions.map(way.from, way.to, strength);
    if (first == null) {
      return Optional.empty();
    }
    var live = Liveness.of(way.to).liveBefore(first.to());
    var map = versions.map(way.from, way.to, strength, live);
    if (map == null || map.to() != first.to()) {
      return Optional.empty();
    }
    versions.calledBy(map).forEach(machine::define);
    return Optional.of(versions.meeting(map));
  }

  /** {@return how many transitions there have been} */
  public long transitions() {
    return transitions;
  }

  @Override
  public void close() {
    versions.versions().forEach(version -> machine.observe(version, null));
  }
}
