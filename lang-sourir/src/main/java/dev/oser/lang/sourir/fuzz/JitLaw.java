package dev.oser.lang.sourir.fuzz;

import dev.oser.kit.event.Event;
import dev.oser.kit.event.Events;
import dev.oser.kit.tier.TierPolicy;
import dev.oser.lang.sourir.Console;
import dev.oser.lang.sourir.Engine;
import dev.oser.lang.sourir.JitEngine;
import dev.oser.lang.sourir.jit.JitOptions;
import dev.oser.lang.sourir.opt.Optimizer;
import dev.oser.lang.sourir.stress.Stress;
import dev.oser.models.Check;
import dev.oser.models.sourir.Program;
import dev.oser.models.sourir.run.Outcome;
import dev.oser.models.sourir.run.Recording;
import dev.oser.models.sourir.run.Speculation;
import dev.oser.models.sourir.run.Trace;
import dev.oser.models.sourir.text.Printer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The law: the compiler shows exactly what the model shows, to the words of errors. Each assume is
 * made to fail at its first, a middle and a random occurrence in both; in the compiled code, so are
 * the compiler's own checks. Everything is compiled as early as possible, or after a few turns.
 */
final class JitLaw implements Check<FuzzCase> {
  private static final long FUEL = 20_000;
  private static final long PATIENCE_SECONDS = 60;
  private static final TierPolicy SOON = new TierPolicy(2, 3, 3, 3, 40, 20_000, false);

  private final JitOptions options;
  private final AtomicLong left = new AtomicLong();

  JitLaw(JitOptions options) {
    this.options = options;
  }

  /** {@return how often compiled code was left so far} */
  long deoptimizations() {
    return left.get();
  }

  /** Programs that lie are run as they are: the compiler must do what the text says. */
  @Override
  public @Nullable String violation(FuzzCase subject) {
    Program program;
    try {
      program = Optimizer.run(subject.program(), subject.passes(), false).program();
    } catch (RuntimeException e) {
      return "optimising failed: " + e;
    }
    return violation(program, subject.input(), program.hashCode());
  }

  private @Nullable String violation(Program program, List<String> input, long seed) {
    var random = new Random(seed);
    var occurrences = new LinkedHashMap<Speculation.Site, List<Long>>();
    Speculation watching =
        (site, occurrence) -> {
          occurrences.computeIfAbsent(site, _ -> new ArrayList<>()).add(occurrence);
          return false;
        };
    var plain = Recording.run(program, input, watching, FUEL);
    if (plain.trace().outcome() instanceof Outcome.Unfinished) {
      return null;
    }
    var eager = options.with(TierPolicy.EAGER);
    var soon = options.with(SOON);
    var runs = new ArrayList<Run>();
    runs.add(new Run(() -> Speculation.PLAIN, eager, ""));
    runs.add(new Run(() -> Speculation.PLAIN, soon.withDeoptless(true), " with deoptless"));
    var failing = eager.failing(() -> random.nextInt(6) == 0);
    runs.add(new Run(() -> Speculation.PLAIN, failing, " with checks that fail"));
    for (var times : occurrences.values()) {
      var chosen = new TreeSet<Long>();
      chosen.add(times.getFirst());
      chosen.add(times.get(times.size() / 2));
      chosen.add(times.get(random.nextInt(times.size())));
      for (long occurrence : chosen) {
        var how = " with assume number " + occurrence + " failing";
        var when = occurrence % 2 == 0 ? eager : soon;
        runs.add(new Run(() -> Speculation.failingAt(occurrence), when, how));
      }
    }
    if (!occurrences.isEmpty()) {
      runs.add(new Run(new Stress.All()::speculation, soon, " with --stress all"));
    }
    return runs.stream()
        .map(run -> compare(program, input, run))
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /** {@return what the engine answers, or null if it takes far too long} */
  private static Engine.@Nullable Ending patiently(Callable<Engine.Ending> engine) {
    var task = new FutureTask<>(engine);
    Thread.ofPlatform().daemon().start(task);
    try {
      return task.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      task.cancel(true);
      return null;
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException(cause(e));
    }
  }

  private static Throwable cause(Throwable thrown) {
    return thrown.getCause() == null ? thrown : thrown.getCause();
  }

  /** A way to run a program; each engine gets a speculation of its own. */
  private record Run(Supplier<Speculation> speculation, JitOptions options, String how) {}

  private @Nullable String compare(Program program, List<String> input, Run run) {
    var expected = Recording.run(program, input, run.speculation.get(), FUEL);
    if (expected.trace().outcome() instanceof Outcome.Unfinished) {
      return null;
    }
    var events = new Events();
    var bug = new AtomicReference<@Nullable String>();
    events.listen(
        event -> {
          switch (event) {
            case Event.Deoptimised _ -> left.incrementAndGet();
            case Event.NotCompiled(var code, var reason) when reason.contains("bug") ->
                bug.set(code + ": " + reason);
            default -> {}
          }
        });
    var world = new Recording(input);
    Trace actual;
    try {
      var ending =
          patiently(
              () ->
                  new JitEngine(run.options, events)
                      .run(program, Console.of(world), run.speculation.get()));
      if (ending == null) {
        return "the compiler's code does not end" + run.how + " in\n" + Printer.print(program);
      }
      actual = new Trace(world.actions(), ending.outcome());
      if (ending.deoptimizations() != expected.deoptimizations()) {
        return "the model deoptimised "
            + expected.deoptimizations()
            + " times, the compiler "
            + ending.deoptimizations()
            + run.how
            + " in\n"
            + Printer.print(program);
      }
    } catch (RuntimeException | Error e) {
      return "the compiler's code failed with "
          + cause(e)
          + run.how
          + " in\n"
          + Printer.print(program);
    }
    if (bug.get() != null) {
      return bug.get() + " in\n" + Printer.print(program);
    }
    return actual.equals(expected.trace())
        ? null
        : "the model shows "
            + expected.trace()
            + "\nthe compiler "
            + actual
            + run.how
            + " in\n"
            + Printer.print(program);
  }
}
