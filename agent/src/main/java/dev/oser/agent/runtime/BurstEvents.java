package dev.oser.agent.runtime;

/**
 * What instrumented code calls in {@link Bursts}, and while they are measured.
 *
 * <p>The JVM inlines none of this, see {@code NeverInlined}: it is called in a tenth of the time,
 * from all methods, each of which would take longer to compile. For a large program that is what it
 * waits for in its first minute.
 */
public final class BurstEvents {
  private BurstEvents() {}

  /**
   * {@return whether a method that starts tells more} Called if the {@linkplain Bursts#mode mode}
   * is not 0.
   */
  public static boolean watchesStart() {
    return Bursts.watchesStart();
  }

  /** {@return the current thread's recorder, which the method keeps in a local variable} */
  public static ContextRecorder enter(int method) {
    return Events.enter(method);
  }

  /** {@return the recorder for a method that started between bursts and is active in one} */
  public static ContextRecorder join() {
    return Events.join();
  }

  /** See {@link ContextRecorder#at}. */
  public static void at(ContextRecorder recorder, int own, int place) {
    recorder.at(own, place);
  }

  /** See {@link ContextRecorder#exit}. */
  public static void exit(ContextRecorder recorder, int own) {
    recorder.exit(own);
  }

  /** A method starts and ends, and no other in between. */
  public static void leaf(int method) {
    if (Bursts.watchesStart()) {
      Events.leaf(method);
    }
  }
}
