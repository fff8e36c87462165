package dev.oser.agent;

import dev.oser.agent.session.Session;
import java.lang.instrument.Instrumentation;
import org.jspecify.annotations.Nullable;

/**
 * Where the JVM starts the agent: {@code -javaagent} or an attach. This and {@link BootClasses} are
 * the only classes of the agent that the class path's loader defines; all others are the boot
 * loader's.
 */
public final class Agent {
  private static boolean isLoaded;

  private Agent() {}

  /** Called before the program starts. */
  public static void premain(@Nullable String options, Instrumentation instrumentation) {
    start(options, instrumentation, false);
  }

  /** Called in a program that runs already. */
  public static void agentmain(@Nullable String options, Instrumentation instrumentation) {
    start(options, instrumentation, true);
  }

  /** Whatever goes wrong, the program runs; unprofiled, if need be. */
  private static synchronized void start(
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
