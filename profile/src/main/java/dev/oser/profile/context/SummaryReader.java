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

  SummaryReader(String file, InputStream in) {
    this.file = file;
    this.in = new BufferedInputStream(in);
  }

  ContextSummary read() throws IOException {
    magic();
    var metric = string("the metric");
    long total = number("the total");
    long uncertainty = number("the uncertainty");
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
      if (octet("the magic bytes") != expected) {
        throw corrupt("this is no summary of calling contexts");
      }
    }
    int version = octet("the version");
    if (version != SummaryFile.VERSION) {
      throw corrupt(
          "the format has version " + version + "; this program reads " + SummaryFile.VERSION);
    }
  }

  private String[] names() throws IOException {
    long size = number("the number of names");
    var names = new ArrayList<String>();
    for (long i = 0; i < size; i++) {
      var name = string("name " + i);
      if (!names.isEmpty() && names.getLast().compareTo(name) >= 0) {
        throw corrupt("name " + i + " is out of order");
      }
      names.add(name);
    }
    return names.toArray(String[]::new);
  }

  private SummaryNodes nodes(ContextSummary.Header header, int names) throws IOException {
    long size = number("the number of nodes");
    var nodes = new SummaryNodes();
    var path = new IntStack();
    path.push(0);
    // The key of the youngest child so far of each node on the path.
    var youngest = new long[16];
    youngest[0] = -1;
    for (long i = 1; i <= size; i++) {
      var what = "node " + i;
      long link = number(what);
      long up = link >>> 1;
      if (up >= path.size()) {
        throw corrupt(what + " is above the root");
      }
      path.truncate((int) (path.size() - up));
      int level = path.size() - 1;
      long key = ContextTree.key(index(what, names), index(what, names));
      if (key <= youngest[level]) {
        throw corrupt(what + " is out of order");
      }
      youngest[level] = key;
      long count = 0;
      long error = Bounds.NOT_COUNTED;
      if ((link & 1) != 0) {
        count = number(what);
        error = number(what);
        if (error > count || error > header.uncertainty() || count - error > header.total()) {
          throw corrupt(what + " has an impossible count");
        }
      }
      path.push(nodes.add(path.get(level), key, count, error));
      if (path.size() > youngest.length) {
        youngest = Arrays.copyOf(youngest, youngest.length * 2);
      }
      youngest[path.size() - 1] = -1;
    }
    return nodes;
  }

  private int index(String what, int names) throws IOException {
    long index = number(what);
    if (index >= names) {
      throw corrupt(what + " refers to name " + index + " of " + names);
    }
    return (int) index;
  }

  private void end() throws IOException {
    int expected = (int) checksum.getValue();
    int found = 0;
    for (int i = 0; i < 4; i++) {
      found = found << 8 | octet("the checksum");
    }
    if (found != expected) {
      throw corrupt("the checksum is wrong: some byte before is not the one that was written");
    }
    if (in.read() >= 0) {
      throw corrupt("there is more after the end");
    }
  }

  private String string(String what) throws IOException {
    long length = number(what);
    if (length > Integer.MAX_VALUE - 8) {
      throw corrupt(what + " claims " + length + " bytes");
    }
    // Reads in pieces: a length that is a lie costs no more memory than there are bytes.
    var bytes = in.readNBytes((int) length);
    if (bytes.length < length) {
      position += bytes.length;
      throw truncated(what);
    }
    checksum.update(bytes);
    try {
      var text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      position += length;
      return text;
    } catch (CharacterCodingException e) {
      throw corrupt(what + " is not UTF-8");
    }
  }

  private long number(String what) throws IOException {
    long number = 0;
    for (int shift = 0; shift < 63; shift += 7) {
      int octet = octet(what);
      number |= (long) (octet & 0x7F) << shift;
      if (octet < 0x80) {
        return number;
      }
    }
    throw corrupt(what + " has a number that is too large");
  }

  private int octet(String what) throws IOException {
    int octet = in.read();
    if (octet < 0) {
      throw truncated(what);
    }
    checksum.update(octet);
    position++;
    return octet;
  }

  private CorruptSummaryException truncated(String what) {
    return corrupt("the file ends in the middle of " + what);
  }

  private CorruptSummaryException corrupt(String problem) {
    return new CorruptSummaryException(file, position, problem);
  }
}
