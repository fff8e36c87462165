package dev.oser.agent;

import java.lang.instrument.Instrumentation;

/**
 * Where the JVM starts the agent: {@code -javaagent} or an attach. This class alone is compiled for
 * Java 8, to tell people with a JVM older than 17 what is wrong; such a JVM would not run their
 * program at all if it could not load this.
 */
public final class Agent {
  private static final int OLDEST = 17;

  private Agent() {}

  /** Called before the program starts. */
  public static void premain(String options, Instrumentation instrumentation) {
    start(options, instrumentation, false);
  }

  /** Called in a program that runs already. */
  public static void agentmain(String options, Instrumentation instrumentation) {
    start(options, instrumentation, true);
  }

  private static void start(String options, Instrumentation instrumentation, boolean attached) {
    String version = System.getProperty("java.specification.version");
    if (feature(version) < OLDEST) {
      System.err.println(
          "oser-agent: needs Java 17 or later, and this is Java "
              + version
              + "; the program runs unprofiled");
    } else {
      Start.start(options, instrumentation, attached);
    }
  }

  /** {@return 8 for 1.8, 11 for 11} */
  static int feature(String version) {
    String number = version.startsWith("1.") ? version.substring(2) : version;
    try {
      return Integer.parseInt(number);
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
