package dev.oser.kit.osr.point;

import dev.oser.kit.ir.Function;
import dev.oser.kit.osr.correspondence.VersionPair;
import dev.oser.kit.osr.map.StateMaps;
import dev.oser.kit.osr.map.Strength;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Goes on in a copy of the function as it is: the least a generator can do, and what it costs to
 * leave (Flexible OSR §5, Q2).
 */
public final class CloneGenerator implements ContinuationGenerator {
  private final UnaryOperator<String> names;

  /**
   * Makes a generator.
   *
   * @param names given a name for a continuation, returns one that is free
   */
  public CloneGenerator(UnaryOperator<String> names) {
    this.names = names;
  }

  @Override
  public Function generate(OpenPoint point, @Nullable Object value) {
    var source = point.source();
    var versions = VersionPair.of(source, _ -> {});
    var map = StateMaps.at(versions.forward(), point.at(), Strength.LIVE);
    if (map == null) {
      throw new IllegalStateException("no map from " + point + " to a copy of the function");
    }
    return point.continuation(names.apply(source.name() + ".to.clone"), map).function();
  }
}
