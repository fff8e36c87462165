package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.RError;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** The connections of a session, by number. 0, 1 and 2 are the standard streams. */
final class ConnectionTable {
  static final int STDIN = 0;
  static final int STDOUT = 1;
  static final int STDERR = 2;

  /** A file, or lines of text. */
  static final class Connection {
    private final String description;
    private final String kind;
    private String mode;
    private @Nullable ArrayDeque<String> pending;
    private final StringBuilder written = new StringBuilder();

    Connection(String description, String kind, String mode) {
      this.description = description;
      this.kind = kind;
      this.mode = mode;
    }

    String description() {
      return description;
    }

    String kind() {
      return kind;
    }

    boolean isOpen() {
      return !mode.isEmpty();
    }

    void setMode(String mode) {
      this.mode = mode;
    }

    void setPending(List<String> lines) {
      pending = new ArrayDeque<>(lines);
    }

    void write(String text) {
      written.append(text);
    }

    /** {@return the lines written so far, the last one only if it has ended} */
    List<String> lines() {
      var all = written.toString();
      int end = all.lastIndexOf('\n');
      return end < 0 ? List.of() : List.of(all.substring(0, end).split("\n", -1));
    }

    String text() {
      return written.toString();
    }
  }

  private final Map<Integer, Connection> connections = new HashMap<>();
  private int next = 3;
  private @Nullable BufferedReader input;

  static ConnectionTable of(Context context) {
    return context.runtime().extension(ConnectionTable.class, ConnectionTable::new);
  }

  int add(Connection connection) {
    connections.put(next, connection);
    return next++;
  }

  Connection get(int number) {
    var connection = connections.get(number);
    if (connection == null) {
      throw new RError("invalid connection");
    }
    return connection;
  }

  void remove(int number) {
    connections.remove(number);
  }

  /** Ends a connection; what was written to a file goes there. */
  void close(Connection connection) {
    if (connection.kind.equals("textConnection") || !isWriting(connection)) {
      return;
    }
    var bytes = connection.text().getBytes(StandardCharsets.UTF_8);
    var path = Path.of(connection.description);
    try {
      if (connection.kind.equals("gzfile")) {
        try (var out = new GZIPOutputStream(Files.newOutputStream(path))) {
          out.write(bytes);
        }
      } else if (connection.mode.startsWith("a")) {
        Files.write(path, bytes, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      } else {
        Files.write(path, bytes);
      }
    } catch (IOException e) {
      throw new RError("cannot open the connection");
    }
  }

  static boolean isWriting(Connection connection) {
    return connection.mode.startsWith("w") || connection.mode.startsWith("a");
  }

  /** {@return the next line of standard input, or null at its end} */
  @Nullable String readStandardLine(Context context) {
    try {
      if (input == null) {
        input =
            new BufferedReader(
                new InputStreamReader(context.runtime().input(), StandardCharsets.UTF_8));
      }
      return input.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return the next lines, at most so many; all if that is negative} */
  List<String> read(Context context, int number, int most) {
    var lines = new ArrayList<String>();
    if (number == STDIN) {
      while (most < 0 || lines.size() < most) {
        var line = readStandardLine(context);
        if (line == null) {
          break;
        }
        lines.add(line);
      }
      return lines;
    }
    var connection = get(number);
    boolean wasOpen = connection.isOpen();
    var pending = connection.pending;
    if (pending == null || !wasOpen) {
      pending = new ArrayDeque<>(lines(context, connection.description));
      connection.pending = pending;
    }
    while ((most < 0 || lines.size() < most) && !pending.isEmpty()) {
      lines.add(pending.poll());
    }
    return lines;
  }

  /** {@return the lines of a file; compressed ones are recognised} */
  static List<String> lines(Context context, String path) {
    try {
      var bytes = Files.readAllBytes(Path.of(path));
      var text =
          bytes.length > 2 && (bytes[0] & 0xFF) == 0x1F && (bytes[1] & 0xFF) == 0x8B
              ? decompressed(bytes)
              : new String(bytes, StandardCharsets.UTF_8);
      return split(context, text, path);
    } catch (IOException e) {
      context.warning("cannot open file '" + path + "': No such file or directory");
      throw new RError("cannot open the connection");
    }
  }

  private static String decompressed(byte[] bytes) throws IOException {
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static List<String> split(Context context, String text, String path) {
    if (text.isEmpty()) {
      return List.of();
    }
    var body = text;
    if (text.endsWith("\n")) {
      body = text.substring(0, text.length() - 1);
    } else {
      context.warning("incomplete final line found on '" + path + "'");
    }
    return List.of(body.replace("\r\n", "\n").split("\n", -1));
  }
}
