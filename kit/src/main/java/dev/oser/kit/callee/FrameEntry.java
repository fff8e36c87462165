package dev.oser.kit.callee;

import dev.oser.kit.ir.speculation.LeftFrames;
import org.jspecify.annotations.Nullable;

/**
 * How a language goes on when compiled code leaves for its interpreter: it gets the frames of all
 * activations that the code stood for, with {@code deopt.to "name"}, and builds them, the outermost
 * first, before the innermost runs (as in Flückiger, Listing 4.3).
 */
@FunctionalInterface
public interface FrameEntry {
  /**
   * Goes on.
   *
   * @return what the outermost activation returns, boxed, or a {@link HostFunction.Leave} or {@link
   *     HostFunction.LeaveFor} if another function goes on instead
   */
  @Nullable Object enter(LeftFrames left);
}
