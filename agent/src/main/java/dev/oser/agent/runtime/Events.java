package dev.oser.agent.runtime;

/** What instrumented code calls when a method starts. */
public final class Events {
  private Events() {}

  /** {@return the current thread's recorder, which the method keeps in a local variable} */
  public static ContextRecorder enter(int method) {
    var recorder = (ContextRecorder) Recorders.current();
    if (recorder.hasRoom()) {
      recorder.enter(method);
      return recorder;
    }
    return Bursts.absent();
  }

  /** {@return the same, if a burst is on; otherwise a recorder that ignores the method} */
  public static ContextRecorder enterInBursts(int method) {
    return Bursts.watchesStart() ? enter(method) : Bursts.absent();
  }

  /** {@return the recorder for a method that started between bursts and is active in one} */
  public static ContextRecorder join() {
    var recorder = (ContextRecorder) Recorders.current();
    return recorder.join() ? recorder : Bursts.absent();
  }

  /** A method starts and ends, and no other in between. */
  public static void leaf(int method) {
    var recorder = (ContextRecorder) Recorders.current();
    if (recorder.hasRoom()) {
      recorder.leaf(method);
    }
  }

  /** The same, if a burst is on. */
  public static void leafInBursts(int method) {
    if (Bursts.mode != Bursts.OFF) {
      BurstEvents.leaf(method);
    }
  }
}
