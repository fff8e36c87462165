package dev.oser.lang.r.builtin;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;

/** Bytes that can be read and written at any place: those of a file, or those in memory. */
sealed interface Storage extends Closeable {
  /** Reads bytes from a place on. {@return how many there were, or -1 at the end} */
  int read(long position, byte[] to, int offset, int count) throws IOException;

  void write(long position, byte[] bytes, int offset, int count) throws IOException;

  long size() throws IOException;

  void truncate(long size) throws IOException;

  /** {@return the bytes from a place on} */
  default InputStream from(long position) {
    return new InputStream() {
      private long next = position;

      @Override
      public int read() throws IOException {
        var one = new byte[1];
        return read(one, 0, 1) < 1 ? -1 : one[0] & 0xFF;
      }

      @Override
      public int read(byte[] to, int offset, int count) throws IOException {
        int done = Storage.this.read(next, to, offset, count);
        next += Math.max(done, 0);
        return done;
      }
    };
  }

  /** The bytes of a file. */
  record OfFile(FileChannel channel) implements Storage {
    @Override
    public int read(long position, byte[] to, int offset, int count) throws IOException {
      return channel.read(ByteBuffer.wrap(to, offset, count), position);
    }

    @Override
    public void write(long position, byte[] bytes, int offset, int count) throws IOException {
      var buffer = ByteBuffer.wrap(bytes, offset, count);
      long next = position;
      while (buffer.hasRemaining()) {
        next += channel.write(buffer, next);
      }
    }

    @Override
    public long size() throws IOException {
      return channel.size();
    }

    @Override
    public void truncate(long size) throws IOException {
      channel.truncate(size);
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }

  /** Bytes in memory. */
  final class InMemory implements Storage {
    private byte[] bytes;
    private int size;

    /** Takes over this array. */
    InMemory(byte[] bytes) {
      this.bytes = bytes;
      this.size = bytes.length;
    }

    byte[] toArray() {
      return Arrays.copyOf(bytes, size);
    }

    @Override
    public int read(long position, byte[] to, int offset, int count) {
      if (position >= size) {
        return -1;
      }
      int some = (int) Math.min(count, size - position);
      System.arraycopy(bytes, (int) position, to, offset, some);
      return some;
    }

    @Override
    public void write(long position, byte[] from, int offset, int count) throws IOException {
      long end = position + count;
      if (end > Integer.MAX_VALUE - 8) {
        throw new IOException("too long");
      }
      if (end > bytes.length) {
        bytes = Arrays.copyOf(bytes, (int) Math.min(2 * end, Integer.MAX_VALUE - 8));
      }
      System.arraycopy(from, offset, bytes, (int) position, count);
      size = Math.max(size, (int) end);
    }

    @Override
    public long size() {
      return size;
    }

    @Override
    public void truncate(long length) {
      if (length < size) {
        Arrays.fill(bytes, (int) length, size, (byte) 0);
        size = (int) length;
      }
    }

    @Override
    public void close() {
      // The bytes are asked for until the connection is gone.
    }
  }
}
