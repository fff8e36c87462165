package dev.oser.lang.r.builtin;

import dev.oser.lang.r.limit.WatchedInput;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.serialization.ByteSource;
import dev.oser.lang.r.value.RError;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.OpenOption;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;

/** Files, which may be compressed. */
final class DataFile {
  private DataFile() {}

  /** {@return the text in a file, decompressed if need be} */
  static String read(Context context, String path) {
    return new String(bytes(context, path), StandardCharsets.UTF_8);
  }

  static byte[] bytes(Context context, String path) {
    try (var in = decompressed(context, path, "file")) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw unopened(context, path, "it cannot be read", "file");
    }
  }

  /** Opens a connection to a file. */
  static void open(Context context, Connection connection, String mode) {
    var path = connection.description();
    var kind = connection.kind();
    try {
      if (path.isEmpty() && kind.equals("file")) {
        connection.open(mode, new Storage.InMemory(new byte[0]));
      } else if (connection.isCompressed() && !mode.startsWith("r")) {
        var bytes = Files.newOutputStream(FileSystem.changing(context, path), options(mode));
        var compressing =
            Compression.of(kind).writing(new BufferedOutputStream(bytes), connection.level());
        connection.openForWriting(mode, compressing);
      } else if (isPlain(context, connection, mode)) {
        var file =
            mode.equals("r") || mode.equals("rt") || mode.equals("rb")
                ? FileSystem.path(context, path)
                : FileSystem.changing(context, path);
        connection.open(mode, new Storage.OfFile(FileChannel.open(file, options(mode))));
      } else {
        var bytes = decompressed(context, path, kind);
        connection.openForReading(
            mode,
            new TextInput(
                new ByteSource(
                    connection.charset().equals(StandardCharsets.UTF_8)
                        ? bytes
                        : Transcoding.toUtf8(bytes, connection.charset()))));
      }
    } catch (AccessDeniedException e) {
      throw unopened(context, path, "Permission denied", kind);
    } catch (IOException | InvalidPathException e) {
      boolean directory =
          !mode.startsWith("r") && Files.isDirectory(FileSystem.path(context, path));
      throw unopened(
          context, path, directory ? "Is a directory" : "No such file or directory", kind);
    }
  }

  /** What is opened as text, or as a compressed file, may be compressed. */
  private static boolean isPlain(Context context, Connection connection, String mode)
      throws IOException {
    if (!mode.startsWith("r") || mode.contains("+")) {
      return true;
    }
    var file = FileSystem.path(context, connection.description());
    if (Files.isDirectory(file)) {
      throw unopened(context, connection.description(), "it is a directory", connection.kind());
    }
    if (!connection.isCompressed() && mode.contains("b")) {
      return true;
    }
    if (!Files.isRegularFile(file) && Files.exists(file)) {
      return false;
    }
    try (var bytes = new BufferedInputStream(Files.newInputStream(file))) {
      return Compression.detect(bytes) == Compression.NONE;
    }
  }

  private static OpenOption[] options(String mode) {
    var options = EnumSet.noneOf(StandardOpenOption.class);
    if (mode.startsWith("r")) {
      options.add(StandardOpenOption.READ);
    } else {
      options.add(StandardOpenOption.WRITE);
      options.add(StandardOpenOption.CREATE);
    }
    if (mode.startsWith("w")) {
      options.add(StandardOpenOption.TRUNCATE_EXISTING);
    }
    if (mode.contains("+")) {
      options.add(StandardOpenOption.READ);
      options.add(StandardOpenOption.WRITE);
    }
    return options.toArray(OpenOption[]::new);
  }

  /** {@return the bytes of a file, decompressed if need be} */
  private static InputStream decompressed(Context context, String path, String kind) {
    try {
      var file = FileSystem.path(context, path);
      if (Files.isDirectory(file)) {
        throw unopened(context, path, "it is a directory", kind);
      }
      var bytes = new BufferedInputStream(Files.newInputStream(file));
      return new WatchedInput(Compression.detect(bytes).reading(bytes));
    } catch (AccessDeniedException e) {
      throw unopened(context, path, "Permission denied", kind);
    } catch (IOException | InvalidPathException e) {
      throw unopened(context, path, "No such file or directory", kind);
    }
  }

  private static RError unopened(Context context, String path, String why, String kind) {
    context.warning(
        Compression.of(kind) == Compression.NONE
            ? "cannot open file '" + path + "': " + why
            : "cannot open compressed file '" + path + "', probable reason '" + why + "'");
    return new RError("cannot open the connection");
  }
}
