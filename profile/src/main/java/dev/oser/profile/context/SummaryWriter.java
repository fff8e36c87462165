package dev.oser.profile.context;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;

/** Writes the format of {@link SummaryFile}. */
final class SummaryWriter {
  private final CRC32 checksum = new CRC32();
  private final OutputStream raw;
  private final OutputStream out;

  SummaryWriter(OutputStream raw) {
    this.raw = raw;
    this.out = new BufferedOutputStream(new CheckedOutputStream(raw, checksum));
  }

  void write(ContextSummary summary) throws IOException {
    out.write(SummaryFile.MAGIC);
    out.write(SummaryFile.VERSION);
    string(summary.metric());
    number(summary.total());
    number(summary.uncertainty());
    number(summary.names().length);
    for (var name : summary.names()) {
      string(name);
    }
    nodes(summary);
    out.flush();
    raw.write(ByteBuffer.allocate(4).putInt((int) checksum.getValue()).array());
    raw.flush();
  }

  private void nodes(ContextSummary summary) throws IOException {
    number(summary.size() - 1);
    var depths = new int[summary.size()];
    for (int node = 1; node < summary.size(); node++) {
      depths[node] = depths[summary.parent(node)] + 1;
      long up = depths[node - 1] + 1 - depths[node];
      number(up << 1 | (summary.isCounted(node) ? 1 : 0));
      number(ContextTree.method(summary.key(node)));
      number(ContextTree.site(summary.key(node)));
      if (summary.isCounted(node)) {
        number(summary.count(node));
        number(summary.error(node));
      }
    }
  }

  private void string(String string) throws IOException {
    var bytes = string.getBytes(StandardCharsets.UTF_8);
    number(bytes.length);
    out.write(bytes);
  }

  private void number(long number) throws IOException {
    while (number > 0x7F) {
      out.write((int) number & 0x7F | 0x80);
      number >>>= 7;
    }
    out.write((int) number);
  }
}
