package dev.oser.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Output that is there as soon as a person could notice, and goes out in large pieces if there is
 * much of it: what nobody flushes is passed on by a daemon some milliseconds after it was written,
 * and when the process ends, however that comes about.
 */
final class TimelyOutput extends OutputStream {
  private static final int SIZE = 1 << 16;
  private static final int DELAY_MILLISECONDS = 10;

  /** How long the end of the process waits for a reader that does not read. */
  private static final int PATIENCE_MILLISECONDS = 200;

  private final OutputStream target;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition written = lock.newCondition();
  private final byte[] buffer = new byte[SIZE];
  private int count;
  private boolean started;
  private boolean idle;

  /** Why the daemon could not pass something on; who writes next is told. */
  private StandardOutput.@Nullable Failed failure;

  TimelyOutput(OutputStream target) {
    this.target = target;
    Runtime.getRuntime().addShutdownHook(new Thread(this::flushAtEnd, "oser-last-output"));
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) {
    lock.lock();
    try {
      if (length > SIZE - count) {
        pass(buffer, 0, count);
      }
      if (length > SIZE) {
        pass(bytes, from, length);
        return;
      }
      System.arraycopy(bytes, from, buffer, count, length);
      count += length;
      wake();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void flush() {
    lock.lock();
    try {
      pass(buffer, 0, count);
    } finally {
      lock.unlock();
    }
  }

  private void pass(byte[] bytes, int from, int length) {
    if (failure != null) {
      throw failure;
    }
    // What could not be written once is not tried again.
    count = 0;
    try {
      if (length > 0) {
        target.write(bytes, from, length);
      }
    } catch (StandardOutput.Failed e) {
      failure = e;
      throw e;
    } catch (IOException e) {
      failure = new StandardOutput.Failed(e);
      throw failure;
    }
  }

  /** Signals only a daemon that waits: most of what is written finds it counting. */
  private void wake() {
    if (!started) {
      started = true;
      Thread.ofPlatform().daemon().name("oser-output").start(this::passOnInTime);
    } else if (idle) {
      idle = false;
      written.signal();
    }
  }

  private void passOnInTime() {
    try {
      while (true) {
        awaitWriting();
        Thread.sleep(DELAY_MILLISECONDS);
        flush();
      }
    } catch (StandardOutput.Failed | InterruptedException e) {
      // The failure is kept for who writes next; nobody interrupts.
      return;
    }
  }

  private void awaitWriting() throws InterruptedException {
    lock.lock();
    try {
      while (count == 0) {
        idle = true;
        written.await();
      }
      idle = false;
    } finally {
      lock.unlock();
    }
  }

  /** A signal may have come while a thread waits for the reader and holds the lock. */
  private void flushAtEnd() {
    try {
      if (lock.tryLock(PATIENCE_MILLISECONDS, TimeUnit.MILLISECONDS)) {
        flush();
      }
    } catch (StandardOutput.Failed | InterruptedException e) {
      // Nobody is left to be told.
      return;
    }
  }
}
