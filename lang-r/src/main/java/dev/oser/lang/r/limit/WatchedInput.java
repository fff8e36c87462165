package dev.oser.lang.r.limit;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * Bytes of unknown number, such as those of a compressed file. Who reads them all at once notices a
 * request to stop, and that they are more than the session has room for.
 */
public final class WatchedInput extends FilterInputStream {
  private static final int STEP = 1 << 16;

  private long read;

  public WatchedInput(InputStream bytes) {
    super(bytes);
  }

  @Override
  public int read() throws IOException {
    int next = super.read();
    count(1);
    return next;
  }

  @Override
  public int read(byte[] to, int from, int length) throws IOException {
    int some = super.read(to, from, Math.min(length, STEP));
    count(some);
    return some;
  }

  private void count(int some) {
    read += Math.max(some, 0);
    Polls.loop();
    Polls.allocate(read);
  }
}
