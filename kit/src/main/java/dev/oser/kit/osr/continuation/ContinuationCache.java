package dev.oser.kit.osr.continuation;

import dev.oser.kit.osr.continuation.Continuation.Entrance;
import dev.oser.kit.osr.map.StateMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Continuations that have been made, so that what is equal is made once. The versions must not
 * change any more.
 */
public final class ContinuationCache {
  private final ContinuationShapes shapes;
  private final Map<ContinuationShape, Continuation> made = new HashMap<>();

  /** Makes a cache for the versions of the function of this name. */
  public ContinuationCache(String function) {
    shapes = new ContinuationShapes(() -> function + ".to." + (made.size() + 1));
  }

  /** {@return the continuation of a map, made now if there is none that fits} */
  public synchronized Continuation of(StateMap map) {
    return made.computeIfAbsent(
        shapes.of(map), shape -> new ContinuationBuilder(shape, List.of(Entrance.of(map))).build());
  }
}
