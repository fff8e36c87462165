package dev.oser.lang.r.embed;

import dev.oser.lang.r.limit.Guard;
import dev.oser.lang.r.limit.SessionThread;
import dev.oser.lang.r.runtime.Conditions;
import dev.oser.lang.r.runtime.Footprint;
import dev.oser.lang.r.runtime.Jump;
import dev.oser.lang.r.runtime.Runtime;
import dev.oser.lang.r.syntax.ParseException;
import dev.oser.lang.r.value.Language;
import dev.oser.lang.r.value.NullValue;
import dev.oser.lang.r.value.RError;
import dev.oser.lang.r.value.StringVector;
import dev.oser.lang.r.value.Symbol;
import dev.oser.lang.r.value.Value;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs what a session is asked to, one thing after the other, in a thread of the session with a
 * large stack, which is gone when it has nothing to do for a while.
 */
final class Evaluation implements AutoCloseable {
  /** Enough for the depth that R allows; only what is used of it is taken. */
  private static final long STACK = 512L << 20;

  private final dev.oser.lang.r.Session session;
  private final Runtime runtime;
  private final Limits limits;
  private final LimitedOutput.Account account;
  private final Host host;
  private final Consumer<List<Conditions.Warning>> warnings;
  private final Guard guard;
  private final ThreadPoolExecutor threads;

  /** How many evaluations are running inside each other. */
  private int depth;

  Evaluation(
      dev.oser.lang.r.Session session,
      Limits limits,
      LimitedOutput.Account account,
      Host host,
      Consumer<List<Conditions.Warning>> warnings) {
    this.session = session;
    this.runtime = session.runtime();
    this.limits = limits;
    this.account = account;
    this.host = host;
    this.warnings = warnings;
    this.guard = runtime.guard();
    threads =
        new ThreadPoolExecutor(
            1,
            1,
            1,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            task -> new SessionThread(guard, STACK, task));
    threads.allowCoreThreadTimeOut(true);
  }

  /** Runs something and waits for it. */
  Value run(Supplier<Value> action) {
    if (Thread.currentThread() instanceof SessionThread thread && thread.isOf(guard)) {
      // A function of Java that R called calls R.
      return inside(action);
    }
    Future<Value> future;
    try {
      future = threads.submit(() -> runtime.watched(() -> inside(action)));
    } catch (RejectedExecutionException e) {
      throw new IllegalStateException("the session is closed", e);
    }
    return await(future);
  }

  private Value await(Future<Value> future) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return future.get();
        } catch (InterruptedException e) {
          // Who no longer wants to wait does not want it to go on either.
          interrupted = true;
          cancel();
        }
      }
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case RuntimeException problem -> throw problem;
        case Error problem -> throw problem;
        case null, default -> throw new IllegalStateException(e);
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private Value inside(Supplier<Value> action) {
    if (isInner()) {
      return innermost(action);
    }
    account.begin();
    int diversions = runtime.output().diversions();
    try (var _ = limits.needsWatch() ? watch() : null) {
      return attempt(action);
    } finally {
      warnings.accept(runtime.conditions().takeWarnings());
      reset(diversions);
      leave();
    }
  }

  /** Handlers of the program around it are not those of what Java asks R for. */
  private Value innermost(Supplier<Value> action) {
    var frame = runtime.frame();
    var handlers = runtime.conditions().handlers();
    var restarts = runtime.conditions().restarts();
    runtime.conditions().setHandlers(null);
    try {
      return attempt(action);
    } finally {
      runtime.setFrame(frame);
      runtime.conditions().setHandlers(handlers);
      runtime.conditions().setRestarts(restarts);
      leave();
    }
  }

  private Watch watch() {
    return new Watch(
        limits,
        runtime.interrupts(),
        (enough, late) -> Footprint.of(runtime, session::eachOperand, enough, late));
  }

  /** What was stopped in the middle has left things as they were. */
  private void reset(int diversions) {
    runtime.setFrame(null);
    runtime.conditions().setHandlers(null);
    runtime.conditions().setRestarts(null);
    while (runtime.output().diversions() > diversions && runtime.interrupts().isEnded()) {
      runtime.output().endDiversion();
    }
    runtime.output().flush();
  }

  private synchronized boolean isInner() {
    return depth++ > 0;
  }

  private synchronized void leave() {
    if (--depth == 0) {
      runtime.interrupts().forget();
    }
  }

  /** Stops what is running, if anything is. */
  synchronized void cancel() {
    if (depth > 0) {
      runtime.interrupts().halt(new CancellationException("the program was cancelled"));
    }
  }

  private Value attempt(Supplier<Value> action) {
    try {
      return ended(action);
    } catch (Jump.Halt halt) {
      throw halt.reason();
    }
  }

  /** To say what went wrong may take too long, too. */
  private Value ended(Supplier<Value> action) {
    try {
      return action.get();
    } catch (Jump.Halt halt) {
      throw halt;
    } catch (Jump.Quit quit) {
      threads.shutdown();
      throw new QuitException(quit.status());
    } catch (Jump.Interrupt interrupt) {
      throw new CancellationException("the program was interrupted");
    } catch (Jump jump) {
      throw error("no function to return from, jumping to top level", NullValue.NULL, null);
    } catch (ParseException e) {
      throw error(e.message(), NullValue.NULL, null);
    } catch (RError e) {
      var call = e.call();
      throw error(e.message(), call == null ? NullValue.NULL : call, e.condition());
    } catch (StackOverflowError e) {
      throw error("evaluation nested too deeply: C stack usage", NullValue.NULL, null);
    } catch (OutOfMemoryError e) {
      throw new LimitException(Limit.MEMORY, "the JVM has no memory left for the program");
    }
  }

  private RException error(String message, Value call, @Nullable Value condition) {
    var classes =
        condition != null && condition.attribute(Symbol.CLASS) instanceof StringVector known
            ? List.of(known.toArray())
            : List.of("simpleError", "error", "condition");
    var traceback =
        condition == null
            ? List.<String>of()
            : runtime.conditions().traceback().stream().map(Evaluation::shown).toList();
    return new RException(
        message,
        call == NullValue.NULL ? null : shown(call),
        classes,
        traceback,
        host.failure(message));
  }

  private static String shown(Value call) {
    return String.join("\n", Language.shown(call));
  }

  /** Ends what is running and everything that waits. */
  @Override
  public void close() {
    cancel();
    threads.shutdown();
    try {
      if (!threads.awaitTermination(10, TimeUnit.SECONDS)) {
        threads.shutdownNow();
      }
    } catch (InterruptedException e) {
      threads.shutdownNow();
      Thread.currentThread().interrupt();
    }
    session.close();
  }
}
