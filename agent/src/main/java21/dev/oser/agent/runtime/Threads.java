package dev.oser.agent.runtime;

/** What is known of threads, on JVMs from 21 on. */
final class Threads {
  private Threads() {}

  /** {@return the number of a thread, which no other has} */
  static long number(Thread thread) {
    return thread.threadId();
  }

  /** {@return whether a thread is one of those of which there can be millions} */
  static boolean isVirtual(Thread thread) {
    return thread.isVirtual();
  }
}
