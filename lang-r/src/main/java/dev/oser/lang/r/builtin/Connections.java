package dev.oser.lang.r.builtin;

import dev.oser.lang.r.builtin.ConnectionTable.Connection;
import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.Combine;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.text.Collation;
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
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Where texts go to and come from: standard streams, files and strings. */
final class Connections {
  private Connections() {}

  private static Value object(int number, String kind) {
    var result = new IntVector(number);
    result.setAttribute(Symbol.CLASS, StringVector.of(kind, "connection"));
    return result;
  }

  private static boolean isConnection(@Nullable Value value) {
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
      ConnectionTable.of(context).close(connection);
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
      context.runtime().output().flush();
      context.runtime().errors().print(text);
      context.runtime().errors().flush();
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
        table.close(connection);
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
      connection.setPending(List.of(lines.toArray()));
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
      table.close(table.get(number));
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

  @RBuiltin(value = "readLines", formals = "con, n, ok, warn, encoding, skipNul")
  static Value readLines(
      Context context,
      @Nullable Value con,
      @Nullable Value n,
      @Nullable Value ok,
      @Nullable Value warn,
      @Nullable Value encoding,
      @Nullable Value skip) {
    int most = n == null ? -1 : Coercion.integer(n, "n");
    if (con instanceof StringVector path) {
      if (path.get(0).equals("stdin")) {
        return StringVector.of(
            ConnectionTable.of(context).read(context, ConnectionTable.STDIN, most));
      }
      var lines = ConnectionTable.lines(context, path.get(0));
      return StringVector.of(most < 0 ? lines : lines.subList(0, Math.min(most, lines.size())));
    }
    int number = con == null ? ConnectionTable.STDIN : number(con);
    return StringVector.of(ConnectionTable.of(context).read(context, number, most));
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

  private static Value each(Value paths, Predicate<Path> test) {
    var names = (StringVector) paths;
    var result = new int[names.length()];
    for (int i = 0; i < result.length; i++) {
      result[i] = test.test(Path.of(names.get(i))) ? 1 : 0;
    }
    return LogicalVector.of(result);
  }

  @RBuiltin(value = "file.exists", formals = "...")
  static Value exists(Context context, Dots dots) {
    return each(Combine.combine(Vectors.arguments(dots), true, false), Files::exists);
  }

  @RBuiltin(value = "dir.exists", formals = "paths")
  static Value directoryExists(Value paths) {
    return each(paths, Files::isDirectory);
  }

  @RBuiltin(
      value = {"unlink", "file.remove"},
      formals = "x, recursive, force",
      visibility = Visibility.OFF)
  static Value remove(Context context, Value x, @Nullable Value recursive, @Nullable Value force) {
    var removed =
        each(
            x,
            path -> {
              try {
                return Files.deleteIfExists(path);
              } catch (IOException e) {
                return false;
              }
            });
    boolean count = context.builtin() != null && context.builtin().name().equals("unlink");
    return count ? new IntVector(0) : removed;
  }

  @RBuiltin(value = "dir.create", formals = "path, ...", visibility = Visibility.OFF)
  static Value createDirectory(Value path, Dots rest) {
    return each(path, each -> each.toFile().mkdirs());
  }

  @RBuiltin(value = "file.create", formals = "x, ...", visibility = Visibility.OFF)
  static Value createFile(Value x, Dots rest) {
    return each(
        x,
        path -> {
          try {
            Files.write(path, new byte[0]);
            return true;
          } catch (IOException e) {
            return false;
          }
        });
  }

  @RBuiltin(value = "tempfile", formals = "pattern, tmpdir, fileext")
  static Value temporaryFile(
      Context context,
      @Nullable Value pattern,
      @Nullable Value directory,
      @Nullable Value extension) {
    var prefix = pattern instanceof StringVector text ? text.get(0) : "file";
    var suffix = extension instanceof StringVector text ? text.get(0) : "";
    var where = directory instanceof StringVector text ? text.get(0) : temporaryDirectory(context);
    return new StringVector(where + "/" + prefix + Long.toHexString(System.nanoTime()) + suffix);
  }

  @RBuiltin("tempdir")
  static Value temporary(Context context) {
    return new StringVector(temporaryDirectory(context));
  }

  private static String temporaryDirectory(Context context) {
    return context.runtime().extension(TemporaryDirectory.class, TemporaryDirectory::make).path;
  }

  /** A directory of this session. */
  private record TemporaryDirectory(String path) {
    static TemporaryDirectory make() {
      try {
        var directory = Files.createTempDirectory("Rtmp");
        directory.toFile().deleteOnExit();
        return new TemporaryDirectory(directory.toString());
      } catch (IOException e) {
        throw new RError("cannot create the directory for temporary files");
      }
    }
  }

  @RBuiltin(value = "list.files", formals = "path, pattern, all.files, full.names, ...")
  static Value list(
      @Nullable Value path,
      @Nullable Value pattern,
      @Nullable Value hidden,
      @Nullable Value full,
      Dots rest) {
    var where = path instanceof StringVector text ? text.get(0) : ".";
    boolean whole = full != null && Coercion.flag(full, "full.names");
    boolean all = hidden != null && Coercion.flag(hidden, "all.files");
    var regex = pattern instanceof StringVector text ? Pattern.compile(text.get(0)) : null;
    try (var files = Files.list(Path.of(where))) {
      return StringVector.of(
          files
              .map(file -> String.valueOf(file.getFileName()))
              .filter(name -> all || !name.startsWith("."))
              .filter(name -> regex == null || regex.matcher(name).find())
              .sorted(Collation.DEFAULT)
              .map(name -> whole ? where + "/" + name : name)
              .toList());
    } catch (IOException e) {
      return StringVector.of(new String[0]);
    }
  }

  @RBuiltin("getwd")
  static Value workingDirectory() {
    return new StringVector(Path.of("").toAbsolutePath().toString());
  }

  @RBuiltin(value = "normalizePath", formals = "path, winslash, mustWork")
  static Value normalize(Value path, @Nullable Value slash, @Nullable Value must) {
    return new StringVector(
        Path.of(((StringVector) path).get(0)).toAbsolutePath().normalize().toString());
  }
}
