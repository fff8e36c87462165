package dev.oser.agent.session;

import dev.oser.agent.options.Metric;
import dev.oser.agent.options.Mode;
import dev.oser.agent.options.Options;
import dev.oser.agent.rewrite.BodyFactory;
import dev.oser.agent.rewrite.ContextBodies;
import dev.oser.agent.rewrite.Names;
import dev.oser.agent.rewrite.StackReader;
import dev.oser.agent.runtime.AllocatedBytes;
import dev.oser.agent.runtime.BurstRecorder;
import dev.oser.agent.runtime.Bursts;
import dev.oser.agent.runtime.CallRecorder;
import dev.oser.agent.runtime.ContextRecorder;
import dev.oser.agent.runtime.EmptyRecorder;
import dev.oser.agent.runtime.ProcessorTime;
import dev.oser.agent.runtime.Recorder;
import dev.oser.agent.runtime.WeightRecorder;
import dev.oser.profile.context.ContextProfiler;
import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.Counting;
import dev.oser.profile.report.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/** Modes {@code hcct} and {@code cct}. */
final class ContextProfiling implements Profiling {
  private final Options options;
  private final Names names = new Names();
  private final StackReader stack = new StackReader(names);

  ContextProfiling(Options options) {
    this.options = options;
  }

  @Override
  public void begin() {
    var burst = options.burst();
    if (burst != null) {
      stack.rehearse();
      Bursts.start(burst.interval(), burst.length());
    }
  }

  @Override
  public void end() {
    Bursts.stop();
  }

  @Override
  public BodyFactory bodies() {
    return new ContextBodies(names, options.burst() != null, options.metric() == Metric.CALLS);
  }

  @Override
  public ContextRecorder newRecorder() {
    if (options.mode() == Mode.EMPTY) {
      return new EmptyRecorder();
    }
    if (options.burst() != null) {
      return new BurstRecorder(counting(), stack);
    }
    return switch (options.metric()) {
      case CALLS -> new CallRecorder(counting());
      case WALL -> weights(System::nanoTime, false);
      case CPU -> weights(ProcessorTime.ofCurrentThread(), true);
      case BYTES -> weights(AllocatedBytes.ofCurrentThread(), true);
    };
  }

  private WeightRecorder weights(LongSupplier meter, boolean isOfTheThread) {
    return new WeightRecorder(options.metric().unit(), meter, isOfTheThread, counting());
  }

  private Counting counting() {
    if (options.mode() == Mode.CCT) {
      return Counting.exact();
    }
    return switch (options.metric()) {
      case CALLS -> Counting.spaceSaving(options.epsilon());
      case WALL, CPU, BYTES -> Counting.weightedSpaceSaving(options.epsilon());
    };
  }

  @Override
  public Profile profile(List<Recorder> recorders) {
    return new Profile.Contexts(summary(recorders).takenBy(HowTaken.of(options)));
  }

  private ContextSummary summary(List<Recorder> recorders) {
    var summaries = new ArrayList<ContextSummary>();
    for (var recorder : recorders) {
      summaries.add(((ContextRecorder) recorder).summary(names));
    }
    if (summaries.isEmpty()) {
      return new ContextProfiler(counting()).summary(options.metric().unit(), names);
    }
    var sum = ContextSummary.merge(summaries);
    boolean canPrune =
        options.mode() == Mode.HCCT && sum.uncertainty() < options.phi() * sum.total();
    return canPrune ? sum.hot(options.phi()) : sum;
  }

  @Override
  public String title(List<Recorder> recorders) {
    var title = "Profile of process " + ProcessHandle.current().pid() + ", ";
    title +=
        switch (options.mode()) {
          case EMPTY -> "nothing recorded";
          case CCT -> "all calling contexts";
          default ->
              String.format(
                  Locale.ROOT, "calling contexts with a share of %s or more", options.phi());
        };
    if (options.burst() != null) {
      title +=
          String.format(
              Locale.ROOT, ", in bursts (%.1f %% of the time)", 100 * Bursts.observedShare());
    }
    return title;
  }
}
