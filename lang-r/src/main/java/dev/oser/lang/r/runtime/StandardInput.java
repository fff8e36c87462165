package dev.oser.lang.r.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * The standard input of a session. Where it would wait, another thread waits for it, so that an
 * interrupt can end what is running; what arrives later is there for who reads next.
 */
final class StandardInput extends InputStream {
  private static final int SIZE = 8192;

  private final Runtime runtime;
  private final InputStream source;
  private final BlockingQueue<byte[]> requests = new ArrayBlockingQueue<>(1);
  private @Nullable Thread reader;
  private boolean asked;
  private volatile @Nullable Arrived arrived;

  /** What the other thread has read. */
  private record Arrived(byte[] bytes, int from, int count, @Nullable IOException problem) {
    Arrived without(int taken) {
      return new Arrived(bytes, from + taken, count - taken, null);
    }
  }

  StandardInput(Runtime runtime, InputStream source) {
    this.runtime = runtime;
    this.source = source;
  }

  @Override
  public int read() throws IOException {
    var one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int available() throws IOException {
    var before = arrived;
    return before != null ? Math.max(before.count, 0) : asked ? 0 : source.available();
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (!asked && source.available() > 0) {
      return source.read(bytes, from, length);
    }
    var some = await();
    if (some.problem != null || some.count <= 0) {
      arrived = null;
      asked = false;
      if (some.problem != null) {
        throw some.problem;
      }
      return -1;
    }
    int taken = Math.min(length, some.count);
    System.arraycopy(some.bytes, some.from, bytes, from, taken);
    boolean all = taken == some.count;
    arrived = all ? null : some.without(taken);
    asked = !all;
    return taken;
  }

  /** {@return what has arrived; leaves for a handler or the top level if somebody interrupts} */
  private Arrived await() {
    if (!asked) {
      asked = true;
      if (reader == null) {
        reader = Thread.ofPlatform().daemon().name("oser-input").start(this::readOnRequest);
      }
      requests.add(new byte[SIZE]);
    }
    runtime.output().flush();
    while (true) {
      var some = arrived;
      if (some != null) {
        return some;
      }
      runtime.interrupts().await(() -> arrived != null);
      runtime.leaveIfInterrupted();
    }
  }

  private void readOnRequest() {
    try {
      while (true) {
        var bytes = requests.take();
        try {
          arrived = new Arrived(bytes, 0, source.read(bytes), null);
        } catch (IOException e) {
          arrived = new Arrived(bytes, 0, 0, e);
        }
        runtime.interrupts().tell();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
