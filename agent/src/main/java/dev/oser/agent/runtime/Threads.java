package dev.oser.agent.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * What is known of threads. This is for JVMs before 21: there is another for the rest.
 *
 * <p>There {@link Thread#getId} can be overridden: it may be a method of the program, tell events
 * itself, and say the same for two threads. So the variable behind it is read.
 */
final class Threads {
  private static final VarHandle NUMBER;

  static {
    try {
      NUMBER =
          MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup())
              .findVarHandle(Thread.class, "tid", long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private Threads() {}

  /** {@return the number of a thread, which no other has} */
  static long number(Thread thread) {
    return (long) NUMBER.get(thread);
  }

  /** {@return whether a thread is one of those of which there can be millions} */
  static boolean isVirtual(Thread thread) {
    return false;
  }
}
