package dev.oser.lang.r;

import dev.oser.lang.r.builtin.BaseLibrary;
import dev.oser.lang.r.bytecode.Machine;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Messages;
import dev.oser.lang.r.runtime.Output;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.show.Printer;
import dev.oser.lang.r.syntax.ParseException;
import dev.oser.lang.r.syntax.Parser;
import dev.oser.lang.r.syntax.Source;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;

/** A session of R that runs programs as {@code Rscript} does. */
public final class Session {
  /** Deep recursion in R is deep recursion in Java; only what is used of this is taken. */
  private static final long STACK = 1L << 30;

  private static final int FAILED = 1;

  private final Runtime runtime;

  /**
   * Makes a session with these streams.
   *
   * @param arguments what {@code commandArgs()} gives
   */
  public Session(
      InputStream input, OutputStream output, OutputStream errors, List<String> arguments) {
    runtime = new Runtime(new Output(output), new Output(errors), input, arguments);
    runtime.setEvaluator(new Machine(runtime));
    BaseLibrary.load(runtime);
  }

  public Runtime runtime() {
    return runtime;
  }

  /** Runs a program. {@return the exit status} */
  public int run(Source source) {
    var status = new int[] {FAILED};
    var failure = new Throwable[1];
    var thread =
        new Thread(
            null,
            () -> {
              try {
                status[0] = runHere(source);
              } catch (Throwable e) {
                failure[0] = e;
              }
            },
            "oser-r",
            STACK);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
    switch (failure[0]) {
      case null -> {}
      case RuntimeException problem -> throw problem;
      case Error problem -> throw problem;
      default -> throw new IllegalStateException(failure[0]);
    }
    return status[0];
  }

  private int runHere(Source source) {
    try {
      return statements(source);
    } catch (Jump.Quit quit) {
      return quit.status();
    } finally {
      runtime.output().flush();
      runtime.errors().flush();
    }
  }

  private int statements(Source source) {
    var parser = new Parser(source);
    while (true) {
      try {
        var statement = parser.next();
        if (statement == null) {
          return 0;
        }
        runtime.setVisible(true);
        var value = runtime.evaluator().eval(Language.of(statement.node()), runtime.global());
        if (runtime.isVisible()) {
          value.share();
          Printer.show(runtime, value);
        }
        runtime.conditions().showDeferred();
      } catch (ParseException e) {
        return fail(e.consoleMessage() + "\n");
      } catch (RError e) {
        var call = e.call();
        return fail(
            e.condition() != null
                ? ""
                : Messages.error(e.message(), call == null ? NullValue.NULL : call));
      } catch (Jump.Return | Jump.Loop | Jump.Handle | Jump.Restarted e) {
        return fail("Error: no function to return from, jumping to top level\n");
      } catch (StackOverflowError e) {
        return fail("Error: C stack usage is too close to the limit\n");
      }
    }
  }

  private int fail(String message) {
    runtime.output().flush();
    runtime.errors().print(message);
    runtime.errors().print("Execution halted\n");
    return FAILED;
  }
}
