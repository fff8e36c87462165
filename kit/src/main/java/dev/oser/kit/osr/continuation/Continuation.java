package dev.oser.kit.osr.continuation;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Function;
import dev.oser.kit.osr.map.StateMap;
import java.util.List;
import java.util.SequencedCollection;

/**
 * A function that goes on where a state map lands, or where several do. Its parameters are the
 * values of the source that the map reads; its entry holds the compensation code and jumps into a
 * copy of the target at the landing; what can no longer be reached is gone (Flexible OSR §2, Figure
 * 7).
 *
 * <p>A continuation with several entrances serves several points with one piece of code: its first
 * parameter says by which entrance it is entered, and the others are shared.
 */
public final class Continuation {
  private final Function function;
  private final ContinuationShape shape;

  Continuation(Function function, ContinuationShape shape) {
    this.function = function;
    this.shape = shape;
  }

  /** {@return the continuation of a map: a function of what {@link StateMap#inputs} lists} */
  public static Continuation of(String name, StateMap map) {
    return of(name, map, map.inputs());
  }

  /**
   * {@return the continuation of a map as a function of a given state}
   *
   * @param state values of the source, among them all that the map reads
   */
  public static Continuation of(
      String name, StateMap map, SequencedCollection<? extends Definition> state) {
    if (!state.containsAll(map.inputs())) {
      throw new IllegalArgumentException(
          "the map reads " + map.inputs() + ", which the state " + state + " does not have");
    }
    return new ContinuationBuilder(name, List.of(new Entrance(map, List.copyOf(state)))).build();
  }

  /** {@return the continuation of a map for which a shape was planned} */
  public static Continuation of(ContinuationShape shape, StateMap map) {
    return new ContinuationBuilder(shape, List.of(Entrance.of(map))).build();
  }

  /**
   * {@return one continuation for several maps to the same version, which are its entrances in this
   * order}
   */
  public static Continuation serving(String name, List<StateMap> maps) {
    if (maps.isEmpty()) {
      throw new IllegalArgumentException("no maps to make @" + name + " for");
    }
    var target = maps.getFirst().to().block().function();
    for (var map : maps) {
      if (map.to().block().function() != target) {
        throw new IllegalArgumentException(
            "@"
                + name
                + " cannot go on in two versions: the map from "
                + map.from()
                + " leads to"
                + " another one than the first");
      }
    }
    return new ContinuationBuilder(name, maps.stream().map(Entrance::of).toList()).build();
  }

  /** A map, and the values of its source that come with a transition. */
  record Entrance(StateMap map, List<? extends Definition> state) {
    static Entrance of(StateMap map) {
      return new Entrance(map, List.copyOf(map.inputs()));
    }
  }

  public Function function() {
    return function;
  }

  /** {@return how many maps it serves} */
  public int entrances() {
    return shape.entrances();
  }

  /** {@return whether the state is too large to be passed as it is} */
  public boolean isPacked() {
    return shape.isPacked();
  }

  public ContinuationShape shape() {
    return shape;
  }
}
