package dev.oser.kit.runtime;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where a program's output goes. It is buffered and belongs to one machine; whoever runs the
 * program flushes it. The static methods are what generated code calls, operands first so that they
 * can be on the JVM stack already.
 */
public final class Output {
  private final OutputStream out;
  private final byte[] buffer = new byte[1 << 13];
  private int used;

  public Output(OutputStream out) {
    this.out = out;
  }

  public static void print(boolean value, Output to) {
    to.line(Boolean.toString(value));
  }

  public static void print(byte value, Output to) {
    to.line(Byte.toString(value));
  }

  public static void print(int value, Output to) {
    to.line(Integer.toString(value));
  }

  public static void print(long value, Output to) {
    to.line(Long.toString(value));
  }

  public static void print(double value, Output to) {
    to.line(Double.toString(value));
  }

  /** Writes {@code count} bytes as they are, with no line end added. */
  public static void write(byte[] bytes, int from, int count, Output to) {
    if ((from | count) < 0 || count > bytes.length - from) {
      throw new Trap(
          TrapKind.INDEX_OUT_OF_BOUNDS,
          "bytes " + from + " to " + ((long) from + count) + " of " + bytes.length);
    }
    to.bytes(bytes, from, count);
  }

  /** Writes a boxed primitive value and a line end, exactly as the typed methods do. */
  public void printBoxed(@Nullable Object value) {
    line(Objects.toString(value));
  }

  private synchronized void line(String text) {
    var bytes = (text + "\n").getBytes(StandardCharsets.UTF_8);
    bytes(bytes, 0, bytes.length);
  }

  private synchronized void bytes(byte[] bytes, int from, int count) {
    try {
      if (count > buffer.length - used) {
        drain();
      }
      if (count > buffer.length) {
        out.write(bytes, from, count);
      } else {
        System.arraycopy(bytes, from, buffer, used, count);
        used += count;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Hands everything written so far to the stream below. */
  public synchronized void flush() {
    try {
      drain();
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void drain() throws IOException {
    out.write(buffer, 0, used);
    used = 0;
  }
}
