package dev.oser.lang.r.serialization;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Writes integers in four bytes and doubles in eight. */
final class BinaryOutput implements ItemOutput {
  private static final int SIZE = 1 << 16;

  private final OutputStream to;
  private final ByteBuffer buffer;

  BinaryOutput(OutputStream to, ByteOrder order) {
    this.to = to;
    this.buffer = ByteBuffer.allocate(SIZE).order(order);
  }

  @Override
  public void integer(int value) throws IOException {
    makeRoom(Integer.BYTES);
    buffer.putInt(value);
  }

  private void makeRoom(int bytes) throws IOException {
    if (buffer.remaining() < bytes) {
      empty();
    }
  }

  private void empty() throws IOException {
    to.write(buffer.array(), 0, buffer.position());
    buffer.clear();
  }

  @Override
  public void integers(int[] values, int count) throws IOException {
    for (int done = 0; done < count; ) {
      makeRoom(Integer.BYTES);
      int some = Math.min(count - done, buffer.remaining() / Integer.BYTES);
      buffer.asIntBuffer().put(values, done, some);
      buffer.position(buffer.position() + some * Integer.BYTES);
      done += some;
    }
  }

  @Override
  public void doubles(double[] values, int count) throws IOException {
    for (int done = 0; done < count; ) {
      makeRoom(Double.BYTES);
      int some = Math.min(count - done, buffer.remaining() / Double.BYTES);
      buffer.asDoubleBuffer().put(values, done, some);
      buffer.position(buffer.position() + some * Double.BYTES);
      done += some;
    }
  }

  @Override
  public void text(byte[] bytes) throws IOException {
    if (bytes.length > buffer.remaining()) {
      empty();
    }
    if (bytes.length > buffer.remaining()) {
      to.write(bytes);
    } else {
      buffer.put(bytes);
    }
  }

  @Override
  public void raw(byte[] bytes) throws IOException {
    text(bytes);
  }

  @Override
  public void flush() throws IOException {
    empty();
  }
}
