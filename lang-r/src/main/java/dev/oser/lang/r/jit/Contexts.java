package dev.oser.lang.r.jit;

import dev.oser.lang.r.bytecode.Code;
import dev.oser.lang.r.bytecode.Feedback;
import java.util.Locale;

/**
 * Which calls of a function there are versions for.
 *
 * @param use which parameters make a difference
 * @param most how many versions a function may have, that for any arguments included
 */
public record Contexts(Use use, int most) {
  /** Which parameters make a difference. */
  public enum Use {
    /** None: a function has one version. */
    OFF,
    /** Those that had values of different shapes. */
    POLYMORPHIC,
    /** All, to test what happens then. */
    ALL
  }

  public static final Contexts USUAL = new Contexts(Use.POLYMORPHIC, 15);

  public static final Contexts OFF = new Contexts(Use.OFF, USUAL.most);

  /** {@return what {@code --contexts on} or {@code off} means} */
  public static Contexts named(String name) {
    return switch (name.toLowerCase(Locale.ROOT)) {
      case "on" -> USUAL;
      case "off" -> OFF;
      default -> throw new IllegalArgumentException("contexts are on or off, not '" + name + "'");
    };
  }

  /** {@return the bits of the parameters of a function that make a difference} */
  long mask(Code code, Feedback feedback, int parameters) {
    return switch (use) {
      case OFF -> 0;
      case POLYMORPHIC -> ArgumentContext.polymorphic(code, feedback, parameters);
      case ALL -> ArgumentContext.all(parameters);
    };
  }
}
