package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Code;
import java.util.Locale;

/**
 * Which failures are followed by other compiled code, made for what was met instead, while the code
 * that failed is kept (Flückiger §3.4, 4.9).
 *
 * @param use which
 * @param most how many such continuations the code of one function may have
 */
public record Deoptless(Use use, int most) {
  /** Which failures. */
  public enum Use {
    /** None: the interpreter goes on, and code that fails often is made again. */
    OFF,
    /** Values of other types, in loops: these last for a while, and the others may come again. */
    PHASES,
    /** All that are not about the world outside, to test what happens then. */
    ALL
  }

  public static final Deoptless USUAL = new Deoptless(Use.PHASES, 5);

  public static final Deoptless OFF = new Deoptless(Use.OFF, USUAL.most);

  /** {@return what {@code --deoptless on} or {@code off} means} */
  public static Deoptless named(String name) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "on" -> USUAL;
      case "off" -> OFF;
      default -> throw new IllegalArgumentException("deoptless is on or off, not '" + name + "'");
    };
  }

  /** {@return whether other code may go on where code was left for a reason} */
  boolean follows(Reason reason, Code code, int place) {
    return switch (use) {
      case OFF -> false;
      case PHASES ->
          (reason.isAboutValues() || reason == Reason.STRESS)
              && Loops.innermost(code, place) != null;
      case ALL -> reason.isMisjudged() || reason == Reason.STRESS;
    };
  }
}
