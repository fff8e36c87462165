package dev.oser.cli;

import dev.oser.kit.fuzz.TextReducer;
import dev.oser.kit.report.Result;
import dev.oser.lang.r.fuzz.AcceptedDifferences;
import dev.oser.lang.r.fuzz.Difference;
import dev.oser.lang.r.fuzz.GnuComparison;
import dev.oser.lang.r.fuzz.SessionRunner;
import dev.oser.lang.r.runtime.Directories;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;

/** Compares many scripts with GNU R, in as many threads as there are processors. */
final class GnuFuzzing {
  private static final double SECONDS = 3;
  private static final int CHUNK = 1000;

  private final Streams streams;
  private final FuzzOptions options;
  private final AcceptedDifferences accepted;
  private final SessionRunner runner;
  private final List<String> differences = new ArrayList<>();
  private final List<String> internalErrors = new ArrayList<>();
  private final Map<String, Integer> reasons = new TreeMap<>();
  private final AtomicLong next = new AtomicLong();
  private long unfinished;

  GnuFuzzing(
      Streams streams, FuzzOptions options, AcceptedDifferences accepted, SessionRunner runner) {
    this.streams = streams;
    this.options = options;
    this.accepted = accepted;
    this.runner = runner;
  }

  /** Compares scripts. {@return the exit status} */
  int run(LongFunction<String> source, long count) {
    var workers = new ArrayList<Thread>();
    for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
      workers.add(Thread.ofPlatform().start(() -> work(source, count)));
    }
    for (var worker : workers) {
      try {
        worker.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return ExitCode.FAILED;
      }
    }
    reasons.forEach((reason, times) -> streams.out().println(times + " accepted: " + reason));
    options.publish(
        Result.named("fuzz-r-gnu")
            .with("scripts", count)
            .with("differences", differences.size())
            .with("accepted", reasons.values().stream().mapToInt(Integer::intValue).sum())
            .with("internal_errors", internalErrors.size())
            .with("unfinished", unfinished)
            .withDetail("found", differences)
            .withDetail("failed", internalErrors),
        streams);
    return differences.isEmpty() && internalErrors.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }

  private void work(LongFunction<String> source, long count) {
    var directory = Directories.empty();
    try (var comparison = new GnuComparison(directory, SECONDS, runner)) {
      for (long i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
        look(comparison, source.apply(i), options.seed() + i);
        if ((i + 1) % CHUNK == 0 && i + 1 < count) {
          streams
              .err()
              .println(
                  (i + 1) + " of " + count + " scripts, " + differences.size() + " differences");
        }
      }
    } finally {
      Directories.discard(directory);
    }
  }

  private void look(GnuComparison comparison, String script, long seed) {
    var answer = comparison.run(script);
    if (!answer.oser().isFine()) {
      note(internalErrors, "seed " + seed + ": " + answer.oser().detail() + "\n" + script);
      return;
    }
    if (!answer.isComparable()) {
      synchronized (this) {
        unfinished++;
      }
      return;
    }
    var found = answer.difference();
    if (found.isEmpty() || isAccepted(found.get())) {
      return;
    }
    var reduced = TextReducer.reduce(script, part -> shows(comparison, part, found.get()));
    var shown = comparison.run(reduced).difference().orElse(found.get());
    note(differences, "seed " + seed + ":\n" + shown.describe());
  }

  private synchronized boolean isAccepted(Difference difference) {
    var reason = accepted.reason(difference);
    reason.ifPresent(known -> reasons.merge(known, 1, Integer::sum));
    return reason.isPresent();
  }

  /** A part of a script counts if it shows the same difference. */
  private boolean shows(GnuComparison comparison, String script, Difference difference) {
    return comparison
        .run(script)
        .difference()
        .filter(difference::isLike)
        .filter(each -> accepted.reason(each).isEmpty())
        .isPresent();
  }

  private synchronized void note(List<String> list, String text) {
    list.add(text);
    streams.out().println(text);
    streams.out().flush();
  }
}
