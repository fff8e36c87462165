package dev.oser.agent.runtime;

/** What instrumented code calls when a method starts. */
public final class Events {
  private Events() {}

  /** {@return the current thread's recorder, which the method keeps in a local variable} */
  public static ContextRecorder enter(int method) {
    var recorder = (ContextRecorder) Recorders.current();
    recorder.enter(method);
    return recorder;
  }

  /** {@return the same, if a burst is on; otherwise a recorder that ignores the method} */
  public static ContextRecorder enterInBursts(int method) {
    return Bursts.isOn ? enter(method) : Bursts.absent();
  }
}
