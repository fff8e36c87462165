package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.serialization.ByteSource;
import dev.oser.lang.r.serialization.ValueReader;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.util.zip.InflaterInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.tukaani.xz.LZMA2InputStream;

/**
 * Records of the files that installed packages keep their functions and data in: a length, then a
 * serialized value, compressed. Who wants one knows its place.
 */
final class LazyRecords {
  private static final int HEADER = 4;
  private static final int DICTIONARY = 1 << 23;

  private LazyRecords() {}

  /**
   * {@return the value of a record}
   *
   * @param key the place and the length of the record
   * @param compressed 0 for not at all, 1 for zlib; else the record says how
   */
  @RBuiltin("lazyLoadDBfetch")
  static Value fetch(Context context, Value key, Value file, Value compressed, Value hook) {
    if (!(key instanceof Vector place) || place.length() != 2) {
      throw new RError("bad offset/length argument");
    }
    var path = Coercion.string(file, "file");
    byte[] record;
    try (var data = new RandomAccessFile(FileSystem.path(context, path).toFile(), "r")) {
      long offset = place.intAt(0);
      long length = place.intAt(1);
      if (offset < 0 || length < HEADER + 1 || offset + length > data.length()) {
        throw new RError("bad offset/length argument");
      }
      record = new byte[(int) length];
      data.seek(offset);
      data.readFully(record);
    } catch (IOException e) {
      throw new RError("cannot open file '" + path + "'");
    }
    int how = Coercion.integer(compressed, "compressed");
    try (var bytes = decompressed(record, how)) {
      var function = hook instanceof Function given ? given : null;
      var value =
          ValueReader.read(new ByteSource(bytes), new SessionSurroundings(context, function));
      return value instanceof Promise promise ? context.force(promise) : value;
    } catch (IOException e) {
      throw new RError("lazy-load database '" + path + "' is corrupt");
    }
  }

  private static InputStream decompressed(byte[] record, int how) throws IOException {
    if (how == 0) {
      return new ByteArrayInputStream(record);
    }
    if (how == 1) {
      return new InflaterInputStream(rest(record, HEADER));
    }
    var bytes = rest(record, HEADER + 1);
    return switch (record[HEADER]) {
      case '0' -> bytes;
      case '2' -> new BZip2CompressorInputStream(bytes);
      case 'Z' -> new LZMA2InputStream(bytes, DICTIONARY);
      default -> new InflaterInputStream(rest(record, HEADER));
    };
  }

  private static InputStream rest(byte[] record, int from) {
    return new ByteArrayInputStream(record, from, record.length - from);
  }
}
