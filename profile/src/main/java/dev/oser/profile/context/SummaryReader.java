package dev.oser.profile.context;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * Reads the format of {@link SummaryFile}. Trusts nothing: lists grow as their elements arrive, not
 * as announced, and what is read is checked to be a summary before the checksum says that it is the
 * one that was written.
 */
final class SummaryReader {
  private final String file;
  private final InputStream in;
  private final CRC32 checksum = new CRC32();
  private long position;

  /** What is being read, and which of them, for errors. */
  private String part = "the magic bytes";

  private long element = -1;

  SummaryReader(String file, InputStream in) {
    this.file = file;
    this.in = new BufferedInputStream(in);
  }

  ContextSummary read() throws IOException {
    magic();
    part = "the metric";
    var metric = string();
    part = "the total";
    long total = number();
    part = "the uncertainty";
    long uncertainty = number();
    ContextSummary.Header header;
    try {
      header = new ContextSummary.Header(metric, total, uncertainty);
    } catch (IllegalArgumentException e) {
      throw corrupt(String.valueOf(e.getMessage()));
    }
    var names = names();
    var nodes = nodes(header, names.length);
    end();
    return new ContextSummary(header, names, nodes);
  }

  private void magic() throws IOException {
    for (byte expected : SummaryFile.MAGIC) {
      if (octet() != expected) {
        throw corrupt("this is no summary of calling contexts");
      }
    }
    part = "the version";
    int version = octet();
    if (version != SummaryFile.VERSION) {
      throw corrupt(
          "the format has version " + version + "; this program reads " + SummaryFile.VERSION);
    }
  }

  private String[] names() throws IOException {
    part = "the number of names";
    long size = number();
    var names = new ArrayList<String>();
    part = "name";
    for (element = 0; element < size; element++) {
      var name = string();
      if (!names.isEmpty() && names.getLast().compareTo(name) >= 0) {
        throw corrupt(what() + " is out of order");
      }
      names.add(name);
    }
    element = -1;
    return names.toArray(String[]::new);
  }

  private SummaryNodes nodes(ContextSummary.Header header, int names) throws IOException {
    part = "the number of nodes";
    long size = number();
    var nodes = new SummaryNodes();
    var path = new IntStack();
    path.push(0);
    // The key of the youngest child so far of each node on the path.
    var youngest = new long[16];
    youngest[0] = -1;
    part = "node";
    for (element = 1; element <= size; element++) {
      long link = number();
      long up = link >>> 1;
      if (up >= path.size()) {
        throw corrupt(what() + " is above the root");
      }
      path.truncate((int) (path.size() - up));
      int level = path.size() - 1;
      long key = ContextTree.key(index(names), index(names));
      if (key <= youngest[level]) {
        throw corrupt(what() + " is out of order");
      }
      youngest[level] = key;
      long count = 0;
      long error = Bounds.NOT_COUNTED;
      if ((link & 1) != 0) {
        count = number();
        error = number();
        if (error > count || error > header.uncertainty() || count - error > header.total()) {
          throw corrupt(what() + " has an impossible count");
        }
      }
      path.push(nodes.add(path.get(level), key, count, error));
      if (path.size() > youngest.length) {
        youngest = Arrays.copyOf(youngest, youngest.length * 2);
      }
      youngest[path.size() - 1] = -1;
    }
    element = -1;
    return nodes;
  }

  private int index(int names) throws IOException {
    long index = number();
    if (index >= names) {
      throw corrupt(what() + " refers to name " + index + " of " + names);
    }
    return (int) index;
  }

  private void end() throws IOException {
    part = "the checksum";
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

  private String string() throws IOException {
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

  private long number() throws IOException {
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

  private int octet() throws IOException {
    int octet = in.read();
    if (octet < 0) {
      throw truncated();
    }
    checksum.update(octet);
    position++;
    return octet;
  }

  private String what() {
    return element < 0 ? part : part + " " + element;
  }

  private CorruptSummaryException truncated() {
    return corrupt("the file ends in the middle of " + what());
  }

  private CorruptSummaryException corrupt(String problem) {
    return new CorruptSummaryException(file, position, problem);
  }
}
