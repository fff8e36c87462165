package dev.oser.profile.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;

/**
 * Writes a profile file.
 *
 * <p>A number is 7 bits per byte, the lowest first, with the eighth bit set in all bytes but the
 * last. A string is its length in bytes and its bytes in UTF-8. The last 4 bytes are the CRC-32 of
 * all bytes before, most significant byte first.
 */
public final class ProfileOutput {
  private final CRC32 checksum = new CRC32();
  private final OutputStream raw;
  private final OutputStream out;

  /** Begins a file with its magic bytes and its version. */
  public ProfileOutput(OutputStream raw, byte[] magic, int version) throws IOException {
    this.raw = raw;
    out = new BufferedOutputStream(new CheckedOutputStream(raw, checksum));
    out.write(magic);
    out.write(version);
  }

  /** Writes a number that is not negative. */
  public void number(long number) throws IOException {
    while (number > 0x7F) {
      out.write((int) number & 0x7F | 0x80);
      number >>>= 7;
    }
    out.write((int) number);
  }

  /** Writes a string. */
  public void string(String string) throws IOException {
    var bytes = string.getBytes(StandardCharsets.UTF_8);
    number(bytes.length);
    out.write(bytes);
  }

  /** Writes how many strings there are, and the strings. */
  public void strings(List<String> strings) throws IOException {
    number(strings.size());
    for (var string : strings) {
      string(string);
    }
  }

  /** Ends the file; the stream stays open. */
  public void end() throws IOException {
    out.flush();
    raw.write(ByteBuffer.allocate(4).putInt((int) checksum.getValue()).array());
    raw.flush();
  }
}
