package dev.oser.lang.r.runtime;

import dev.oser.lang.r.value.RError;
import java.util.Locale;

/** What a program is told when there is no room for a value. */
public final class Memory {
  private static final double KILO = 1024;

  private Memory() {}

  /** {@return the error for a vector whose size is known} */
  public static RError noRoomFor(double bytes) {
    return new RError("cannot allocate vector of size " + shown(bytes));
  }

  /** {@return the error for something that is too large for a session with a limit} */
  static RError moreThan(long limit, double bytes) {
    return new RError(
        "cannot allocate vector of size "
            + shown(bytes)
            + ": this session may use "
            + shown(limit)
            + " of memory");
  }

  /** {@return the error for something of unknown size} */
  public static RError full() {
    return new RError(
        "cannot allocate vector: no room in "
            + shown(java.lang.Runtime.getRuntime().maxMemory())
            + " of memory (OSER_JVM_FLAGS=-Xmx… changes how much there is)");
  }

  private static String shown(double bytes) {
    double kilobytes = bytes / KILO;
    return kilobytes > KILO * KILO
        ? String.format(Locale.ROOT, "%.1f Gb", kilobytes / KILO / KILO)
        : kilobytes > KILO
            ? String.format(Locale.ROOT, "%.1f Mb", kilobytes / KILO)
            : String.format(Locale.ROOT, "%.0f Kb", kilobytes);
  }
}
