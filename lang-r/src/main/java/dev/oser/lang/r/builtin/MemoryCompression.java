package dev.oser.lang.r.builtin;

import dev.oser.lang.r.limit.WatchedInput;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.syntax.Bytes;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/** Raw vectors, compressed and decompressed. */
final class MemoryCompression {
  private static final List<String> TYPES = List.of("gzip", "bzip2", "xz", "none", "unknown");

  private static final int ZLIB = 0x78;

  /** Compressing takes long enough to be stopped in between. */
  private static final int STEP = 1 << 16;

  private MemoryCompression() {}

  private static byte[] bytes(Value from) {
    return switch (from) {
      case RawVector raw -> raw.toArray();
      case StringVector texts -> Bytes.ofText(String.join("\n", texts.toArray()));
      default -> throw new RError("'from' must be raw or character");
    };
  }

  private static String type(@Nullable Value type, String usual) {
    if (!(type instanceof StringVector names) || names.length() != 1) {
      return usual;
    }
    var given = names.get(0);
    return TYPES.stream().filter(name -> name.startsWith(given)).findFirst().orElse(given);
  }

  @RBuiltin(value = "memCompress", formals = "from, type")
  static Value compress(Value from, @Nullable Value type) {
    var input = bytes(from);
    var result = new ByteArrayOutputStream();
    try {
      // Who is stopped does not close it: that would compress what is left.
      var to = compressing(type(type, "gzip"), result);
      for (int at = 0; at < input.length; at += STEP) {
        to.write(input, at, Math.min(STEP, input.length - at));
      }
      to.close();
    } catch (IOException e) {
      throw new RError("internal error in memCompress");
    }
    return new RawVector(result.toByteArray());
  }

  /** What R calls gzip here is zlib, without the header of a file. */
  private static OutputStream compressing(String type, OutputStream to) throws IOException {
    return switch (type) {
      case "none" -> to;
      case "gzip" -> new DeflaterOutputStream(to);
      case "bzip2" -> Compression.BZIP2.writing(to, -1);
      case "xz" -> Compression.XZ.writing(to, 9);
      default ->
          throw new RError(
              "'arg' should be one of \u2018gzip\u2019, \u2018bzip2\u2019, \u2018xz\u2019,"
                  + " \u2018none\u2019");
    };
  }

  @RBuiltin(value = "memDecompress", formals = "from, type, asChar")
  static Value decompress(Value from, @Nullable Value type, @Nullable Value asChar) {
    var name = type(type, "unknown");
    byte[] result;
    try (var bytes = new WatchedInput(decompressing(name, bytes(from)))) {
      result = bytes.readAllBytes();
    } catch (IOException e) {
      throw new RError("internal error in memDecompress");
    }
    return asChar != null && Coercion.flag(asChar, "asChar")
        ? new StringVector(Bytes.toText(result))
        : new RawVector(result);
  }

  private static InputStream decompressing(String type, byte[] input) throws IOException {
    var bytes = new BufferedInputStream(new ByteArrayInputStream(input));
    if (type.equals("none")) {
      return bytes;
    }
    var found = Compression.detect(bytes);
    boolean plain = found == Compression.NONE;
    return plain && (type.equals("gzip") || input.length > 0 && input[0] == ZLIB)
        ? new InflaterInputStream(bytes)
        : found.reading(bytes);
  }
}
