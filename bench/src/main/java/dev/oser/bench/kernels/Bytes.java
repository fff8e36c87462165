package dev.oser.bench.kernels;

import dev.oser.kit.runtime.Output;
import java.nio.charset.StandardCharsets;

/** What the kernels that produce text share. */
final class Bytes {
  private Bytes() {}

  static byte[] of(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  static void write(byte[] bytes, Output out) {
    Output.write(bytes, 0, bytes.length, out);
  }

  /** {@return the checksum of everything that would have been written} */
  static long hash(byte[] bytes) {
    long hash = 0;
    for (byte b : bytes) {
      hash = 31 * hash + b;
    }
    return hash;
  }

  /** Copies a text to a place in the output, and returns the place after it. */
  static int copy(byte[] text, byte[] out, int at) {
    System.arraycopy(text, 0, out, at, text.length);
    return at + text.length;
  }
}
