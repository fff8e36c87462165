package dev.oser.agent.runtime;

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
      if (recorder.hasRoom()) {
        recorder.enter(method);
        return recorder.depth;
      }
    }
    return 0;
  }

  /** See {@link InBursts#at}. */
  static void at(int depth, int place) {
    recorder().at(depth, place);
  }

  /** See {@link InBursts#end}. */
  static void end(int depth) {
    recorder().exit(depth);
  }

  /** A burst has begun or ended, and the method is looked at from here on, or no longer. */
  static int change(int depth) {
    var recorder = recorder();
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
      if (recorder.hasRoom()) {
        recorder.leaf(method);
      }
    }
  }

  private static ContextRecorder recorder() {
    return (ContextRecorder) Recorders.current();
  }
}
