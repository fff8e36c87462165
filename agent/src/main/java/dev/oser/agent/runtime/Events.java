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

  /** A method starts and ends, and no other in between. */
  public static void leaf(int method) {
    ((ContextRecorder) Recorders.current()).leaf(method);
  }
}
