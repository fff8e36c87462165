package dev.oser.lang.r.serialization;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Reads what {@link BinaryOutput} writes. */
final class BinaryInput implements ItemInput {
  private static final int CHUNK = 1 << 15;

  /** How many elements are made room for before any has been seen. */
  private static final int TRUSTED = 1 << 17;

  private static final int KNOWN = 1 << 12;

  private final ByteSource from;
  private final ByteBuffer buffer;
  private final boolean bigEndian;
  private final @Nullable String[] known = new @Nullable String[KNOWN];

  BinaryInput(ByteSource from, ByteOrder order) {
    this.from = from;
    this.buffer = ByteBuffer.allocate(CHUNK).order(order);
    this.bigEndian = order == ByteOrder.BIG_ENDIAN;
  }

  @Override
  public int integer() throws IOException {
    return from.requireInteger(bigEndian);
  }

  @Override
  public String asciiText(int count) throws IOException {
    return from.requireAscii(count, known);
  }

  @Override
  public int[] integers(int count) throws IOException {
    var result = new int[Math.min(count, TRUSTED)];
    for (int done = 0; done < count; ) {
      if (done == result.length) {
        result = Arrays.copyOf(result, (int) Math.min(count, 2L * done));
      }
      int some = Math.min(result.length - done, CHUNK / Integer.BYTES);
      from.require(buffer.array(), 0, some * Integer.BYTES);
      buffer.asIntBuffer().get(result, done, some);
      done += some;
    }
    return result;
  }

  @Override
  public double[] doubles(int count) throws IOException {
    var result = new double[Math.min(count, TRUSTED)];
    for (int done = 0; done < count; ) {
      if (done == result.length) {
        result = Arrays.copyOf(result, (int) Math.min(count, 2L * done));
      }
      int some = Math.min(result.length - done, CHUNK / Double.BYTES);
      from.require(buffer.array(), 0, some * Double.BYTES);
      buffer.asDoubleBuffer().get(result, done, some);
      done += some;
    }
    return result;
  }

  @Override
  public byte[] text(int count) throws IOException {
    var bytes = from.read(count);
    if (bytes.length < count) {
      throw new EOFException();
    }
    return bytes;
  }

  @Override
  public byte[] raw(int count) throws IOException {
    return text(count);
  }
}
