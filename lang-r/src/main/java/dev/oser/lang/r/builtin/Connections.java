package dev.oser.lang.r.builtin;

import dev.oser.lang.r.builtin.ConnectionTable.Connection;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where texts go to and come from: standard streams, files and strings. */
final class Connections {
  private Connections() {}

  private static Value object(int number, String kind) {
    var result = new IntVector(number);
    result.setAttribute(Symbol.CLASS, StringVector.of(kind, "connection"));
    return result;
  }

  static boolean isConnection(@Nullable Value value) {
    return value instanceof IntVector && value.isObject();
  }

  private static int number(Value connection) {
    return ((Vector) connection).intAt(0);
  }

  /** Writes to a file, a connection or, if there is none, to standard output. */
  static void write(Context context, @Nullable Value file, String text, boolean append) {
    if (file instanceof StringVector path && !path.get(0).isEmpty()) {
      var connection = new Connection(path.get(0), "file", append ? "a" : "w");
      connection.write(text);
      ConnectionTable.of(context).close(context, connection);
    } else if (isConnection(file) && file != null) {
      writeTo(context, number(file), text);
    } else {
      context.runtime().output().print(text);
    }
  }

  private static void writeTo(Context context, int number, String text) {
    if (number == ConnectionTable.STDOUT) {
      context.runtime().output().print(text);
    } else if (number == ConnectionTable.STDERR) {
      context.runtime().errors().print(text);
    } else {
      var table = ConnectionTable.of(context);
      var connection = table.get(number);
      boolean open = connection.isOpen();
      if (!open) {
        connection.setMode("w");
      }
      connection.write(text);
      if (connection.kind().equals("textConnection")) {
        assignLines(context, connection);
      } else if (!open) {
        table.close(context, connection);
        connection.setMode("");
      }
    }
  }

  /** A text connection that is written to keeps a variable up to date. */
  private static void assignLines(Context context, Connection connection) {
    if (!connection.description().isEmpty()) {
      context
          .runtime()
          .assign(
              Symbol.of(connection.description()),
              StringVector.of(connection.lines()),
              context.runtime().global());
    }
  }

  @RBuiltin(
      value = {"file", "gzfile"},
      formals = "description, open, blocking, encoding, method, raw, compression")
  static Value file(
      Context context,
      @Nullable Value description,
      @Nullable Value open,
      @Nullable Value blocking,
      @Nullable Value encoding,
      @Nullable Value method,
      @Nullable Value raw,
      @Nullable Value compression) {
    var kind = context.builtin() == null ? "file" : context.builtin().name();
    var path = description == null ? "" : Coercion.string(description, "description");
    if (path.equals("stdin")) {
      return object(ConnectionTable.STDIN, "file");
    }
    var mode = open instanceof StringVector text ? text.get(0) : "";
    var connection = new Connection(path, kind, mode);
    if (mode.startsWith("r")) {
      connection.setPending(ConnectionTable.lines(context, path));
    }
    return object(ConnectionTable.of(context).add(connection), kind);
  }

  @RBuiltin(
      value = "textConnection",
      formals = "object, open, local, name, encoding",
      treatment = Treatment.LAZY)
  static Value text(
      Context context,
      Value object,
      @Nullable Value open,
      @Nullable Value local,
      @Nullable Value name,
      @Nullable Value encoding) {
    var mode = open == null ? "r" : ((StringVector) context.force(open)).get(0);
    var value = context.force(object);
    if (mode.startsWith("r")) {
      var connection = new Connection("object", "textConnection", "r");
      var lines = (StringVector) Coercion.to(Vector.Kind.STRING, Coercion.vector(value));
      var separate = new ArrayList<String>();
      for (int i = 0; i < lines.length(); i++) {
        separate.addAll(List.of(lines.get(i).split("\n", -1)));
      }
      connection.setPending(new ConnectionTable.Lines(separate, false));
      return object(ConnectionTable.of(context).add(connection), "textConnection");
    }
    var variable = value instanceof StringVector text ? text.get(0) : "";
    var connection = new Connection(variable, "textConnection", mode);
    assignLines(context, connection);
    return object(ConnectionTable.of(context).add(connection), "textConnection");
  }

  @RBuiltin(value = "textConnectionValue", formals = "con")
  static Value textValue(Context context, Value con) {
    return StringVector.of(ConnectionTable.of(context).get(number(con)).lines());
  }

  @RBuiltin(value = "open", formals = "con, open, ...", visibility = Visibility.OFF)
  static Value open(Context context, Value con, @Nullable Value open, Dots rest) {
    var connection = ConnectionTable.of(context).get(number(con));
    var mode = open instanceof StringVector text ? text.get(0) : "r";
    connection.setMode(mode);
    if (mode.startsWith("r")) {
      connection.setPending(ConnectionTable.lines(context, connection.description()));
    }
    return NullValue.NULL;
  }

  @RBuiltin(value = "close.connection", formals = "con, ...", visibility = Visibility.OFF)
  static Value close(Context context, Value con, Dots rest) {
    int number = number(con);
    if (number > ConnectionTable.STDERR) {
      var table = ConnectionTable.of(context);
      var connection = table.get(number);
      if (connection.kind().equals("textConnection") && ConnectionTable.isWriting(connection)) {
        connection.endLine();
        assignLines(context, connection);
      }
      table.close(context, connection);
      table.remove(number);
    }
    return NullValue.NULL;
  }

  @RBuiltin(value = "isOpen", formals = "con, rw")
  static Value isOpen(Context context, Value con, @Nullable Value direction) {
    int number = number(con);
    return LogicalVector.of(
        number <= ConnectionTable.STDERR || ConnectionTable.of(context).get(number).isOpen());
  }

  /** {@code readLines} of a connection; the closure of base opens and closes files. */
  @RBuiltin(".readLines")
  static Value readLines(Context context, Value con, Value n, Value warn) {
    if (!isConnection(con)) {
      throw RError.ofFrame("'con' is not a connection");
    }
    var table = ConnectionTable.of(context);
    return StringVector.of(
        table.read(context, number(con), Coercion.integer(n, "n"), Coercion.flag(warn, "warn")));
  }

  @RBuiltin(value = "pushBack", formals = "data, connection, newLine, encoding")
  static Value pushBack(
      Context context,
      Value data,
      Value connection,
      @Nullable Value newLine,
      @Nullable Value encoding) {
    var target = ConnectionTable.of(context).get(number(connection));
    target.putBack(List.of(((StringVector) data).toArray()));
    context.setVisible(false);
    return NullValue.NULL;
  }

  @RBuiltin(value = "isatty", formals = "con")
  static Value isTerminal(Context context, Value con) {
    boolean standard = number(con) <= ConnectionTable.STDERR;
    return LogicalVector.of(standard && System.console() != null);
  }

  @RBuiltin(value = "flush.connection", formals = "con", visibility = Visibility.OFF)
  static Value flush(Context context, Value con) {
    context.runtime().output().flush();
    return NullValue.NULL;
  }

  /** {@return texts of so many characters each from the start of a file} */
  @RBuiltin(value = "readChar", formals = "con, nchars, useBytes")
  static Value readCharacters(Context context, Value con, Value nchars, @Nullable Value useBytes) {
    var path =
        con instanceof StringVector name
            ? name.get(0)
            : ConnectionTable.of(context).get(number(con)).description();
    var text = TextFile.read(context, path);
    var sizes = Coercion.vector(nchars);
    var result = new ArrayList<String>();
    for (int i = 0, at = 0; i < sizes.length() && at < text.length(); i++) {
      int count = Math.min(sizes.intAt(i), text.codePointCount(at, text.length()));
      int end = text.offsetByCodePoints(at, count);
      result.add(text.substring(at, end));
      at = end;
    }
    return StringVector.of(result);
  }

  @RBuiltin(value = "readline", formals = "prompt")
  static Value readLine(Context context, @Nullable Value prompt) {
    // Not interactive: the prompt is shown and the answer is empty.
    if (prompt instanceof StringVector text) {
      context.runtime().output().print(text.get(0) + "\n");
    }
    return new StringVector("");
  }

  @RBuiltin(value = "writeLines", formals = "text, con, sep, useBytes", visibility = Visibility.OFF)
  static Value writeLines(
      Context context,
      Value text,
      @Nullable Value con,
      @Nullable Value sep,
      @Nullable Value useBytes) {
    if (!(text instanceof StringVector lines)) {
      throw new RError("can only write character objects");
    }
    var separator = sep instanceof StringVector given ? given.get(0) : "\n";
    var out = new StringBuilder();
    for (int i = 0; i < lines.length(); i++) {
      out.append(lines.get(i)).append(separator);
    }
    write(context, con, out.toString(), false);
    return NullValue.NULL;
  }

  @RBuiltin(value = "sink", formals = "file, append, type, split", visibility = Visibility.OFF)
  static Value sink(
      Context context,
      @Nullable Value file,
      @Nullable Value append,
      @Nullable Value type,
      @Nullable Value split) {
    var sinks = context.runtime().extension(Sinks.class, Sinks::new);
    var output = context.runtime().output();
    if (file == null || file == NullValue.NULL) {
      if (sinks.targets.isEmpty()) {
        context.warning("no sink to remove");
        return NullValue.NULL;
      }
      write(context, sinks.targets.removeLast(), output.endCapture(), false);
    } else {
      sinks.targets.add(file);
      output.beginCapture();
    }
    return NullValue.NULL;
  }

  /** Where diverted output is to go. */
  private static final class Sinks {
    private final List<Value> targets = new ArrayList<>();
  }
}
