package dev.oser.profile.file;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/**
 * Reads what {@link ProfileOutput} writes. Trusts nothing: memory grows with what arrives, not with
 * what is announced, and every error says what was being read and where.
 */
public final class ProfileInput {
  private final String file;
  private final InputStream in;
  private final CRC32 checksum = new CRC32();
  private long position;

  /** What is being read, and which of them, for errors. */
  private String part = "the magic bytes";

  private long element = -1;

  /**
   * @param file what errors call the stream
   */
  public ProfileInput(String file, InputStream in) {
    this.file = file;
    this.in = new BufferedInputStream(in);
  }

  /**
   * Reads the magic bytes and the version.
   *
   * @param oldest the oldest version that can be read
   * @param newest the newest
   * @param what what the file ought to be
   * @return the version
   */
  public int begin(byte[] magic, int oldest, int newest, String what) throws IOException {
    for (byte expected : magic) {
      if (octet() != expected) {
        throw corrupt("this is no " + what);
      }
    }
    part("the version");
    int found = octet();
    if (found < oldest || found > newest) {
      var known = oldest == newest ? "" + newest : oldest + " to " + newest;
      throw corrupt("the format has version " + found + "; this program reads " + known);
    }
    return found;
  }

  /** Says what is read next. */
  public void part(String name) {
    part = name;
    element = -1;
  }

  /** Says which element of a list is read next. */
  public void element(String name, long number) {
    part = name;
    element = number;
  }

  /** {@return a number; it is not negative} */
  public long number() throws IOException {
    long number = 0;
    for (int shift = 0; shift < 63; shift += 7) {
      int octet = octet();
      number |= (long) (octet & 0x7F) << shift;
      if (octet < 0x80) {
        return number;
      }
    }
    throw corrupt(what() + " has a number that is too large");
  }

  /** {@return a number below a limit} */
  public int number(int limit, String of) throws IOException {
    long number = number();
    if (number >= limit) {
      throw corrupt(what() + " refers to " + of + " " + number + " of " + limit);
    }
    return (int) number;
  }

  /** {@return a string} */
  public String string() throws IOException {
    long length = number();
    if (length > Integer.MAX_VALUE - 8) {
      throw corrupt(what() + " claims " + length + " bytes");
    }
    // Reads in pieces: a length that is a lie costs no more memory than there are bytes.
    var bytes = in.readNBytes((int) length);
    if (bytes.length < length) {
      position += bytes.length;
      throw truncated();
    }
    checksum.update(bytes);
    try {
      var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      position += length;
      return text;
    } catch (CharacterCodingException e) {
      throw corrupt(what() + " is not UTF-8");
    }
  }

  /** {@return strings that must be sorted, each once} */
  public List<String> sortedStrings(String name) throws IOException {
    part("the number of " + name + "s");
    long size = number();
    var strings = new ArrayList<String>();
    for (long i = 0; i < size; i++) {
      element(name, i);
      var string = string();
      if (!strings.isEmpty() && strings.get(strings.size() - 1).compareTo(string) >= 0) {
        throw corrupt(what() + " is out of order");
      }
      strings.add(string);
    }
    return strings;
  }

  /** Reads the checksum; nothing may follow. */
  public void end() throws IOException {
    part("the checksum");
    int expected = (int) checksum.getValue();
    int found = 0;
    for (int i = 0; i < 4; i++) {
      found = found << 8 | octet();
    }
    if (found != expected) {
      throw corrupt("the checksum is wrong: some byte before is not the one that was written");
    }
    if (in.read() >= 0) {
      throw corrupt("there is more after the end");
    }
  }

  private int octet() throws IOException {
    int octet = in.read();
    if (octet < 0) {
      throw truncated();
    }
    checksum.update(octet);
    position++;
    return octet;
  }

  /** {@return what is being read} */
  public String what() {
    return element < 0 ? part : part + " " + element;
  }

  private CorruptProfileException truncated() {
    return corrupt("the file ends in the middle of " + what());
  }

  /** {@return an error that says where} */
  public CorruptProfileException corrupt(String problem) {
    return new CorruptProfileException(file, position, problem);
  }
}
