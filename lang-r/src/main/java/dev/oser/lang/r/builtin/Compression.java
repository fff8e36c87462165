package dev.oser.lang.r.builtin;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAInputStream;
import org.tukaani.xz.XZInputStream;
import org.tukaani.xz.XZOutputStream;

/** How files are compressed, which their first bytes tell. */
enum Compression {
  NONE,
  GZIP,
  BZIP2,
  XZ,
  /** The older form of xz, which is only read. */
  LZMA;

  private static final int BUFFER = 1 << 16;
  private static final int LONGEST_MARK = 6;

  /** What a decompressor may use, in kilobytes: files say themselves how much they want. */
  private static final int MEMORY = 1 << 20;

  /** {@return how a kind of connection compresses} */
  static Compression of(String kind) {
    return switch (kind) {
      case "gzfile" -> GZIP;
      case "bzfile" -> BZIP2;
      case "xzfile" -> XZ;
      default -> NONE;
    };
  }

  /** {@return what bytes that can be marked are compressed with} */
  static Compression detect(BufferedInputStream bytes) throws IOException {
    bytes.mark(LONGEST_MARK);
    var mark = bytes.readNBytes(LONGEST_MARK);
    bytes.reset();
    if (begins(mark, 0x1F, 0x8B)) {
      return GZIP;
    }
    if (begins(mark, 'B', 'Z', 'h')) {
      return BZIP2;
    }
    if (begins(mark, 0xFD, '7', 'z', 'X', 'Z', 0)) {
      return XZ;
    }
    return begins(mark, 0x5D, 0, 0) ? LZMA : NONE;
  }

  private static boolean begins(byte[] bytes, int... mark) {
    if (bytes.length < mark.length) {
      return false;
    }
    for (int i = 0; i < mark.length; i++) {
      if ((byte) mark[i] != bytes[i]) {
        return false;
      }
    }
    return true;
  }

  InputStream reading(InputStream bytes) throws IOException {
    return switch (this) {
      case NONE -> bytes;
      case GZIP -> new GZIPInputStream(bytes, BUFFER);
      case BZIP2 -> Bzip2Streams.forCaller().reading(bytes);
      case XZ -> new XZInputStream(bytes, MEMORY);
      case LZMA -> new LZMAInputStream(bytes, MEMORY);
    };
  }

  /** {@return a stream that compresses, at a level from 0 to 9; -1 is the usual one} */
  OutputStream writing(OutputStream bytes, int level) throws IOException {
    return switch (this) {
      case NONE -> bytes;
      case GZIP -> new Gzip(bytes, level);
      case BZIP2 -> Bzip2Streams.forCaller().writing(bytes, level);
      case XZ, LZMA ->
          new XZOutputStream(
              bytes, new LZMA2Options(level < 0 ? LZMA2Options.PRESET_DEFAULT : level));
    };
  }

  /** The JDK's own with a level. */
  private static final class Gzip extends GZIPOutputStream {
    Gzip(OutputStream bytes, int level) throws IOException {
      super(bytes, BUFFER);
      def.setLevel(level < 0 ? Deflater.DEFAULT_COMPRESSION : level);
    }
  }
}
