package dev.oser.lang.r.embed;

import dev.oser.lang.r.runtime.Args;
import dev.oser.lang.r.runtime.Calls;
import dev.oser.lang.r.runtime.Conditions;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.show.Printer;
import dev.oser.lang.r.syntax.Parser;
import dev.oser.lang.r.syntax.Source;
import dev.oser.lang.r.value.Environment;
import dev.oser.lang.r.value.Function;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A session of R in a Java program. What it may do, and how much, its {@link SessionBuilder} says.
 * It may be used by many threads, one after the other; sessions do not see each other.
 */
public final class Session implements AutoCloseable {
  private final dev.oser.lang.r.Session session;
  private final Runtime runtime;
  private final Evaluation evaluation;
  private final Host host;
  private final ToJava toJava = new ToJava(this);
  private final @Nullable ByteArrayOutputStream captured;
  private final List<String> warnings = new ArrayList<>();

  Session(SessionBuilder builder) {
    var account = new LimitedOutput.Account(builder.limits.output());
    var own = new ByteArrayOutputStream();
    captured = builder.output == null ? own : null;
    var output = Objects.requireNonNullElse(builder.output, own);
    var errors = Objects.requireNonNullElse(builder.errors, output);
    session =
        new dev.oser.lang.r.Session(
            builder.input,
            new LimitedOutput(output, account),
            new LimitedOutput(errors, account),
            builder.arguments);
    runtime = session.runtime();
    account.stop(runtime.interrupts());
    runtime.setDirectory(builder.directory);
    runtime.permit(builder.permissions());
    runtime.setWatched();
    runtime.limitMemory(builder.limits.memory());
    runtime.options().limitExpressions(builder.limits.depth());
    runtime.conditions().setSilent();
    host = new Host(this, List.copyOf(builder.exposed));
    evaluation = new Evaluation(session, builder.limits, account, host, this::collectWarnings);
    builder.functions.forEach(
        (name, function) -> runtime.global().put(Symbol.of(name), host.function(name, function)));
  }

  /** {@return what makes sessions; without another word they may do nothing but compute} */
  public static SessionBuilder builder() {
    return new SessionBuilder();
  }

  /** {@return a session that may do nothing but compute, without limits} */
  public static Session open() {
    return builder().build();
  }

  /**
   * Evaluates a program.
   *
   * @return the value of its last statement; nothing is printed that the program does not print
   * @throws RException if it ends with an error of R
   * @throws LimitException if it wants more than it may have
   * @throws java.util.concurrent.CancellationException if somebody cancels it
   */
  public RValue eval(String program) {
    return wrap(evaluation.run(() -> evaluate(program, runtime.global(), false)));
  }

  /**
   * Reads a program without running it.
   *
   * @throws RException if it is none
   */
  public void check(String program) {
    evaluation.run(
        () -> {
          Parser.parse(source(program));
          return NullValue.NULL;
        });
  }

  private static Source source(String program) {
    return Source.ofText(program.endsWith("\n") ? program : program + "\n");
  }

  /** Runs a program and prints the values of its statements as {@code Rscript} does. */
  public void run(String program) {
    evaluation.run(() -> evaluate(program, runtime.global(), true));
  }

  private Value evaluate(String program, Environment environment, boolean printing) {
    Value last = NullValue.NULL;
    var parser = new Parser(source(program));
    for (var next = parser.next(); next != null; next = parser.next()) {
      runtime.setVisible(true);
      last = runtime.evaluator().eval(Language.of(next.node()), environment);
      last.share();
      if (printing && runtime.isVisible()) {
        Printer.show(runtime, last);
      }
    }
    return last;
  }

  /**
   * Assigns to a variable. The value is any that {@link RValue#as} could give, or an exposed one.
   */
  public void set(String name, @Nullable Object value) {
    evaluation.run(
        () -> {
          runtime.assign(Symbol.of(name), fromJava(value), runtime.global());
          return NullValue.NULL;
        });
  }

  /** {@return the value of a global variable, if there is one} */
  public Optional<RValue> get(String name) {
    var found =
        evaluation.run(
            () -> {
              var bound = runtime.global().get(Symbol.of(name));
              return bound == null ? Symbol.MISSING : runtime.valueOf(bound);
            });
    return found == Symbol.MISSING ? Optional.empty() : Optional.of(wrap(found));
  }

  /** {@return the names of global variables} */
  public List<String> names() {
    var names = new ArrayList<String>();
    evaluation.run(
        () -> {
          runtime.global().names().forEach(name -> names.add(name.name()));
          return NullValue.NULL;
        });
    return names;
  }

  /** Removes a global variable. */
  public void remove(String name) {
    evaluation.run(
        () -> {
          runtime.global().remove(Symbol.of(name));
          return NullValue.NULL;
        });
  }

  /** Evaluates with these variables, and writes back what they are afterwards. */
  public RValue eval(String program, Map<String, @Nullable Object> variables) {
    var environment = new Environment(runtime.global());
    return wrap(
        evaluation.run(
            () -> {
              variables.forEach(
                  (name, value) -> runtime.assign(Symbol.of(name), fromJava(value), environment));
              var result = evaluate(program, environment, false);
              for (var name : environment.names()) {
                var bound = environment.get(name);
                if (bound != null) {
                  variables.put(name.name(), toJava.convert(bound, Object.class));
                }
              }
              return result;
            }));
  }

  /** {@return a function as an interface with one abstract method, such as DoubleUnaryOperator} */
  public <T> T function(String program, Class<T> type) {
    return eval(program).as(type);
  }

  /** {@return an interface whose methods are the functions of the same names} */
  public <T> T functions(Class<T> type) {
    return type.cast(
        Proxies.of(
            type,
            method ->
                get(method.getName())
                    .orElseThrow(
                        () -> new IllegalStateException("R has no '" + method.getName() + "'"))));
  }

  /** Calls a function. */
  RValue call(RValue function, @Nullable Object... arguments) {
    if (!(function.value() instanceof Function called) || function.session() != this) {
      throw new IllegalArgumentException("not a function of this session");
    }
    return wrap(
        evaluation.run(
            () -> {
              var values = new Value[arguments.length];
              for (int i = 0; i < values.length; i++) {
                values[i] = fromJava(arguments[i]);
              }
              var given = Args.of(values);
              return runtime
                  .evaluator()
                  .call(called, given, Calls.shown("FUN", given), runtime.global(), null);
            }));
  }

  /** Stops what is running, for good; from any thread. Its caller gets a CancellationException. */
  public void cancel() {
    evaluation.cancel();
  }

  /** {@return the warnings since this was asked last, each as R words it} */
  public List<String> takeWarnings() {
    synchronized (warnings) {
      var all = List.copyOf(warnings);
      warnings.clear();
      return all;
    }
  }

  private void collectWarnings(List<Conditions.Warning> more) {
    synchronized (warnings) {
      more.forEach(warning -> warnings.add(warning.message()));
    }
  }

  /** {@return what was printed since this was asked last, if no stream was given for it} */
  public String takeOutput() {
    if (captured == null) {
      throw new IllegalStateException("the output of this session goes to a stream");
    }
    var text = captured.toString(StandardCharsets.UTF_8);
    captured.reset();
    return text;
  }

  /** Ends the session; what is running is cancelled. */
  @Override
  public void close() {
    evaluation.close();
  }

  // ---- For the other classes of this package and for javax.script. ----

  ToJava toJava() {
    return toJava;
  }

  RValue wrap(Value value) {
    return new RValue(this, value);
  }

  Value fromJava(@Nullable Object object) {
    return FromJava.value(object, host::object);
  }

  Object proxy(Function function, Class<?> type) {
    return Proxies.of(wrap(function), type);
  }

  Environment emptyEnvironment() {
    return runtime.empty();
  }

  String printed(Value value) {
    var text = new StringBuilder();
    evaluation.run(
        () -> {
          runtime.output().beginCapture();
          try {
            Printer.show(runtime, value);
          } finally {
            text.append(runtime.output().endCapture());
          }
          return NullValue.NULL;
        });
    return text.toString();
  }
}
