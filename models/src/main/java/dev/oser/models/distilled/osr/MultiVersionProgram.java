package dev.oser.models.distilled.osr;

import dev.oser.models.distilled.Program;
import dev.oser.models.distilled.Semantics;
import dev.oser.models.distilled.State;
import dev.oser.models.distilled.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A multi-version program (Definition 17).
 *
 * @param versions V; computations start in the first, which has index 0 here
 * @param mappings E and M: a mapping for each pair of versions with an edge
 */
public record MultiVersionProgram(List<Program> versions, Map<Edge, OsrMapping> mappings) {
  /** Compensation code is straight-line: each instruction runs once. */
  private static final int COMPENSATION_FUEL = 10_000;

  public MultiVersionProgram {
    versions = List.copyOf(versions);
    mappings = Map.copyOf(mappings);
  }

  /** An edge between versions, by index. */
  public record Edge(int from, int to) {}

  /**
   * A state (Definition 18) and whether a transition has just led to it.
   *
   * @param version p
   * @param state (σ, l)
   * @param landed whether rule OSR made it
   */
  public record Moment(int version, State state, boolean landed) {}

  /** {@return a trace from a store (Definition 23), cut after {@code fuel} steps of rule Norm} */
  public List<Moment> trace(Store store, Oracle oracle, int fuel) {
    var moments = new ArrayList<Moment>();
    moments.add(new Moment(0, new State(store, 1), false));
    for (int steps = 0; steps < fuel; steps++) {
      var moved = transition(moments.getLast(), oracle);
      moved.ifPresent(moments::add);
      var now = moments.getLast();
      var next = Semantics.step(versions.get(now.version()), now.state());
      if (next.isEmpty()) {
        break;
      }
      moments.add(new Moment(now.version(), next.get(), false));
    }
    return moments;
  }

  /** {@return [[Π]](σ) (Definition 25) as this oracle finds it, or empty where it is undefined} */
  public Optional<Store> run(Store store, Oracle oracle, int fuel) {
    var last = trace(store, oracle, fuel).getLast();
    return last.state().point() == versions.get(last.version()).size() + 1
        ? Optional.of(last.state().store())
        : Optional.empty();
  }

  /** Rule OSR of Definition 19, if the oracle wants it and [[χ]](σ) is defined. */
  private Optional<Moment> transition(Moment now, Oracle oracle) {
    int point = now.state().point();
    var others = new ArrayList<Integer>();
    for (int to = 0; to < versions.size(); to++) {
      var mapping = mappings.get(new Edge(now.version(), to));
      if (mapping != null && mapping.at(point) != null) {
        others.add(to);
      }
    }
    int chosen = others.isEmpty() ? now.version() : oracle.choose(now.version(), point, others);
    var mapping = mappings.get(new Edge(now.version(), chosen));
    var landing = mapping == null ? null : mapping.at(point);
    if (landing == null) {
      return Optional.empty();
    }
    return Semantics.run(landing.compensation(), now.state().store(), COMPENSATION_FUEL)
        .map(store -> new Moment(chosen, new State(store, landing.point()), true));
  }
}
