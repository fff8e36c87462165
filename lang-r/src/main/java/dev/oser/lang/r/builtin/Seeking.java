package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.RawVector;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Connections to bytes in memory, and places in connections. */
final class Seeking {
  private Seeking() {}

  @RBuiltin(value = "rawConnection", formals = "object, open")
  static Value raw(Context context, Value object, @Nullable Value open) {
    if (!(object instanceof RawVector bytes)) {
      throw new RError("invalid 'raw' argument");
    }
    var mode = open instanceof StringVector text ? text.get(0) : "r";
    if (mode.contains("t")) {
      throw new RError("invalid 'open' argument");
    }
    var shown = context.call().size() > 0 ? Types.code(context.call().argument(0)) : Connection.RAW;
    var connection = new Connection(shown, Connection.RAW, mode, StandardCharsets.UTF_8);
    var storage = new Storage.InMemory(mode.startsWith("w") ? new byte[0] : bytes.toArray());
    try {
      connection.open(mode, storage);
    } catch (IOException e) {
      throw new RError("cannot open the connection");
    }
    return Connections.object(ConnectionTable.of(context).add(connection), Connection.RAW);
  }

  private static Connection opened(Context context, Value con) {
    if (!Connections.isConnection(con)) {
      throw new RError("'con' is not a connection");
    }
    int number = Connections.number(con);
    if (number <= ConnectionTable.STDERR) {
      throw new RError("seek not enabled for this connection");
    }
    return ConnectionTable.of(context).get(number);
  }

  @RBuiltin(value = "rawConnectionValue", formals = "con")
  static Value rawValue(Context context, Value con) {
    if (!Connections.isConnection(con)) {
      throw new RError("'con' is not a rawConnection");
    }
    var connection = ConnectionTable.of(context).get(Connections.number(con));
    if (!connection.kind().equals(Connection.RAW)) {
      throw new RError("'con' is not a rawConnection");
    }
    if (!connection.writes()) {
      throw new RError("'con' is not an output rawConnection");
    }
    return new RawVector(connection.bytes());
  }

  @RBuiltin(value = "isSeekable", formals = "con")
  static Value isSeekable(Context context, Value con) {
    int number = Connections.number(con);
    return LogicalVector.of(
        number > ConnectionTable.STDERR
            && (ConnectionTable.of(context).get(number).isSeekable()
                || isRereadable(ConnectionTable.of(context).get(number))));
  }

  /** {@return whether it can be read from its beginning again, to get back to a place} */
  private static boolean isRereadable(Connection connection) {
    return connection.kind().equals("gzfile") && connection.reads();
  }

  @RBuiltin(value = "seek.connection", formals = "con, where, origin, rw, ...")
  static Value seek(
      Context context,
      Value con,
      @Nullable Value where,
      @Nullable Value origin,
      @Nullable Value rw,
      Dots rest) {
    var connection = opened(context, con);
    if (!connection.isOpen()) {
      throw new RError("connection is not open");
    }
    var direction = rw == null ? "" : Coercion.string(rw, "rw");
    boolean writing = direction.startsWith("w") || !connection.reads();
    boolean reread = isRereadable(connection);
    if (!connection.isSeekable() && !reread) {
      throw new RError("seek not enabled for this connection");
    }
    if (writing ? !connection.writes() : !connection.reads()) {
      throw new RError("connection not open for " + (writing ? "writing" : "reading"));
    }
    long before = connection.position(writing);
    double offset = where == null ? Double.NaN : ((Vector) where).doubleAt(0);
    if (Double.isNaN(offset)) {
      return new DoubleVector(before);
    }
    var base = origin == null ? "start" : Coercion.string(origin, "origin");
    long target =
        (long) offset
            + switch (base) {
              case "start" -> 0L;
              case "current" -> before;
              case "end" -> connection.size();
              default -> throw new RError("'origin' must be one of start, current, end");
            };
    if (target < 0 || connection.kind().equals(Connection.RAW) && target > connection.size()) {
      throw new RError("attempt to seek outside the range of the raw connection");
    }
    if (reread && !connection.isSeekable()) {
      reread(context, connection, target);
    } else {
      connection.seek(target, writing);
    }
    return new DoubleVector(before);
  }

  private static void reread(Context context, Connection connection, long target) {
    if (target < connection.position(false)) {
      var mode = connection.mode();
      connection.close();
      ConnectionTable.of(context).open(context, connection, mode);
    }
    try {
      var source = connection.input().source();
      while (source.position() < target && source.read() >= 0) {
        // What is before the place is of no interest.
        continue;
      }
    } catch (IOException e) {
      throw new RError("seek failed");
    }
  }

  @RBuiltin(value = "truncate.connection", formals = "con, ...", visibility = Visibility.OFF)
  static Value truncate(Context context, Value con, Dots rest) {
    opened(context, con).truncate();
    return NullValue.NULL;
  }
}
