package dev.oser.kit.osr.point;

import dev.oser.kit.ir.Function;
import org.jspecify.annotations.Nullable;

/** Decides at run time where an open OSR point leads: {@code gen} of Flexible OSR §2. */
public interface ContinuationGenerator {
  /**
   * {@return the function that goes on with the {@linkplain OpenPoint#state state} at the point;
   * {@link OpenPoint#continuation} makes one from a map}
   *
   * <p>One thread at a time is asked about a point, and the first few values once each.
   *
   * @param value what the program passed along, boxed; null if the point passes nothing
   */
  Function generate(OpenPoint point, @Nullable Object value);
}
