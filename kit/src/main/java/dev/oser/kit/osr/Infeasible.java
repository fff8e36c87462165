package dev.oser.kit.osr;

import dev.oser.kit.ir.Definition;
import org.jspecify.annotations.Nullable;

/**
 * Why there is no map at a point.
 *
 * @param reason the kind of obstacle
 * @param value the value of the target that cannot be made, or null if there is no point to land on
 */
public record Infeasible(Reason reason, @Nullable Definition value) {
  /** The kinds of obstacles. */
  public enum Reason {
    /** Constants show that the point is never reached: nothing leaves from there. */
    NEVER_RUNS("never runs"),
    /** No point of the target is equivalent. */
    NO_LANDING("no equivalent point"),
    /** A block parameter that merges different values. */
    PHI("phi"),
    /** A value read from memory that may have changed. */
    LOAD("load"),
    /** The result of a call. */
    CALL("call result"),
    /** An object whose identity matters. */
    ALLOCATION("allocation");

    private final String words;

    Reason(String words) {
      this.words = words;
    }

    /** {@return the reason in words} */
    public String words() {
      return words;
    }
  }
}
