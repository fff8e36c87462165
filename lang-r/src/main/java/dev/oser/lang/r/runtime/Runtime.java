package dev.oser.lang.r.runtime;

import dev.oser.lang.r.limit.Guard;
import dev.oser.lang.r.limit.SessionThread;
import dev.oser.lang.r.number.ScientificPenalty;
import dev.oser.lang.r.text.Collation;
import dev.oser.lang.r.value.ActiveBinding;
import dev.oser.lang.r.value.Assumptions;
import dev.oser.lang.r.value.Call;
import dev.oser.lang.r.value.Closure;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.FieldRules;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.LogicalVector;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Promise;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.invoke.VarHandle;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A session of R: its environments, options, streams, frames and handlers. */
public final class Runtime {
  private final Environment empty = Environment.empty(new Assumptions());
  private final Environment base = new Environment(empty);
  private final Environment global;
  private final Namespaces namespaces;
  private final Options options = new Options();
  private final Output output;
  private final Output errors;
  private final StandardInput input;
  private final List<String> arguments;
  private final Conditions conditions = new Conditions(this);
  private final Methods methods = new Methods(this, empty.assumptions());
  private final FormalMethods formalMethods = new FormalMethods(this);
  private final InnerCalls innerCalls = new InnerCalls();
  private final Interrupts interrupts = new Interrupts();
  private final Locales locales = new Locales();

  /** State that libraries in Java keep for this session, by their class. */
  private final Map<Class<?>, Object> extensions = new HashMap<>();

  private Path directory = Path.of("").toAbsolutePath();
  private Permissions permissions = Permissions.all();
  private long mostMemory = Long.MAX_VALUE;
  private boolean watched;
  private @Nullable Evaluator evaluator;
  private @Nullable Frame frame;
  private ConsoleInput consoleInput = new ConsoleInput.Nothing();
  private boolean sharesStreams;
  private boolean visible;
  private boolean quiet;
  private boolean debugging = System.getenv("OSER_DEBUG") != null;
  private @Nullable RuntimeException internalError;

  public Runtime(Output output, Output errors, InputStream input, List<String> arguments) {
    this.output = output;
    this.errors = errors;
    this.input = new StandardInput(this, input);
    this.arguments = List.copyOf(arguments);
    base.setName("base");
    global = new Environment(base);
    global.setName("R_GlobalEnv");
    namespaces = new Namespaces(base, global);
  }

  public void setEvaluator(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  public Evaluator evaluator() {
    requireLoud();
    if (evaluator == null) {
      throw new IllegalStateException("the session has not begun");
    }
    return evaluator;
  }

  public Environment empty() {
    return empty;
  }

  public Environment base() {
    return base;
  }

  public Environment global() {
    return global;
  }

  public Namespaces namespaces() {
    return namespaces;
  }

  /**
   * {@return where functions of the library are looked for, also those that programs cannot see}
   */
  public Environment library() {
    return namespaces.library();
  }

  public Options options() {
    return options;
  }

  public Locales locales() {
    return locales;
  }

  public Output output() {
    return output;
  }

  public Output errors() {
    return errors;
  }

  public InputStream input() {
    return input;
  }

  public void setConsoleInput(ConsoleInput lines) {
    consoleInput = lines;
  }

  /** {@return what {@code stdin()} reads} */
  public ConsoleInput consoleInput() {
    return consoleInput;
  }

  /** From now on programs that this one starts write to where this process does. */
  public void shareStreams() {
    sharesStreams = true;
  }

  /** {@return whether the streams of the session are those of the process} */
  public boolean sharesStreams() {
    return sharesStreams;
  }

  /** {@return where relative paths start} */
  public Path directory() {
    return directory;
  }

  public void setDirectory(Path directory) {
    this.directory = directory.toAbsolutePath();
  }

  /**
   * From now on the program may only change files in its directory, and start no processes: for
   * programs that nobody has read, such as those of a fuzzer.
   */
  public void confine() {
    permissions = Permissions.changingOnly(directory);
  }

  /** Says what the program may do from now on. */
  public void permit(Permissions given) {
    permissions = given;
  }

  public Permissions permissions() {
    return permissions;
  }

  /** From now on a host may stop what runs, also in code of libraries that are not ours. */
  public void setWatched() {
    watched = true;
  }

  /** From now on nothing that takes more than so many bytes can be made. */
  public void limitMemory(long bytes) {
    mostMemory = bytes;
  }

  /** Runs something in a thread with a stack for deep recursion, which polls ask. */
  public <T> T inThread(long stack, Callable<T> task) {
    return SessionThread.call(guard(), stack, () -> watched(task));
  }

  /** Runs something in this thread; if it is one of the session, it can be stopped there. */
  public <T> T watched(Callable<T> task) throws Exception {
    var before =
        interrupts.runIn(Thread.currentThread() instanceof SessionThread thread ? thread : null);
    int penalty = ScientificPenalty.here();
    var order = Collation.here();
    options.bind();
    locales.bind();
    try {
      return task.call();
    } finally {
      ScientificPenalty.set(penalty);
      Collation.set(order);
      interrupts.runIn(before);
    }
  }

  /** {@return what polls in threads of this session ask} */
  public Guard guard() {
    return new Guard() {
      @Override
      public boolean isWatching() {
        return watched;
      }

      @Override
      public void stop() {
        leaveIfInterrupted();
      }

      @Override
      public void allocate(long bytes) {
        if (bytes > mostMemory) {
          throw Memory.moreThan(mostMemory, bytes);
        }
      }
    };
  }

  /** {@return what {@code commandArgs()} gives} */
  public List<String> arguments() {
    return arguments;
  }

  public Conditions conditions() {
    return conditions;
  }

  public Methods methods() {
    return methods;
  }

  /** {@return classes and methods of S4} */
  public FormalMethods formalMethods() {
    return formalMethods;
  }

  public InnerCalls innerCalls() {
    return innerCalls;
  }

  /**
   * Adds frames of calls that R's own code makes; who does so sets the frame back.
   *
   * @param function what stands for the functions that are called
   */
  public void enter(List<Call> calls, Function function) {
    for (var call : calls) {
      var caller = frame == null ? global : frame.environment();
      frame = BuiltinFrame.of(call, function, global, caller, Args.NONE, frame);
    }
  }

  /** Adds a frame; who does so sets it back. */
  public void enter(Call call, Function function, Environment environment, Environment caller) {
    frame = BuiltinFrame.in(environment, call, function, caller, frame);
  }

  /** {@return the state that a library keeps for this session} */
  public <T> T extension(Class<T> type, Supplier<T> first) {
    return type.cast(extensions.computeIfAbsent(type, _ -> first.get()));
  }

  /** Ends what builtins keep for this session. */
  public void close() {
    for (var extension : extensions.values()) {
      if (extension instanceof Closeable closeable) {
        try {
          closeable.close();
        } catch (IOException e) {
          // Nobody is left to be told.
          continue;
        }
      }
    }
    extensions.clear();
  }

  /** {@return whether functions keep the text they were written in} */
  public boolean keepsSource() {
    return options.get("keep.source") instanceof LogicalVector keep
        && keep.length() == 1
        && keep.intAt(0) == 1;
  }

  public @Nullable Frame frame() {
    return frame;
  }

  /**
   * {@return the latest frame, for who looks from another thread} It and those before it may be
   * ended by now; one that has just begun may not yet say what is before it.
   */
  public @Nullable Frame seenFrame() {
    var seen = frame;
    VarHandle.acquireFence();
    return seen;
  }

  public void setFrame(@Nullable Frame frame) {
    this.frame = frame;
  }

  /**
   * Says whether a builtin runs for compiled code, which wants a value or nothing at all: running R
   * code, warning and looking at environments are refused then.
   */
  public void setQuiet(boolean quiet) {
    this.quiet = quiet;
  }

  boolean isQuiet() {
    return quiet;
  }

  /**
   * Whoever is about to do something that others notice comes here first.
   *
   * @throws Jump.Refused if a builtin is called quietly
   */
  void requireLoud() {
    if (quiet) {
      throw new Jump.Refused();
    }
  }

  public boolean isVisible() {
    return visible;
  }

  public void setVisible(boolean visible) {
    this.visible = visible;
  }

  /**
   * {@return the error for a builtin that stumbled instead of giving an answer or an error of R}
   *
   * <p>A program can handle it like any error, but a person sees it in any case, and {@code oser
   * fuzz r} counts it.
   */
  public RError internalError(String builtin, RuntimeException problem) {
    internalError = problem;
    output.flush();
    errors.println("oser: internal error in " + builtin + "(): " + problem);
    if (debugging) {
      var trace = new StringWriter();
      problem.printStackTrace(new PrintWriter(trace));
      errors.print(trace.toString());
    }
    return new RError(
        "internal error in "
            + builtin
            + "(): please report it, with what 'oser run --debug' adds to this");
  }

  /** Shows where in Java an internal error comes from, from now on. */
  public void debug() {
    debugging = true;
  }

  /** {@return what a builtin stumbled over last, or null} */
  public @Nullable RuntimeException internalError() {
    return internalError;
  }

  public Interrupts interrupts() {
    return interrupts;
  }

  /** Leaves for a handler or the top level if somebody has asked for it. */
  public void leaveIfInterrupted() {
    if (interrupts.isRequested()) {
      leave();
    }
  }

  private void leave() {
    var end = interrupts.end();
    if (end != null) {
      throw new Jump.Halt(end);
    }
    if (interrupts.take()) {
      conditions.interrupt();
    }
  }

  /**
   * Waits, with everything shown that was printed, until the time is over or somebody interrupts.
   */
  public void pause(long nanoseconds) {
    output.flush();
    interrupts.pause(nanoseconds);
    leaveIfInterrupted();
  }

  /** Forgets that somebody asked to stop what is no longer running. */
  public void clearInterrupt() {
    interrupts.take();
  }

  /** {@return the latest frame with this environment, or null} */
  public @Nullable Frame frameOf(Environment environment) {
    for (var f = frame; f != null; f = f.previous()) {
      if (f.runsIn(environment)) {
        return f;
      }
    }
    return null;
  }

  /** {@return the latest frame of a closure with this environment, or null} */
  public @Nullable Frame functionFrameOf(Environment environment) {
    for (var f = frame; f != null; f = f.previous()) {
      if (f.runsIn(environment) && f.function() instanceof Closure) {
        return f;
      }
    }
    return null;
  }

  /** {@return what a variable is bound to here or further out, or null; promises are not forced} */
  public static @Nullable Value find(Symbol symbol, Environment from) {
    for (var e = from; e != null; e = e.parent()) {
      var value = e.get(symbol);
      if (value != null) {
        return value;
      }
    }
    return null;
  }

  /** {@return the value of what a variable is bound to} */
  public Value valueOf(Value bound) {
    if (bound instanceof Promise promise) {
      return evaluator().force(promise);
    }
    return bound instanceof ActiveBinding active
        ? evaluator().call(active.function(), Args.NONE, Call.of(active.function()), global, null)
        : bound;
  }

  /** {@return the function of a name; what is not a function is skipped} */
  public Function function(Symbol symbol, Environment from) {
    var found = functionOrNull(symbol, from);
    if (found == null) {
      throw new RError("could not find function \"" + symbol.name() + "\"");
    }
    return found;
  }

  public @Nullable Function functionOrNull(Symbol symbol, Environment from) {
    for (var e = from; e != null; e = e.parent()) {
      var bound = e.get(symbol);
      if (bound == null) {
        continue;
      }
      if (bound instanceof Function function) {
        return function;
      }
      if (bound == Symbol.MISSING) {
        throw new RError("argument \"" + symbol.name() + "\" is missing, with no default");
      }
      if ((bound instanceof Promise || bound instanceof ActiveBinding)
          && valueOf(bound) instanceof Function function) {
        return function;
      }
    }
    return null;
  }

  /** Assigns as {@code <-} does in this environment, with respect to locks. */
  public void assign(Symbol symbol, Value value, Environment environment) {
    if (environment.isGuarded()) {
      var old = environment.get(symbol);
      if (environment.isBindingLocked(symbol)) {
        throw new RError("cannot change value of locked binding for '" + symbol.name() + "'");
      }
      if (old instanceof ActiveBinding active) {
        evaluator()
            .call(
                active.function(),
                Args.of(Promise.kept(Conditions.quoted(value), value)),
                Calls.shown(active.function(), Args.of(Conditions.quoted(value))),
                global,
                null);
        return;
      }
      if (environment.fieldRules() instanceof FieldRules rules) {
        checkField(rules.areUnknown() ? complete(environment, rules) : rules, symbol, value);
      }
      if (old == null && (environment == base || environment == namespaces.base())) {
        throw new RError("cannot add binding of '" + symbol.name() + "' to the base environment");
      }
      if (old == null && environment.isLocked()) {
        throw new RError("cannot add bindings to a locked environment");
      }
    } else if (environment == empty) {
      throw new RError("cannot assign values in the empty environment");
    }
    if (environment.get(symbol) != value) {
      value.own();
      environment.put(symbol, value);
    } else {
      environment.change(); // it may have been changed in place
    }
  }

  /** {@return the rules of an object that was read from a file, which gets its methods as well} */
  private FieldRules complete(Environment object, FieldRules unknown) {
    var completion = function(Symbol.of(".completeObject"), library());
    var arguments = Args.of(object);
    evaluator().call(completion, arguments, Calls.shown(completion, arguments), global, null);
    var rules = object.fieldRules();
    return rules == null ? unknown : rules;
  }

  private void checkField(FieldRules rules, Symbol field, Value value) {
    var wanted = rules.classOf(field);
    if (wanted != null && !formalMethods.classes().isInstance(value, wanted)) {
      throw new RError(
          "invalid assignment for reference class field ‘%s’, should be from class “%s” or a subclass (was class “%s”)"
              .formatted(field.name(), wanted, FormalClasses.label(value)),
          NullValue.NULL);
    }
    if (!rules.maySet(field)) {
      throw new RError(
          "invalid replacement: reference class field ‘" + field.name() + "’ is read-only",
          NullValue.NULL);
    }
  }

  /** Assigns as {@code <<-} does: where the variable is, or in the global environment. */
  public void assignOuter(Symbol symbol, Value value, Environment from) {
    for (var e = from; e != null; e = e.parent()) {
      if (e.get(symbol) != null) {
        assign(symbol, value, e);
        return;
      }
    }
    assign(symbol, value, global);
  }
}
