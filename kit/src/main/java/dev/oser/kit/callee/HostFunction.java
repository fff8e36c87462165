package dev.oser.kit.callee;

import org.jspecify.annotations.Nullable;

/**
 * Java code that can be called, and left for, as a function of a machine: what a language's own
 * interpreter is to compiled code that deoptimises. What it throws passes unchanged through the
 * code that called it.
 */
@FunctionalInterface
public interface HostFunction {
  /**
   * Runs it on boxed arguments.
   *
   * @return the boxed result, or a {@link Leave} or {@link LeaveFor} if another function goes on
   *     instead
   */
  @Nullable Object run(@Nullable Object[] arguments);

  /**
   * What is returned to leave for another function for good: its result is the result. It does not
   * matter if somebody makes the machine forget it meanwhile.
   */
  record Leave(Callee code, @Nullable Object[] arguments) {}

  /** The same for a function that is defined, by its name. */
  record LeaveFor(String function, @Nullable Object[] arguments) {}
}
