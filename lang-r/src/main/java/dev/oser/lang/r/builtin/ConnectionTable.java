package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.RError;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
    private boolean incomplete;
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

    void setPending(Lines lines) {
      pending = new ArrayDeque<>(lines.lines());
      incomplete = lines.incomplete();
    }

    /** {@return the first lines that were not read yet; at most so many, all if negative} */
    List<String> take(int most) {
      var taken = new ArrayList<String>();
      while (pending != null && (most < 0 || taken.size() < most) && !pending.isEmpty()) {
        taken.add(pending.poll());
      }
      return taken;
    }

    /** Puts back what was read too much of. */
    void putBack(List<String> lines) {
      if (pending == null) {
        pending = new ArrayDeque<>();
      }
      for (int i = lines.size() - 1; i >= 0; i--) {
        pending.addFirst(lines.get(i));
      }
    }

    /** {@return whether all was read and the last line had no end} */
    boolean endedIncomplete() {
      return incomplete && pending != null && pending.isEmpty();
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

    /** Ends the line that is being written, if there is one. */
    void endLine() {
      if (!written.isEmpty() && written.charAt(written.length() - 1) != '\n') {
        written.append('\n');
      }
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
  void close(Context context, Connection connection) {
    if (connection.kind.equals("textConnection") || !isWriting(connection)) {
      return;
    }
    var bytes = connection.text().getBytes(StandardCharsets.UTF_8);
    var path = FileSystem.changing(context, connection.description);
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
  List<String> read(Context context, int number, int most, boolean warn) {
    if (number == STDIN) {
      var lines = new ArrayList<String>();
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
    if (isWriting(connection)) {
      throw RError.ofFrame("cannot read from this connection");
    }
    if (connection.pending == null || !connection.isOpen()) {
      connection.setPending(lines(context, connection.description));
    }
    var lines = connection.take(most);
    if (warn && !lines.isEmpty() && connection.endedIncomplete()) {
      context.warningOfFrame("incomplete final line found on '" + connection.description + "'");
    }
    return lines;
  }

  /** Lines of a file, and whether the last one has no end. */
  record Lines(List<String> lines, boolean incomplete) {
    static Lines of(String text) {
      if (text.isEmpty()) {
        return new Lines(List.of(), false);
      }
      boolean complete = text.endsWith("\n");
      var body = complete ? text.substring(0, text.length() - 1) : text;
      return new Lines(List.of(body.replace("\r\n", "\n").split("\n", -1)), !complete);
    }
  }

  /** {@return the lines of a file; compressed ones are recognised} */
  static Lines lines(Context context, String path) {
    return Lines.of(TextFile.read(context, path));
  }
}
