package dev.oser.agent.session;

import dev.oser.agent.options.Mode;
import dev.oser.agent.options.OptionException;
import dev.oser.agent.options.Options;
import dev.oser.agent.report.NothingCounted;
import dev.oser.agent.report.Overhead;
import dev.oser.agent.rewrite.ClassRewriter;
import dev.oser.agent.rewrite.Selection;
import dev.oser.agent.rewrite.Tally;
import dev.oser.agent.rewrite.Transformer;
import dev.oser.agent.runtime.Gate;
import dev.oser.agent.runtime.MemoryWatch;
import dev.oser.agent.runtime.Recorders;
import dev.oser.profile.report.Format;
import dev.oser.profile.report.Profile;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** One profile: from the start of the program, or from an attach, to the end or a stop. */
public final class Session {
  private static final long MILLISECONDS = 1000;

  private static @Nullable Session current;

  private final Options options;
  private final OutputFile file;
  private final @Nullable OutputFile costs;
  private final Instrumentation instrumentation;
  private final Profiling profiling;
  private final Selection selection;
  private final Tally tally = new Tally();
  private final Transformer transformer;
  private final LoadedClasses loaded;
  private @Nullable MemoryWatch memory;
  private volatile boolean isShuttingDown;
  private final AtomicBoolean isEnded = new AtomicBoolean();

  private Session(Options options, Instrumentation instrumentation) {
    this.options = options;
    this.instrumentation = instrumentation;
    file = new OutputFile(options.file());
    costs = options.costs() == null ? null : new OutputFile(options.costs());
    profiling =
        options.mode().isOfContexts() ? new ContextProfiling(options) : new PathProfiling(options);
    selection = new Selection(options);
    loaded = new LoadedClasses(instrumentation, selection, tally);
    transformer =
        new Transformer(
            selection, new ClassRewriter(selection, profiling.bodies(), tally), this::giveUp);
  }

  /**
   * Starts a session, or, in a JVM that has one, does what is asked of it: {@code report} writes
   * the profile so far, {@code stop} writes it and ends the session.
   */
  public static synchronized void start(
      String text, Instrumentation instrumentation, boolean attached) {
    try {
      if (attached && (text.equals("report") || text.equals("stop"))) {
        command(text);
      } else if (current != null && !current.isEnded.get()) {
        throw new OptionException("this process is being profiled already");
      } else {
        var session = new Session(Options.parse(text), instrumentation);
        session.check();
        current = session;
        session.begin();
      }
    } catch (OptionException e) {
      boolean isProfiled = current != null && !current.isEnded.get();
      System.err.println(
          "oser-agent: " + e.getMessage() + (isProfiled ? "" : "; the program runs unprofiled"));
    }
  }

  private static void command(String command) throws OptionException {
    var session = current;
    if (session == null) {
      throw new OptionException("nothing is being profiled");
    }
    if (command.equals("stop")) {
      session.end();
      session.restore();
      current = null;
    } else {
      session.report();
    }
  }

  private void check() throws OptionException {
    file.check();
    if (costs != null) {
      costs.check();
    }
  }

  private void begin() {
    try {
      instrument();
    } catch (RuntimeException | Error e) {
      giveUp(e);
    }
  }

  private void instrument() {
    Recorders.start(profiling::newRecorder);
    Runtime.getRuntime().addShutdownHook(new Thread(this::shutDown, "oser-agent-report"));
    Recorders.muted(
        () -> {
          // Loads what it takes to ask, before it is asked about every class.
          selection.has("warm.up", false);
          profiling.begin();
          instrumentation.addTransformer(transformer, true);
          loaded.change(isEnded::get);
          return true;
        });
    memory = MemoryWatch.start(() -> giveUp("not enough memory"));
    var trigger = options.trigger();
    if (trigger != null) {
      Trigger.watch(trigger, this::report, isEnded::get);
    }
    if (options.every() > 0 && !file.isStream()) {
      Periodic.start(options.every() * MILLISECONDS, this::report);
    }
    if (!isEnded.get()) {
      Gate.open();
    }
  }

  /** Gives loaded classes their own code back; methods that are active end in the changed one. */
  private void restore() {
    instrumentation.removeTransformer(transformer);
    Recorders.muted(
        () -> {
          loaded.change(() -> isShuttingDown);
          return true;
        });
  }

  /** {@return whether there will be more to report} */
  private synchronized boolean report() {
    if (!isEnded.get()) {
      write(Gate::open);
    }
    return !isEnded.get();
  }

  private void shutDown() {
    isShuttingDown = true;
    end();
  }

  private synchronized void end() {
    if (isEnded.compareAndSet(false, true)) {
      write(Gate::end);
      stop();
    }
  }

  private void stop() {
    profiling.end();
    if (memory != null) {
      memory.stop();
    }
  }

  private void giveUp(Throwable why) {
    giveUp(why instanceof OutOfMemoryError ? "not enough memory" : why.toString());
  }

  /**
   * Lets the program go on alone. Not synchronized with a report, which may be what fails, nor does
   * it change classes back, which takes memory: their events do nothing from now on.
   */
  private void giveUp(String why) {
    if (isEnded.compareAndSet(false, true)) {
      Gate.end();
      Recorders.forget();
      stop();
      instrumentation.removeTransformer(transformer);
      System.err.println("oser-agent: " + why + "; the program goes on unprofiled");
    }
  }

  /**
   * Writes the profile.
   *
   * @param goOn lets the paused program go on
   */
  private void write(Runnable goOn) {
    Recorders.muted(
        () -> {
          try {
            file.write(snapshot(goOn));
          } catch (Throwable e) {
            System.err.println("oser-agent: cannot write the profile to " + file + ": " + e);
          }
          return true;
        });
  }

  private byte[] snapshot(Runnable goOn) throws IOException {
    Profile profile;
    String title;
    String overhead;
    try {
      var recorders = Gate.pause();
      title = profiling.title(recorders);
      profile = profiling.profile(recorders);
      int missing = Recorders.all().size() - recorders.size();
      overhead = Overhead.of(recorders, missing, tally).text();
    } finally {
      goOn.run();
    }
    if (profile.total() == 0 && options.mode() != Mode.EMPTY) {
      var when = options.burst() == null ? "meanwhile" : "in a burst";
      overhead = NothingCounted.why(tally, when) + overhead;
    }
    if (costs != null) {
      costs.write(overhead.getBytes(StandardCharsets.UTF_8));
    }
    var bytes = options.format().write(profile, title, options.top());
    if (options.format() != Format.REPORT) {
      return bytes;
    }
    return (new String(bytes, StandardCharsets.UTF_8) + "\n" + overhead)
        .getBytes(StandardCharsets.UTF_8);
  }
}
