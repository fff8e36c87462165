package dev.oser.lang.r.builtin;

import dev.oser.lang.r.limit.Polls;
import dev.oser.lang.r.limit.WatchedClasses;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;

/**
 * Bzip2, whose blocks take seconds to sort if they are made for it: sessions that may have to be
 * stopped use a copy of the library that asks. Public, because it is in another class loader.
 */
public enum Bzip2Streams implements Bzip2 {
  INSTANCE;

  /** Made when somebody is watched who needs it. */
  private static final class Watched {
    static final Bzip2 STREAMS =
        WatchedClasses.constant(
            INSTANCE, Bzip2.class, "org.apache.commons.compress.compressors.bzip2.");
  }

  /** {@return the streams for who calls this} */
  static Bzip2 forCaller() {
    return Polls.isWatched() ? Watched.STREAMS : INSTANCE;
  }

  @Override
  public InputStream reading(InputStream bytes) throws IOException {
    return new BZip2CompressorInputStream(bytes, true);
  }

  @Override
  public OutputStream writing(OutputStream bytes, int level) throws IOException {
    return level < 1
        ? new BZip2CompressorOutputStream(bytes)
        : new BZip2CompressorOutputStream(bytes, level);
  }
}
