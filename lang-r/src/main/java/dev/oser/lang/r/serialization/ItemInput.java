package dev.oser.lang.r.serialization;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Where the parts of values are read from, in one form or another. Arrays take no more room than
 * there are bytes to fill them, whatever length the stream says; a stream that ends too early is an
 * {@link java.io.EOFException}.
 */
interface ItemInput {
  int integer() throws IOException;

  int[] integers(int count) throws IOException;

  double[] doubles(int count) throws IOException;

  /** {@return so many bytes of a text} */
  byte[] text(int count) throws IOException;

  /** {@return a text of so many characters, each of which is a byte} */
  default String asciiText(int count) throws IOException {
    return new String(text(count), StandardCharsets.ISO_8859_1);
  }

  /** {@return so many bytes of a raw vector} */
  byte[] raw(int count) throws IOException;
}
