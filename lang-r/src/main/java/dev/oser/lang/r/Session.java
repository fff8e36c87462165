package dev.oser.lang.r;

import dev.oser.lang.r.builtin.BaseLibrary;
import dev.oser.lang.r.bytecode.Machine;
import dev.oser.lang.r.bytecode.Updates;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Output;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.syntax.ParseException;
import dev.oser.lang.r.syntax.Parser;
import dev.oser.lang.r.syntax.Source;
import dev.oser.lang.r.value.NullValue;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;

/** A session of R: it runs programs as {@code Rscript} does, or has a {@link Console}. */
public final class Session implements AutoCloseable {
  private static final int FAILED = 1;

  private final Runtime runtime;
  private final TopLevel top;

  /**
   * Makes a session with these streams.
   *
   * @param arguments what {@code commandArgs()} gives
   */
  public Session(
      InputStream input, OutputStream output, OutputStream errors, List<String> arguments) {
    this(input, output, errors, arguments, Updates.IN_PLACE);
  }

  /** Makes a session that changes variables in a certain way, for tests. */
  public Session(
      InputStream input,
      OutputStream output,
      OutputStream errors,
      List<String> arguments,
      Updates updates) {
    var standard = new Output(output);
    runtime = new Runtime(standard, standard.messages(errors), input, arguments);
    runtime.setEvaluator(new Machine(runtime, updates));
    BaseLibrary.load(runtime);
    top = new TopLevel(runtime);
  }

  public Runtime runtime() {
    return runtime;
  }

  /** Ends it: its temporary files are gone. */
  @Override
  public void close() {
    runtime.close();
  }

  /** {@return where a person talks to this session} */
  public Console console() {
    return new Console(runtime, top);
  }

  /** Stops what is running; from any thread. {@return whether it answered all earlier requests} */
  public boolean interrupt() {
    return runtime.interrupts().request();
  }

  /** Runs a program. {@return the exit status} */
  public int run(Source source) {
    return DeepThread.run(
        () -> {
          try {
            return statements(source);
          } catch (Jump.Quit quit) {
            return quit.status();
          } catch (Jump.Interrupt interrupt) {
            return halt();
          } finally {
            runtime.output().flush();
          }
        });
  }

  private int statements(Source source) {
    var parser = new Parser(source);
    int warned = 0;
    while (true) {
      try {
        var statement = parser.next();
        for (; warned < parser.warnings().size(); warned++) {
          runtime.conditions().warning(parser.warnings().get(warned), NullValue.NULL);
        }
        if (statement == null) {
          return 0;
        }
        if (!top.evaluate(statement.node())) {
          return halt();
        }
      } catch (ParseException e) {
        top.reject(e);
        return halt();
      }
    }
  }

  private int halt() {
    runtime.errors().print("Execution halted\n");
    return FAILED;
  }
}
