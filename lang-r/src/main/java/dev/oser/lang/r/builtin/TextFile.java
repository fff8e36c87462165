package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.RError;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.zip.GZIPInputStream;

/** Whole files of text. */
final class TextFile {
  private TextFile() {}

  /** {@return what is in a file, decompressed if it is a gzip file} */
  static String read(Context context, String path) {
    return new String(bytes(context, path), StandardCharsets.UTF_8);
  }

  static byte[] bytes(Context context, String path) {
    try {
      var file = FileSystem.path(context, path);
      if (Files.isDirectory(file)) {
        throw unopened(context, path, "it is a directory");
      }
      var bytes = Files.readAllBytes(file);
      boolean compressed =
          bytes.length > 2 && (bytes[0] & 0xFF) == 0x1F && (bytes[1] & 0xFF) == 0x8B;
      if (!compressed) {
        return bytes;
      }
      try (var in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
        return in.readAllBytes();
      }
    } catch (IOException | InvalidPathException e) {
      throw unopened(context, path, "No such file or directory");
    }
  }

  private static RError unopened(Context context, String path, String why) {
    context.warning("cannot open file '" + path + "': " + why);
    return new RError("cannot open the connection");
  }
}
