package dev.oser.lang.r.serialization;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Bytes to be read, one after the other, by readers that take turns: each leaves what it does not
 * use to the next. It is not for several threads.
 */
public final class ByteSource implements Closeable {
  private static final int SIZE = 1 << 16;

  /** Longer texts are not looked for among those that were read before. */
  private static final int LONGEST_KNOWN = 24;

  private final InputStream from;
  private byte[] buffer;
  private int next;
  private int end;

  /** How many bytes came before those in the buffer. */
  private long before;

  public ByteSource(InputStream from) {
    this(from, SIZE);
  }

  /** Makes a source of bytes that begin at a place of a whole. */
  public ByteSource(InputStream from, long position) {
    this(from, SIZE);
    before = position;
  }

  private ByteSource(InputStream from, int size) {
    this.from = from;
    this.buffer = new byte[size];
  }

  /** {@return a source of these bytes, which must not change} */
  public static ByteSource of(byte[] bytes) {
    var source = new ByteSource(InputStream.nullInputStream(), 1);
    if (bytes.length > 0) {
      source.buffer = bytes;
      source.end = bytes.length;
    }
    return source;
  }

  /** {@return how many bytes have been read} */
  public long position() {
    return before + next;
  }

  /** {@return the next byte, or -1 at the end} */
  public int read() throws IOException {
    return next < end || fill() ? buffer[next++] & 0xFF : -1;
  }

  /** {@return the next byte, which is read again, or -1 at the end} */
  public int peek() throws IOException {
    return next < end || fill() ? buffer[next] & 0xFF : -1;
  }

  private boolean fill() throws IOException {
    before += end;
    next = 0;
    end = 0;
    int count = from.read(buffer);
    end = Math.max(count, 0);
    return end > 0;
  }

  /** {@return a byte that must be there} */
  public int require() throws IOException {
    int each = read();
    if (each < 0) {
      throw new EOFException();
    }
    return each;
  }

  /** {@return an integer of four bytes that must be there} */
  int requireInteger(boolean bigEndian) throws IOException {
    int value;
    if (end - next >= Integer.BYTES) {
      value =
          buffer[next] << 24
              | (buffer[next + 1] & 0xFF) << 16
              | (buffer[next + 2] & 0xFF) << 8
              | buffer[next + 3] & 0xFF;
      next += Integer.BYTES;
    } else {
      value = require() << 24 | require() << 16 | require() << 8 | require();
    }
    return bigEndian ? value : Integer.reverseBytes(value);
  }

  /**
   * {@return a text of so many ASCII characters}
   *
   * @param known texts that were read before, by a hash; files repeat themselves
   */
  String requireAscii(int count, @Nullable String[] known) throws IOException {
    if (count > LONGEST_KNOWN || end - next < count) {
      var bytes = read(count);
      if (bytes.length < count) {
        throw new EOFException();
      }
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
    int hash = count;
    for (int i = 0; i < count; i++) {
      hash = 31 * hash + buffer[next + i];
    }
    int place = (hash ^ hash >>> 12) & known.length - 1;
    var text = known[place];
    if (text == null || !isNext(text, count)) {
      text = new String(buffer, next, count, StandardCharsets.ISO_8859_1);
      known[place] = text;
    }
    next += count;
    return text;
  }

  private boolean isNext(String text, int count) {
    if (text.length() != count) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (text.charAt(i) != (buffer[next + i] & 0xFF)) {
        return false;
      }
    }
    return true;
  }

  /** Reads bytes that must be there. */
  public void require(byte[] to, int offset, int count) throws IOException {
    if (read(to, offset, count) < count) {
      throw new EOFException();
    }
  }

  /** Reads bytes into an array. {@return how many there were; fewer than asked for at the end} */
  public int read(byte[] to, int offset, int count) throws IOException {
    int done = 0;
    while (done < count && (next < end || fill())) {
      int some = Math.min(count - done, end - next);
      System.arraycopy(buffer, next, to, offset + done, some);
      next += some;
      done += some;
    }
    return done;
  }

  /**
   * {@return so many bytes, or those that are left}
   *
   * <p>A large number takes no more room than there are bytes.
   */
  public byte[] read(int count) throws IOException {
    var bytes = new byte[Math.min(count, SIZE)];
    int done = read(bytes, 0, bytes.length);
    while (done == bytes.length && done < count) {
      bytes = Arrays.copyOf(bytes, (int) Math.min(count, 2L * done));
      done += read(bytes, done, bytes.length - done);
    }
    return done == bytes.length ? bytes : Arrays.copyOf(bytes, done);
  }

  /**
   * Reads up to a certain byte, which is read and left out.
   *
   * @param to takes what was before it
   * @return whether it was there
   */
  public boolean readUntil(byte mark, LineBuffer to) throws IOException {
    while (next < end || fill()) {
      int from = next;
      while (next < end && buffer[next] != mark) {
        next++;
      }
      to.add(buffer, from, next - from);
      if (next < end) {
        next++;
        return true;
      }
    }
    return false;
  }

  /** What a line is collected in. */
  public interface LineBuffer {
    void add(byte[] bytes, int offset, int count);
  }

  @Override
  public void close() throws IOException {
    from.close();
  }
}
