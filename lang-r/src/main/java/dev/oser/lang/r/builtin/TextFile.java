package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.RError;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.StandardOpenOption;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Files of text, which may be compressed. */
final class TextFile {
  private TextFile() {}

  /** {@return what is in a file, decompressed if it is a gzip file} */
  static String read(Context context, String path) {
    return new String(bytes(context, path), StandardCharsets.UTF_8);
  }

  static byte[] bytes(Context context, String path) {
    try (var in = reading(context, path)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw unopened(context, path, "it cannot be read");
    }
  }

  /** {@return the bytes of a file, decompressed if it is a gzip file} */
  static InputStream reading(Context context, String path) {
    try {
      var file = FileSystem.path(context, path);
      if (Files.isDirectory(file)) {
        throw unopened(context, path, "it is a directory");
      }
      var bytes = new BufferedInputStream(Files.newInputStream(file));
      bytes.mark(2);
      boolean compressed = bytes.read() == 0x1F && bytes.read() == 0x8B;
      bytes.reset();
      return compressed ? new GZIPInputStream(bytes) : bytes;
    } catch (AccessDeniedException e) {
      throw unopened(context, path, "Permission denied");
    } catch (IOException | InvalidPathException e) {
      throw unopened(context, path, "No such file or directory");
    }
  }

  /** {@return where to write to, of a kind of connection in a mode, {@code "w"} or {@code "a"}} */
  static OutputStream writing(Context context, String path, String kind, String mode) {
    try {
      var file = FileSystem.changing(context, path);
      var stream =
          mode.startsWith("a")
              ? Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)
              : Files.newOutputStream(file);
      var buffered = new BufferedOutputStream(stream);
      return kind.equals("gzfile") ? new GZIPOutputStream(buffered) : buffered;
    } catch (AccessDeniedException e) {
      throw unopened(context, path, "Permission denied");
    } catch (IOException | InvalidPathException e) {
      throw unopened(
          context,
          path,
          Files.isDirectory(FileSystem.path(context, path))
              ? "Is a directory"
              : "No such file or directory");
    }
  }

  private static RError unopened(Context context, String path, String why) {
    context.warning("cannot open file '" + path + "': " + why);
    return new RError("cannot open the connection");
  }
}
