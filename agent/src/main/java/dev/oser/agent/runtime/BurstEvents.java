package dev.oser.agent.runtime;

import org.jspecify.annotations.Nullable;

/**
 * What happens in {@link Bursts}, and while calls are counted.
 *
 * <p>The JVM inlines none of this, see {@code NeverInlined}: it happens in a tenth of the time, but
 * in all methods, which would be larger and take longer to compile.
 */
final class BurstEvents {
  private BurstEvents() {}

  /** See {@link InBursts#start}. */
  static int start(int method) {
    if (Bursts.watchesStart()) {
      var recorder = recorder();
      if (recorder != null && recorder.hasRoom()) {
        recorder.enter(method);
        return recorder.depth;
      }
    }
    return 0;
  }

  /** See {@link InBursts#at}. */
  static void at(int depth, int place) {
    var recorder = recorder();
    if (recorder != null) {
      recorder.at(depth, place);
    }
  }

  /** See {@link InBursts#end}. */
  static void end(int depth) {
    var recorder = recorder();
    if (recorder != null) {
      recorder.exit(depth);
    }
  }

  /** A burst has begun or ended, and the method is looked at from here on, or no longer. */
  static int change(int depth) {
    var recorder = recorder();
    if (recorder == null) {
      return 0;
    }
    if (depth == 0) {
      return recorder.join() ? recorder.depth : 0;
    }
    recorder.losePlace();
    return 0;
  }

  /** See {@link InBursts#leaf}. */
  static void leaf(int method) {
    if (Bursts.watchesStart()) {
      var recorder = recorder();
      if (recorder != null && recorder.hasRoom()) {
        recorder.leaf(method);
      }
    }
  }

  /**
   * {@return that of the current thread} There is none when another session has begun, with
   * recorders of another kind, while a method that was looked at in this one is still active.
   */
  private static @Nullable BurstRecorder recorder() {
    return Recorders.current() instanceof BurstRecorder recorder ? recorder : null;
  }
}
