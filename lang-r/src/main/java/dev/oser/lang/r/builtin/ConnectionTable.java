package dev.oser.lang.r.builtin;

import dev.oser.lang.r.runtime.ConsoleInput;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.serialization.ByteSource;
import dev.oser.lang.r.value.RError;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The connections of a session, by number. 0, 1 and 2 are the standard streams. */
final class ConnectionTable implements Closeable {
  static final int STDIN = 0;
  static final int STDOUT = 1;
  static final int STDERR = 2;

  static final String PROCESS_INPUT = "stdin";

  private final Map<Integer, Connection> connections = new HashMap<>();
  private int next = 3;

  /** What comes into the process; it is never closed, and who reads next goes on. */
  private @Nullable TextInput processInput;

  /** What a program has put back to its console. */
  private final TextInput consoleRest = TextInput.of("");

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
      throw RError.ofFrame("invalid connection");
    }
    return connection;
  }

  void remove(int number) {
    connections.remove(number);
  }

  /** What is still open at the end of the session is written all the same. */
  @Override
  public void close() throws IOException {
    connections.values().forEach(Connection::close);
  }

  /** Opens a connection for reading or writing, as its mode says. */
  void open(Context context, Connection connection, String mode) {
    var path = connection.description();
    if (connection.kind().equals(Connection.PIPE)) {
      Pipes.open(context, connection, mode);
    } else if (path.equals(PROCESS_INPUT) && connection.kind().equals("file")) {
      connection.openForReading(mode, processInput(context));
    } else {
      DataFile.open(context, connection, mode);
    }
  }

  private TextInput processInput(Context context) {
    if (processInput == null) {
      processInput = new TextInput(new ByteSource(context.runtime().input()));
    }
    return processInput;
  }

  /** Does something with an open connection; one that is closed is opened for that time. */
  <T> T opened(Context context, int number, String mode, Function<Connection, T> action) {
    var connection = get(number);
    if (connection.isOpen()) {
      return action.apply(connection);
    }
    open(context, connection, mode);
    try {
      return action.apply(connection);
    } finally {
      connection.close();
    }
  }

  /** {@return what was put back to be read again, of a connection that is open} */
  TextInput pushable(int number) {
    return number == STDIN ? consoleRest : get(number).input();
  }

  /** {@return the next lines, at most so many; all if that is negative} */
  List<String> read(Context context, int number, int most, boolean warn) {
    if (number == STDIN) {
      return consoleLines(context.runtime().consoleInput(), most);
    }
    return opened(
        context,
        number,
        "rt",
        connection -> {
          var input = connection.input();
          var lines = input.lines(most);
          if (warn && !lines.isEmpty() && input.endedIncomplete() && !connection.isText()) {
            context.warningOfFrame(
                "incomplete final line found on '" + connection.description() + "'");
          }
          return lines;
        });
  }

  private List<String> consoleLines(ConsoleInput console, int most) {
    var lines = new ArrayList<>(consoleRest.lines(most));
    while (most < 0 || lines.size() < most) {
      var line = console.line("");
      if (line == null) {
        break;
      }
      lines.add(line);
    }
    return lines;
  }
}
