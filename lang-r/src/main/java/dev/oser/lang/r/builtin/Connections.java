package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Output.Diversion;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where texts go to and come from: standard streams, files and strings. */
final class Connections {
  static final String FILE_SCHEME = "file://";

  private Connections() {}

  static Value object(int number, String kind) {
    var result = new IntVector(number);
    result.setAttribute(Symbol.CLASS, StringVector.of(kind, "connection"));
    return result;
  }

  static boolean isConnection(@Nullable Value value) {
    return value instanceof IntVector && value.isObject();
  }

  static int number(Value connection) {
    return ((Vector) connection).intAt(0);
  }

  /** Writes to a file, a connection or, if there is none, to standard output. */
  static void write(Context context, @Nullable Value file, String text, boolean append) {
    if (file instanceof StringVector path && !path.get(0).isEmpty()) {
      var connection = new Connection(path.get(0), "file", "", StandardCharsets.UTF_8);
      ConnectionTable.of(context).open(context, connection, append ? "a" : "w");
      connection.write(text);
      connection.close();
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
    } else if (number == ConnectionTable.STDIN) {
      throw RError.ofFrame("cannot write to this connection");
    } else {
      ConnectionTable.of(context)
          .opened(
              context,
              number,
              "wt",
              connection -> {
                connection.write(text);
                assignLines(context, connection, false);
                return connection;
              });
    }
  }

  /** A text connection that is written to keeps a variable up to date. */
  private static void assignLines(Context context, Connection connection, boolean all) {
    var owner = connection.owner();
    if (owner != null) {
      var lines = StringVector.of(connection.lines(all));
      context.runtime().assign(Symbol.of(connection.description()), lines, owner);
    }
  }

  /** {@return the characters that a name of an encoding stands for} */
  static Charset charset(@Nullable Value encoding) {
    var name = encoding == null ? "" : Coercion.string(encoding, "encoding");
    try {
      return switch (name) {
        case "", "native.enc", "unknown", "UTF-8", "UTF8", "utf8", "UTF-8-BOM" ->
            StandardCharsets.UTF_8;
        case "latin1" -> StandardCharsets.ISO_8859_1;
        default -> Charset.forName(name);
      };
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new RError("unsupported conversion from '" + name + "'");
    }
  }

  @RBuiltin(value = "file", formals = "description, open, blocking, encoding, method, raw")
  static Value file(
      Context context,
      @Nullable Value description,
      @Nullable Value open,
      @Nullable Value blocking,
      @Nullable Value encoding,
      @Nullable Value method,
      @Nullable Value raw) {
    var path = description == null ? "" : Coercion.string(description, "description");
    if (path.startsWith(FILE_SCHEME)) {
      path = path.substring(FILE_SCHEME.length());
    }
    var mode = mode(open);
    return add(
        context,
        new Connection(
            path, "file", path.isEmpty() && mode.isEmpty() ? "w+" : mode, charset(encoding)));
  }

  @RBuiltin(
      value = {"gzfile", "bzfile", "xzfile"},
      formals = "description, open, encoding, compression")
  static Value compressed(
      Context context,
      Value description,
      @Nullable Value open,
      @Nullable Value encoding,
      @Nullable Value compression) {
    var kind = context.builtin() == null ? "gzfile" : context.builtin().name();
    var path = Coercion.string(description, "description");
    var connection = new Connection(path, kind, mode(open), charset(encoding));
    if (compression != null) {
      // xz takes a negative number for the same level and more effort.
      connection.setLevel(Math.abs(Coercion.integer(compression, "compression")));
    }
    return add(context, connection);
  }

  @RBuiltin(value = "url", formals = "description, open, blocking, encoding, method, headers")
  static Value url(
      Context context,
      Value description,
      @Nullable Value open,
      @Nullable Value blocking,
      @Nullable Value encoding,
      @Nullable Value method,
      @Nullable Value headers) {
    var address = Coercion.string(description, "description");
    if (!address.startsWith(FILE_SCHEME)) {
      throw new RError("unsupported URL scheme");
    }
    var path = address.substring(FILE_SCHEME.length());
    return add(context, new Connection(path, "file", mode(open), charset(encoding)));
  }

  private static String mode(@Nullable Value open) {
    return open instanceof StringVector text ? text.get(0) : "";
  }

  /** Opens a connection if it says how, and gives it a number. */
  private static Value add(Context context, Connection connection) {
    var table = ConnectionTable.of(context);
    if (connection.isToBeOpened()) {
      table.open(context, connection, connection.mode());
    }
    return object(table.add(connection), connection.kind());
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
    var mode = open == null ? "r" : Coercion.string(context.force(open), "open");
    var value = context.force(object);
    var table = ConnectionTable.of(context);
    if (mode.startsWith("r")) {
      if (!(value instanceof StringVector texts)) {
        throw new RError("invalid 'text' argument");
      }
      var shown = Types.code(Printing.written(object));
      var connection = new Connection(shown, Connection.TEXT, "r", StandardCharsets.UTF_8);
      var all = new StringBuilder();
      for (int i = 0; i < texts.length(); i++) {
        all.append(texts.get(i)).append('\n');
      }
      connection.openForReading(mode, TextInput.of(all.toString()));
      return object(table.add(connection), Connection.TEXT);
    }
    var variable = value instanceof StringVector text ? text.get(0) : "NULL";
    var connection = new Connection(variable, Connection.TEXT, mode, StandardCharsets.UTF_8);
    connection.openForWriting(mode, null);
    if (value instanceof StringVector) {
      boolean here = local != null && Coercion.flag(context.force(local), "local");
      connection.setOwner(here ? context.environment() : context.runtime().global());
      assignLines(context, connection, false);
    }
    return object(table.add(connection), Connection.TEXT);
  }

  @RBuiltin(value = "textConnectionValue", formals = "con")
  static Value textValue(Context context, Value con) {
    return StringVector.of(ConnectionTable.of(context).get(number(con)).lines(false));
  }

  @RBuiltin(value = "open", formals = "con, open, ...", visibility = Visibility.OFF)
  static Value open(Context context, Value con, @Nullable Value open, Dots rest) {
    var table = ConnectionTable.of(context);
    var connection = table.get(number(con));
    if (connection.isOpen()) {
      throw new RError("connection is already open");
    }
    var usual = connection.mode().equals("r") ? "rt" : connection.mode();
    table.open(context, connection, open instanceof StringVector text ? text.get(0) : usual);
    return NullValue.NULL;
  }

  @RBuiltin(value = "close.connection", formals = "con, ...", visibility = Visibility.OFF)
  static Value close(Context context, Value con, Dots rest) {
    int number = number(con);
    if (number <= ConnectionTable.STDERR) {
      throw new RError("cannot close standard connections");
    }
    var table = ConnectionTable.of(context);
    var connection = table.get(number);
    assignLines(context, connection, true);
    table.remove(number);
    connection.close();
    return Pipes.status(context, connection);
  }

  /** Closes a connection that somebody will open again. */
  @RBuiltin(".shut")
  static Value shut(Context context, Value con) {
    ConnectionTable.of(context).get(number(con)).close();
    return NullValue.NULL;
  }

  @RBuiltin(value = "isOpen", formals = "con, rw")
  static Value isOpen(Context context, Value con, @Nullable Value direction) {
    int number = number(con);
    if (number <= ConnectionTable.STDERR) {
      return LogicalVector.TRUE;
    }
    var connection = ConnectionTable.of(context).get(number);
    var wanted = direction == null ? "" : Coercion.string(direction, "rw");
    return LogicalVector.of(
        connection.isOpen()
            && (!wanted.startsWith("r") || connection.reads())
            && (!wanted.startsWith("w") || connection.writes()));
  }

  /** Nothing here is read without waiting, so no line is ever read by half. */
  @RBuiltin(value = "isIncomplete", formals = "con")
  static Value isIncomplete(Context context, Value con) {
    return LogicalVector.FALSE;
  }

  /** {@return what {@code summary} and {@code print} say of a connection} */
  @RBuiltin(value = "summary.connection", formals = "object, ...")
  static Value summary(Context context, Value object, Dots rest) {
    int number = number(object);
    boolean standard = number <= ConnectionTable.STDERR;
    var names = List.of("stdin", "stdout", "stderr");
    var connection = standard ? null : ConnectionTable.of(context).get(number);
    boolean closed = connection != null && !connection.isOpen();
    boolean reads = connection == null ? number == 0 : connection.canRead();
    boolean writes = connection == null ? number > 0 : connection.canWrite();
    var mode = connection == null ? reads ? "r" : "w" : connection.mode();
    var texts =
        List.of(
            connection == null ? names.get(number) : connection.description(),
            connection == null ? "terminal" : connection.kind(),
            mode,
            connection != null && connection.isBinary() ? "binary" : "text",
            closed ? "closed" : "opened",
            reads ? "yes" : "no",
            writes ? "yes" : "no");
    return ListVector.named(
        List.of("description", "class", "mode", "text", "opened", "can read", "can write"),
        texts.stream().<Value>map(StringVector::new).toList());
  }

  /** {@code readLines} of a connection; the closure of base opens and closes files. */
  @RBuiltin(".readLines")
  static Value readLines(Context context, Value con, Value n, Value warn, Value skipNul) {
    if (!isConnection(con)) {
      throw RError.ofFrame("'con' is not a connection");
    }
    var table = ConnectionTable.of(context);
    boolean warning = Coercion.flag(warn, "warn");
    var lines =
        table.read(context, number(con), Coercion.integer(n, "n"), warning).toArray(String[]::new);
    boolean skipping = Coercion.flag(skipNul, "skipNul");
    for (int i = 0; i < lines.length; i++) {
      int zero = lines[i].indexOf('\0');
      if (zero < 0) {
        continue;
      }
      if (warning && !skipping) {
        context.warningOfFrame("line " + (i + 1) + " appears to contain an embedded nul");
      }
      // Texts end at zeros in R.
      lines[i] = skipping ? lines[i].replace("\0", "") : lines[i].substring(0, zero);
    }
    return StringVector.of(lines);
  }

  @RBuiltin(
      value = "pushBack",
      formals = "data, connection, newLine, encoding",
      visibility = Visibility.OFF)
  static Value pushBack(
      Context context,
      Value data,
      Value connection,
      @Nullable Value newLine,
      @Nullable Value encoding) {
    boolean complete = newLine == null || Coercion.flag(newLine, "newLine");
    if (!(data instanceof StringVector lines)) {
      throw new RError("invalid 'data' argument");
    }
    ConnectionTable.of(context)
        .pushable(number(connection))
        .pushBack(List.of(lines.toArray()), complete);
    return NullValue.NULL;
  }

  @RBuiltin(value = "pushBackLength", formals = "connection")
  static Value pushBackLength(Context context, Value connection) {
    int number = number(connection);
    // Nothing can be pushed back onto the standard streams.
    return new IntVector(
        number >= 0 && number <= 2 ? 0 : ConnectionTable.of(context).pushable(number).pushedBack());
  }

  @RBuiltin(value = "clearPushBack", formals = "connection", visibility = Visibility.OFF)
  static Value clearPushBack(Context context, Value connection) {
    ConnectionTable.of(context).pushable(number(connection)).forgetPushedBack();
    return NullValue.NULL;
  }

  @RBuiltin(value = "isatty", formals = "con")
  static Value isTerminal(Context context, Value con) {
    boolean standard = number(con) <= ConnectionTable.STDERR;
    return LogicalVector.of(standard && System.console() != null);
  }

  @RBuiltin(value = "flush.connection", formals = "con", visibility = Visibility.OFF)
  static Value flush(Context context, Value con) {
    int number = number(con);
    if (number > ConnectionTable.STDERR) {
      ConnectionTable.of(context).get(number).flush();
    } else {
      context.runtime().output().flush();
    }
    return NullValue.NULL;
  }

  @RBuiltin(value = "readline", formals = "prompt")
  static Value readLine(Context context, @Nullable Value prompt) {
    var asked =
        prompt instanceof Vector || prompt instanceof Symbol ? Texts.plain(context, prompt) : null;
    if (prompt != null && (asked == null || asked.length() != 1)) {
      throw new RError("invalid 'prompt' argument");
    }
    var question = asked == null ? "" : asked.get(0);
    var console = context.runtime().consoleInput();
    if (console.isInteractive()) {
      context.runtime().output().flush();
      var answer = console.line(question);
      return new StringVector(answer == null ? "" : answer);
    }
    context.runtime().output().print(question + "\n");
    return new StringVector("");
  }

  /** {@return the next line of the console, or nothing at its end} */
  @RBuiltin(".consoleLine")
  static Value consoleLine(Context context, Value prompt) {
    var line = context.runtime().consoleInput().line(Coercion.string(prompt, "prompt"));
    return line == null ? StringVector.of(List.of()) : new StringVector(line);
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
    boolean messages = type != null && Coercion.string(type, "type").startsWith("m");
    var output = messages ? context.runtime().errors() : context.runtime().output();
    var ends = messages ? sinks.ofMessages : sinks.ofOutput;
    if (file == null || file == NullValue.NULL) {
      if (!ends.isEmpty()) {
        output.endDiversion();
        ends.removeLast().run();
      } else if (!messages) {
        context.warning("no sink to remove");
      }
      return NullValue.NULL;
    }
    var before = output.current();
    boolean both = split != null && Coercion.flag(split, "split");
    Diversion to;
    if (isConnection(file)) {
      to = text -> writeTo(context, number(file), text);
      // What was diverted can be read at once, though the connection stays open.
      ends.add(() -> ConnectionTable.of(context).get(number(file)).flush());
    } else {
      boolean more = append != null && Coercion.flag(append, "append");
      var path = Coercion.string(file, "file");
      var connection = new Connection(path, "file", "", StandardCharsets.UTF_8);
      var table = ConnectionTable.of(context);
      table.open(context, connection, more ? "a" : "w");
      int number = table.add(connection);
      to = connection::write;
      ends.add(
          () -> {
            connection.close();
            table.remove(number);
          });
    }
    output.divert(
        text -> {
          to.print(text);
          if (both) {
            before.print(text);
          }
        });
    return NullValue.NULL;
  }

  @RBuiltin(value = "sink.number", formals = "type")
  static Value sinkNumber(Context context, @Nullable Value type) {
    var sinks = context.runtime().extension(Sinks.class, Sinks::new);
    boolean messages = type != null && Coercion.string(type, "type").startsWith("m");
    return new IntVector(messages ? sinks.ofMessages.isEmpty() ? 2 : 3 : sinks.ofOutput.size());
  }

  /** What is to be done at the end of each diversion. */
  private static final class Sinks {
    private final List<Runnable> ofOutput = new ArrayList<>();
    private final List<Runnable> ofMessages = new ArrayList<>();
  }
}
