package dev.oser.lang.r.builtin;

import dev.oser.lang.r.operation.Coercion;
import dev.oser.lang.r.operation.FirstElement;
import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Context;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.show.Printer;
import dev.oser.lang.r.text.Collation;
import dev.oser.lang.r.value.Builtin.Treatment;
import dev.oser.lang.r.value.Builtin.Visibility;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Dots;
import dev.oser.lang.r.value.DoubleVector;
import dev.oser.lang.r.value.IntVector;
import dev.oser.lang.r.value.ListVector;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.Na;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import dev.oser.lang.r.value.Vector;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The session and the machine it runs on. */
final class SystemFunctions {
  private static final Set<String> SAVING = Set.of("no", "yes", "ask", "default");
  private static final Symbol LAST = Symbol.of(".Last");

  private SystemFunctions() {}

  @RBuiltin(
      value = {"quit", "q"},
      formals = "save, status, runLast")
  static Value quit(
      Context context, @Nullable Value save, @Nullable Value status, @Nullable Value last) {
    if (!SAVING.contains(save == null ? "default" : Coercion.string(save, "save"))) {
      throw new RError("unrecognized value of 'save'");
    }
    int wanted = status == null ? 0 : Coercion.vector(status).intAt(0);
    if (wanted == Na.INT) {
      context.warning("invalid 'status', 0 assumed");
      wanted = 0;
    }
    var runtime = context.runtime();
    if (!runtime.permissions().quitting()) {
      throw new RError("this program may not end the session");
    }
    boolean runs = last == null || Coercion.flag(last, "runLast");
    if (runs && runtime.functionOrNull(LAST, runtime.global()) != null) {
      context.eval(Call.of(LAST), runtime.global());
    }
    runtime.conditions().showDeferred();
    // The system keeps no more than this of it.
    throw new Jump.Quit(wanted & 0xFF);
  }

  @RBuiltin(value = "commandArgs", formals = "trailingOnly")
  static Value arguments(Context context, @Nullable Value trailing) {
    var all = context.runtime().arguments();
    if (trailing != null && Coercion.flag(trailing, "trailingOnly")) {
      int marker = all.indexOf("--args");
      return StringVector.of(marker < 0 ? List.of() : all.subList(marker + 1, all.size()));
    }
    return StringVector.of(all);
  }

  @RBuiltin(value = "Sys.getpid", formals = " ")
  static Value processNumber() {
    return new IntVector((int) ProcessHandle.current().pid());
  }

  @RBuiltin("interactive")
  static Value interactive(Context context) {
    return LogicalVector.of(context.runtime().consoleInput().isInteractive());
  }

  @RBuiltin(value = "options", formals = "...", visibility = Visibility.OWN)
  static Value options(Context context, Dots dots) {
    var options = context.runtime().options();
    context.setVisible(true);
    var names = new ArrayList<String>();
    var values = new ArrayList<Value>();
    if (dots.length() == 0) {
      for (var name : options.names()) {
        names.add(name);
        values.add(options.get(name));
      }
      return ListVector.named(names, values);
    }
    var given = Vectors.arguments(dots);
    if (given.size() == 1 && given.name(0).isEmpty() && given.get(0) instanceof ListVector list) {
      if (list.length() > 0 && list.attribute(Symbol.NAMES) == null) {
        throw new RError("list argument has no valid names");
      }
      var builder = new Args.Builder();
      for (int i = 0; i < list.length(); i++) {
        builder.add(list.get(i), list.nameAt(i));
      }
      given = builder.build();
    }
    for (int i = 0; i < given.size(); i++) {
      if (given.name(i).isEmpty()) {
        if (given.get(i) instanceof StringVector asked) {
          for (int j = 0; j < asked.length(); j++) {
            var name = Symbol.ofVariable(asked.get(j)).name();
            names.add(name);
            values.add(options.get(name));
          }
        } else if (given.get(i) != NullValue.NULL || given.size() > 1) {
          throw new RError("invalid argument");
        }
      } else {
        names.add(given.name(i));
        values.add(options.get(given.name(i)));
        options.set(given.name(i), given.get(i));
        warnOf(context, given.name(i), given.get(i));
        context.setVisible(false);
      }
    }
    if (names.isEmpty()) {
      context.setVisible(false);
    }
    return given.size() == 0 ? ListVector.ofLength(0) : ListVector.named(names, values);
  }

  private static void warnOf(Context context, String option, Value value) {
    if (option.equals("stringsAsFactors") && FirstElement.logical(value) == 1) {
      context.warning("'options(stringsAsFactors = TRUE)' is deprecated and will be disabled");
    }
    if (option.equals("OutDec")
        && value instanceof StringVector text
        && text.get(0).codePointCount(0, text.get(0).length()) != 1) {
      context.warning("'OutDec' must be a string of one character");
    }
  }

  @RBuiltin(value = "getOption", formals = "x, default", quiet = true)
  static Value option(Context context, Value x, @Nullable Value standard) {
    if (!(x instanceof StringVector asked) || asked.length() != 1) {
      throw new RError("'x' must be a character string");
    }
    var value = context.runtime().options().get(Symbol.ofVariable(asked.get(0)).name());
    return value == NullValue.NULL && standard != null ? standard : value;
  }

  @RBuiltin(value = "Sys.getenv", formals = "x, unset, names")
  static Value environmentVariable(
      Context context, @Nullable Value x, @Nullable Value unset, @Nullable Value named) {
    var missing = unset instanceof Vector text ? text.stringAt(0) : "";
    var settings = settings(context);
    if (!(x instanceof StringVector names)) {
      return allSettings(settings, named);
    }
    var values = new String[names.length()];
    for (int i = 0; i < values.length; i++) {
      var value = settings.get(names.get(i));
      values[i] = value == null ? missing : value;
    }
    var result = StringVector.of(values);
    boolean naming =
        named == null || Coercion.vector(named).intAt(0) == Na.INT
            ? values.length > 1
            : Coercion.flag(named, "names");
    if (naming) {
      result.setAttribute(Symbol.NAMES, names.copyElements());
    }
    return result;
  }

  /**
   * {@return all variables of the environment, by default as a list with names that prints well}
   */
  private static Value allSettings(Settings settings, @Nullable Value named) {
    var names = settings.names().stream().sorted(Collation.here()).toArray(String[]::new);
    var values = new String[names.length];
    for (int i = 0; i < names.length; i++) {
      var value = settings.get(names[i]);
      values[i] = value == null ? "" : value;
    }
    var result = StringVector.of(values);
    if (named == null || Coercion.vector(named).intAt(0) == Na.INT) {
      result.setAttribute(Symbol.NAMES, StringVector.of(names));
      result.setAttribute(Symbol.CLASS, new StringVector("Dlist"));
    } else if (Coercion.flag(named, "names")) {
      result.setAttribute(Symbol.NAMES, StringVector.of(names));
    }
    return result;
  }

  /** {@return the locale a session chose for a category, or another name} */
  @RBuiltin(".chosenLocale")
  static Value chosenLocale(Context context, Value category, Value otherwise) {
    return new StringVector(
        context
            .runtime()
            .locales()
            .get(((Vector) category).stringAt(0), ((Vector) otherwise).stringAt(0)));
  }

  @RBuiltin(value = ".chooseLocale", visibility = Visibility.OFF)
  static Value chooseLocale(Context context, Value category, Value name) {
    context
        .runtime()
        .locales()
        .choose(((Vector) category).stringAt(0), ((Vector) name).stringAt(0));
    return NullValue.NULL;
  }

  @RBuiltin(value = ".collateBytes", visibility = Visibility.OFF)
  static Value collateBytes(Context context, Value bytes) {
    context.runtime().locales().collate(Coercion.flag(bytes, "bytes"));
    return NullValue.NULL;
  }

  @RBuiltin(value = "Sys.setenv", formals = "...", visibility = Visibility.OFF)
  static Value setEnvironmentVariable(Context context, Dots dots) {
    var settings = settings(context);
    var result = new int[dots.length()];
    for (int i = 0; i < result.length; i++) {
      if (dots.name(i).isEmpty()) {
        throw new RError("all arguments must be named");
      }
    }
    for (int i = 0; i < result.length; i++) {
      settings.set(dots.name(i), Coercion.vector(context.force(dots.values()[i])).stringAt(0));
      result[i] = 1;
    }
    return LogicalVector.of(result);
  }

  @RBuiltin(value = "Sys.unsetenv", formals = "x", visibility = Visibility.OFF)
  static Value unsetEnvironmentVariable(Context context, Value x) {
    var settings = settings(context);
    var names = (StringVector) x;
    var result = new int[names.length()];
    for (int i = 0; i < result.length; i++) {
      settings.unset(names.get(i));
      result[i] = 1;
    }
    return LogicalVector.of(result);
  }

  /** {@return an environment variable as this session sees it, or null} */
  static @Nullable String variable(Context context, String name) {
    return settings(context).get(name);
  }

  private static Settings settings(Context context) {
    var runtime = context.runtime();
    return runtime.extension(
        Settings.class,
        () -> new Settings(runtime.permissions().environment() ? System.getenv() : Map.of()));
  }

  /** Environment variables, with those that this session has set. */
  private static final class Settings {
    private final Map<String, String> given;
    private final Map<String, @Nullable String> changed = new HashMap<>();

    Settings(Map<String, String> given) {
      this.given = given;
    }

    @Nullable String get(String name) {
      return changed.containsKey(name) ? changed.get(name) : given.get(name);
    }

    Set<String> names() {
      var names = new TreeSet<>(given.keySet());
      changed.forEach(
          (name, value) -> {
            if (value == null) {
              names.remove(name);
            } else {
              names.add(name);
            }
          });
      return names;
    }

    void unset(String name) {
      changed.put(name, null);
    }

    void set(String name, String value) {
      changed.put(name, value);
    }
  }

  private static Value times(double user, double system, double elapsed) {
    var result = DoubleVector.of(user, system, elapsed, 0, 0);
    result.setAttribute(
        Symbol.NAMES,
        StringVector.of("user.self", "sys.self", "elapsed", "user.child", "sys.child"));
    result.setAttribute(Symbol.CLASS, new StringVector("proc_time"));
    return result;
  }

  @RBuiltin("proc.time")
  static Value processTime() {
    var info = ProcessHandle.current().info();
    var now = Instant.now();
    var elapsed = Duration.between(info.startInstant().orElse(now), now);
    var used = info.totalCpuDuration().orElse(elapsed);
    return times(used.toMillis() / 1e3, 0, elapsed.toMillis() / 1e3);
  }

  @RBuiltin(value = "system.time", formals = "expr, gcFirst", treatment = Treatment.LAZY)
  static Value timed(Context context, Value expression, @Nullable Value collect) {
    long start = System.nanoTime();
    context.force(expression);
    double elapsed = (System.nanoTime() - start) / 1_000_000 / 1e3;
    return times(elapsed, 0, elapsed);
  }

  @RBuiltin(value = "Sys.time", formals = " ")
  static Value time() {
    var now = Instant.now();
    var result = new DoubleVector(now.getEpochSecond() + now.getNano() / 1e9);
    result.setAttribute(Symbol.CLASS, StringVector.of("POSIXct", "POSIXt"));
    return result;
  }

  @RBuiltin(value = "Sys.sleep", formals = "time", visibility = Visibility.OFF)
  static Value sleep(Context context, Value time) {
    double seconds = time instanceof Vector given && given.length() > 0 ? given.doubleAt(0) : -1;
    if (!(seconds >= 0)) {
      throw new RError("invalid 'time' value");
    }
    context.runtime().pause((long) (seconds * 1e9));
    return NullValue.NULL;
  }

  @RBuiltin(value = "gc", formals = "verbose, reset, full", visibility = Visibility.OFF)
  static Value collect(
      Context context, @Nullable Value verbose, @Nullable Value reset, @Nullable Value full) {
    Finalizers.collect(context);
    return NullValue.NULL;
  }

  @RBuiltin(value = "nlevels", formals = "x", quiet = true)
  static Value levelCount(Value x) {
    var levels = x.attribute(Symbol.LEVELS);
    return new IntVector(levels == null ? 0 : levels.length());
  }

  /** Evaluates an argument as R does there, which programs see among the running calls. */
  private static Value evaluated(Context context, Value argument) {
    var runtime = context.runtime();
    var before = runtime.frame();
    if (context.builtin() != null) {
      runtime.enter(List.of(runtime.innerCalls().of("withVisible(...elt(i))")), context.builtin());
    }
    var value = context.force(argument);
    runtime.setFrame(before);
    return value;
  }

  @RBuiltin(
      value = "capture.output",
      formals = "..., file, append, type, split",
      treatment = Treatment.LAZY,
      visibility = Visibility.OWN)
  static Value capture(
      Context context,
      Dots dots,
      @Nullable Value file,
      @Nullable Value append,
      @Nullable Value type,
      @Nullable Value split) {
    var output = context.runtime().output();
    int depth = output.diversions();
    output.beginCapture();
    String text;
    try {
      for (var each : dots.values()) {
        context.setVisible(true);
        var value = evaluated(context, each);
        if (context.runtime().isVisible()) {
          Printer.show(context.runtime(), value);
        }
      }
    } finally {
      // What was diverted in it and not ended ends with it.
      while (output.diversions() > depth + 1) {
        output.endDiversion();
      }
      text = output.endCapture();
    }
    if (file != null && context.force(file) != NullValue.NULL) {
      write(context, text, context.force(file), append);
      context.setVisible(false);
      return NullValue.NULL;
    }
    context.setVisible(true);
    if (text.isEmpty()) {
      return StringVector.of(new String[0]);
    }
    var body = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
    return StringVector.of(body.split("\n", -1));
  }

  /** Writes what was captured to a file or a connection. */
  private static void write(Context context, String text, Value file, @Nullable Value append) {
    var runtime = context.runtime();
    var arguments =
        new Args(
            new Value[] {
              new StringVector(text.isEmpty() || text.endsWith("\n") ? text : text + "\n"),
              file,
              new StringVector(""),
              append == null ? LogicalVector.FALSE : context.force(append)
            },
            new String[] {"", "file", "sep", "append"});
    var function = runtime.function(Symbol.of("cat"), runtime.library());
    context.apply(function, arguments, Calls.shown("cat", arguments));
  }
}
