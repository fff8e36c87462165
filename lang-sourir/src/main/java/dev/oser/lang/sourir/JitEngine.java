package dev.oser.lang.sourir;

import dev.oser.kit.event.Events;
import dev.oser.kit.event.FlightRecorderSink;
import dev.oser.kit.ir.OpFamily;
import dev.oser.kit.runtime.DeepStack;
import dev.oser.kit.runtime.Trap;
import dev.oser.lang.sourir.interp.Cancelled;
import dev.oser.lang.sourir.interp.ResolvedProgram;
import dev.oser.lang.sourir.jit.Jit;
import dev.oser.lang.sourir.jit.JitOptions;
import dev.oser.lang.sourir.jit.SourirOps;
import dev.oser.lang.sourir.runtime.Operators;
import dev.oser.lang.sourir.runtime.ProgramStop;
import dev.oser.lang.sourir.runtime.Stuck;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.run.Outcome;
import dev.oser.models.sourir.run.Speculation;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.concurrent.FutureTask;

/**
 * The interpreter and the compiler together. A program runs in a thread with a stack large enough
 * for calls as deep as the model allows, whoever runs them.
 */
public final class JitEngine implements Engine {
  private static final long STACK = 2L << 30;
  private static final long FLUSH_MILLIS = 200;

  private final JitOptions options;
  private final Events events;

  /** An engine that tells everything that happens to code. */
  public JitEngine(JitOptions options, Events events) {
    this.options = options;
    this.events = events;
    if (FlightRecorderSink.isRecording()) {
      events.listen(new FlightRecorderSink());
    }
  }

  /** {@return the ops that programs are compiled to, beyond the kit's; the reference lists them} */
  public static OpFamily ops() {
    var nothing = Source.read("nothing.sou", " stop 0\n").program();
    var nowhere =
        new StreamConsole(
            InputStream.nullInputStream(), new PrintStream(OutputStream.nullOutputStream()));
    return new SourirOps(new ResolvedProgram(nothing, nowhere, Speculation.PLAIN));
  }

  @Override
  public Ending run(Program program, Console console, Speculation speculation) {
    var resolved = new ResolvedProgram(program, console, speculation);
    try (var jit = new Jit(resolved, options, events)) {
      var task = new FutureTask<>(() -> run(resolved));
      await(DeepStack.start("oser-program", STACK, task), jit, console);
      var assumptions = resolved.assumptions();
      return new Ending(result(task), assumptions.run(), assumptions.failed());
    }
  }

  /** Waits, so that an endless silent loop does not hide what came before it. */
  private static void await(Thread thread, Jit jit, Console console) {
    boolean isInterrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join(FLUSH_MILLIS);
      } catch (InterruptedException e) {
        isInterrupted = true;
        jit.cancel();
      }
      console.flush();
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** {@return how it ended; a mistake of ours is passed on} */
  private static Outcome result(FutureTask<Outcome> ended) {
    try {
      return ended.resultNow();
    } catch (IllegalStateException e) {
      throw new IllegalStateException("a bug, please report", ended.exceptionNow());
    }
  }

  private static Outcome run(ResolvedProgram program) {
    try {
      var result = program.main().call(0, new Object[0]);
      return new Outcome.Stopped(Operators.status(result));
    } catch (ProgramStop stop) {
      return new Outcome.Stopped(stop.status());
    } catch (Stuck stuck) {
      return stuck.outcome();
    } catch (Cancelled cancelled) {
      return new Outcome.Unfinished();
    } catch (StackOverflowError e) {
      return Stuck.tooDeep().outcome();
    } catch (OutOfMemoryError e) {
      return Stuck.outOfMemory().outcome();
    } catch (Trap trap) {
      return switch (trap.kind()) {
        case STACK_OVERFLOW -> Stuck.tooDeep().outcome();
        case OUT_OF_MEMORY -> Stuck.outOfMemory().outcome();
        default -> throw trap;
      };
    }
  }
}
