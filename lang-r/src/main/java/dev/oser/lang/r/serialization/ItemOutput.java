package dev.oser.lang.r.serialization;

import java.io.IOException;

/** Where the parts of values are written to, in one form or another. */
interface ItemOutput {
  void integer(int value) throws IOException;

  /** Writes the first elements of an array. */
  void integers(int[] values, int count) throws IOException;

  void doubles(double[] values, int count) throws IOException;

  /** Writes the bytes of a text; who reads it knows how many there are. */
  void text(byte[] bytes) throws IOException;

  /** Writes the bytes of a raw vector. */
  void raw(byte[] bytes) throws IOException;

  /** Says that all is written. */
  void flush() throws IOException;
}
