package dev.oser.kit.osr.continuation;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Instruction;
import dev.oser.kit.ir.Value;
import dev.oser.kit.osr.continuation.Continuation.Entrance;
import dev.oser.kit.osr.map.StateMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Gives every continuation that is needed a name and a shape, once: two maps that land at the same
 * place and compute the same share a continuation, wherever they start.
 */
public final class ContinuationShapes {
  private final Supplier<String> names;
  private final Map<Key, Planned> planned = new LinkedHashMap<>();

  public ContinuationShapes(Supplier<String> names) {
    this.names = names;
  }

  /** A continuation that is to be made, and the map it is for. */
  public record Planned(ContinuationShape shape, StateMap map) {}

  private record Key(
      Instruction to, List<StateMap.Step> compensation, List<Map.Entry<Definition, Value>> values) {
    static Key of(StateMap map) {
      var values = new ArrayList<Map.Entry<Definition, Value>>();
      map.values().forEach((target, value) -> values.add(Map.entry(target, value)));
      return new Key(map.to(), map.compensation(), values);
    }
  }

  /** {@return the shape of a map's continuation} */
  public ContinuationShape of(StateMap map) {
    return of(map, "");
  }

  /**
   * {@return the shape of a map's continuation}
   *
   * @param name what it is called if it is new; the empty string for a name that is made up
   */
  public ContinuationShape of(StateMap map, String name) {
    return planned
        .computeIfAbsent(
            Key.of(map),
            _ -> {
              var made = name.isEmpty() ? names.get() : name;
              return new Planned(new ContinuationShape(made, List.of(Entrance.of(map))), map);
            })
        .shape();
  }

  /** {@return what is to be made, in the order it was asked for} */
  public List<Planned> planned() {
    return List.copyOf(planned.values());
  }
}
