package dev.oser.agent;

import dev.oser.agent.session.Session;
import java.lang.instrument.Instrumentation;
import org.jspecify.annotations.Nullable;

/**
 * Starts the agent in a JVM that can run it. The classes of this package are the only ones that the
 * class path's loader defines; all others are the boot loader's.
 */
final class Start {
  private static boolean isLoaded;

  private Start() {}

  /** Whatever goes wrong, the program runs; unprofiled, if need be. */
  static synchronized void start(
      @Nullable String options, Instrumentation instrumentation, boolean attached) {
    try {
      if (!isLoaded) {
        BootClasses.define(instrumentation);
        isLoaded = true;
      }
      Session.start(options == null ? "" : options, instrumentation, attached);
    } catch (Throwable e) {
      System.err.println("oser-agent: cannot start, the program runs unprofiled: " + e);
    }
  }
}
