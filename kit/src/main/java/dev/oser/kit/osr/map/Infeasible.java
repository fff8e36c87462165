package dev.oser.kit.osr.map;

import dev.oser.kit.ir.Definition;
import dev.oser.kit.ir.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Why there is no map at a point.
 *
 * @param reason the kind of obstacle
 * @param value the value of the target that cannot be made, or null if there is no point to land on
 */
public record Infeasible(Reason reason, @Nullable Definition value) {
  /** {@return the obstacle in a sentence, without a full stop} */
  public String text() {
    if (value == null) {
      return reason == Reason.NEVER_RUNS
          ? "constants show that nothing gets there"
          : "there is " + reason.words() + " to land on";
    }
    boolean isArgument =
        value instanceof Parameter && value.block() == value.block().function().entry();
    return "the target needs "
        + value.text()
        + ", which cannot be made there: "
        + (isArgument ? "it is an argument, and dead" : reason.detail());
  }

  /** The kinds of obstacles. */
  public enum Reason {
    /** Constants show that the point is never reached: nothing leaves from there. */
    NEVER_RUNS("never runs", ""),
    /** No point of the target is equivalent. */
    NO_LANDING("no equivalent point", ""),
    /** A block parameter that merges different values. */
    PHI("phi", "it merges different values, and is not at hand"),
    /** A value read from memory that may have changed. */
    LOAD("load", "it is read from memory that may have changed"),
    /** The result of a call. */
    CALL("call result", "it is the result of a call"),
    /** An object whose identity matters. */
    ALLOCATION("allocation", "it is an object whose identity matters");

    private final String words;
    private final String detail;

    Reason(String words, String detail) {
      this.words = words;
      this.detail = detail;
    }

    String detail() {
      return detail;
    }

    /** {@return the reason in words} */
    public String words() {
      return words;
    }
  }
}
