package dev.oser.lang.r;

import dev.oser.kit.ir.OpFamily;
import dev.oser.lang.r.builtin.BaseLibrary;
import dev.oser.lang.r.bytecode.CodeListing;
import dev.oser.lang.r.bytecode.Machine;
import dev.oser.lang.r.bytecode.Stops;
import dev.oser.lang.r.jit.Jit;
import dev.oser.lang.r.jit.JitOptions;
import dev.oser.lang.r.jit.ROps;
import dev.oser.lang.r.profile.Sampler;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Output;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.runtime.Updates;
import dev.oser.lang.r.syntax.Source;
import dev.oser.lang.r.value.Value;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A session of R: it runs programs as {@code Rscript} does, or has a {@link Console}. */
public final class Session implements AutoCloseable {
  /** Recursion in R is recursion in Java. */
  static final long STACK = 1L << 30;

  private final Runtime runtime;
  private final Machine machine;
  private final TopLevel top;
  private final @Nullable Jit jit;
  private volatile @Nullable Batch program;

  /**
   * Makes a session with these streams.
   *
   * @param arguments what {@code commandArgs()} gives
   */
  public Session(
      InputStream input, OutputStream output, OutputStream errors, List<String> arguments) {
    this(input, output, errors, arguments, Updates.IN_PLACE, JitOptions.usual());
  }

  /** Makes a session that interprets, and changes variables in a certain way, for tests. */
  public Session(
      InputStream input,
      OutputStream output,
      OutputStream errors,
      List<String> arguments,
      Updates updates) {
    this(input, output, errors, arguments, updates, null);
  }

  /**
   * Makes a session.
   *
   * @param compiling how it compiles what is hot; null to interpret
   */
  public Session(
      InputStream input,
      OutputStream output,
      OutputStream errors,
      List<String> arguments,
      Updates updates,
      @Nullable JitOptions compiling) {
    var standard = new Output(output);
    runtime = new Runtime(standard, standard.messages(errors), input, arguments);
    machine = new Machine(runtime, updates);
    runtime.setEvaluator(machine);
    BaseLibrary.load(runtime);
    top = new TopLevel(runtime);
    jit = compiling == null ? null : new Jit(machine.steps(), compiling);
  }

  public Runtime runtime() {
    return runtime;
  }

  /** {@return the ops of compiled R, for documentation} */
  public static OpFamily ops() {
    var session =
        new Session(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream(),
            List.of("R"),
            Updates.IN_PLACE);
    return new ROps(session.machine.steps());
  }

  /** {@return what compiles for this session, or null} */
  public @Nullable Jit jit() {
    return jit;
  }

  /** Looks from now on which functions are active, until the sampler is closed. */
  public Sampler sample() {
    return Sampler.start(
        runtime,
        () -> {
          var batch = program;
          return batch == null ? null : batch.running();
        });
  }

  /** {@return all code that is made of the program from now on} */
  public CodeListing list() {
    return machine.list();
  }

  /** Shows the operands of what is running; from any thread, so not exactly. */
  public void eachOperand(Consumer<Value> action) {
    machine.eachOperand(action);
  }

  /** Stops the interpreter at its instructions from now on, for tests. */
  public void stopAt(Stops places) {
    machine.stopAt(places);
  }

  /** Ends it: its temporary files are gone. */
  @Override
  public void close() {
    if (jit != null) {
      jit.close();
    }
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
    return run(source, false);
  }

  /** Runs a program and shows its lines, as at a terminal. {@return the exit status} */
  public int runWithEcho(Source source) {
    return run(source, true);
  }

  private int run(Source source, boolean echo) {
    return runtime.inThread(
        STACK,
        () -> {
          var batch = new Batch(runtime, top, source, echo);
          runtime.setConsoleInput(batch);
          program = batch;
          try {
            return batch.run();
          } catch (Jump.Quit quit) {
            return quit.status();
          } catch (Jump.Interrupt interrupt) {
            return batch.halt();
          } finally {
            program = null;
            runtime.output().flush();
          }
        });
  }
}
