package dev.oser.agent.runtime;

import org.jspecify.annotations.Nullable;

/**
 * What happens in {@link Bursts}, and while calls are counted; see {@link InBursts}.
 *
 * <p>The JVM inlines none of this, see {@code NeverInlined}: it happens in a tenth of the time, but
 * in all methods, which would be larger and take longer to compile.
 */
final class BurstEvents {
  private BurstEvents() {}

  static void start(int method) {
    if (Bursts.watchesStart()) {
      var recorder = recorder();
      if (recorder != null && recorder.hasRoom()) {
        recorder.enter(method);
      }
    }
  }

  static void at(int place) {
    var recorder = recorder();
    if (recorder != null) {
      recorder.at(place);
    }
  }

  static void caught(int method) {
    var recorder = recorder();
    if (recorder != null) {
      recorder.caughtIn(method);
    }
  }

  static void end(int method) {
    var recorder = recorder();
    if (recorder != null) {
      recorder.end(method);
    }
  }

  static void leaf(int method) {
    if (Bursts.watchesStart()) {
      var recorder = recorder();
      if (recorder != null && recorder.hasRoom()) {
        recorder.leaf(method);
      }
    }
  }

  static void loop() {
    var recorder = recorder();
    if (recorder != null) {
      recorder.loop();
    }
  }

  /**
   * {@return that of the current thread} There is none when another session has begun, with
   * recorders of another kind, while a method that is looked at in this one is still active.
   */
  private static @Nullable BurstRecorder recorder() {
    return Recorders.current() instanceof BurstRecorder recorder ? recorder : null;
  }
}
