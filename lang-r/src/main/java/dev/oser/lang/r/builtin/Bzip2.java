package dev.oser.lang.r.builtin;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Bytes in the format of bzip2. */
public interface Bzip2 {
  InputStream reading(InputStream bytes) throws IOException;

  /** Compresses; a level below 1 is the usual one. */
  OutputStream writing(OutputStream bytes, int level) throws IOException;
}
