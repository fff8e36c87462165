package dev.oser.agent.session;

import dev.oser.agent.options.OptionException;
import dev.oser.agent.options.Options;
import dev.oser.agent.report.Overhead;
import dev.oser.agent.rewrite.ClassRewriter;
import dev.oser.agent.rewrite.Selection;
import dev.oser.agent.rewrite.Tally;
import dev.oser.agent.rewrite.Transformer;
import dev.oser.agent.runtime.Gate;
import dev.oser.agent.runtime.MemoryWatch;
import dev.oser.agent.runtime.Recorders;
import dev.oser.profile.report.Format;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** One profile: from the start of the program, or from an attach, to the end or a stop. */
public final class Session {
  private static @Nullable Session current;

  private final Options options;
  private final Path file;
  private final Instrumentation instrumentation;
  private final Profiling profiling;
  private final Selection selection;
  private final Tally tally = new Tally();
  private final Transformer transformer;
  private @Nullable MemoryWatch memory;
  private final AtomicBoolean isEnded = new AtomicBoolean();

  private Session(Options options, Instrumentation instrumentation) {
    this.options = options;
    this.instrumentation = instrumentation;
    file = options.file();
    profiling =
        options.mode().isOfContexts() ? new ContextProfiling(options) : new PathProfiling(options);
    selection = new Selection(options);
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
      } else if (current != null) {
        throw new OptionException("this process is being profiled already");
      } else {
        var session = new Session(Options.parse(text), instrumentation);
        session.begin();
        current = session;
      }
    } catch (OptionException e) {
      System.err.println(
          "oser-agent: "
              + e.getMessage()
              + (current == null ? "; the program runs unprofiled" : ""));
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

  private void begin() {
    Recorders.start(profiling::newRecorder);
    Recorders.muted(
        () -> {
          // Loads what it takes to ask, before it is asked about every class.
          selection.has("warm.up", false);
          profiling.begin();
          instrumentation.addTransformer(transformer, true);
          retransform();
          return true;
        });
    memory = MemoryWatch.start(() -> giveUp("not enough memory"));
    Runtime.getRuntime().addShutdownHook(new Thread(this::end, "oser-agent-report"));
    var trigger = options.trigger();
    if (trigger != null) {
      Trigger.watch(trigger, this::report);
    }
    Gate.open();
  }

  /**
   * Changes the classes that are loaded already, one by one: one that fails must not stop others.
   */
  private void retransform() {
    var chosen = new ArrayList<Class<?>>();
    for (Class<?> loaded : instrumentation.getAllLoadedClasses()) {
      if (!loaded.isArray()
          && instrumentation.isModifiableClass(loaded)
          && selection.has(
              loaded.getName(), Selection.isOfJdk(loaded.getClassLoader(), loaded.getModule()))) {
        chosen.add(loaded);
      }
    }
    for (var each : chosen) {
      try {
        instrumentation.retransformClasses(each);
      } catch (Exception | LinkageError e) {
        tally.cannotBeChanged();
      }
    }
  }

  /** Gives loaded classes their own code back; methods that are active end in the changed one. */
  private void restore() {
    instrumentation.removeTransformer(transformer);
    Recorders.muted(
        () -> {
          retransform();
          return true;
        });
  }

  private synchronized void report() {
    if (!isEnded.get()) {
      write(Gate::open);
    }
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
            replace(snapshot(goOn));
          } catch (Throwable e) {
            System.err.println("oser-agent: cannot write the profile to " + file + ": " + e);
          }
          return true;
        });
  }

  private byte[] snapshot(Runnable goOn) throws IOException {
    try {
      var recorders = Gate.pause();
      var title = profiling.title(recorders);
      var bytes = options.format().write(profiling.profile(recorders), title, options.top());
      int missing = Recorders.all().size() - recorders.size();
      var overhead = Overhead.of(recorders, missing, tally).text();
      if (options.costs() != null) {
        Files.writeString(options.costs(), overhead);
      }
      if (options.format() != Format.REPORT) {
        return bytes;
      }
      return (new String(bytes, StandardCharsets.UTF_8) + "\n" + overhead)
          .getBytes(StandardCharsets.UTF_8);
    } finally {
      goOn.run();
    }
  }

  /**
   * Writes to a temporary name first, so that nobody reads half a file. Not if there is something
   * else than a file, such as a pipe or {@code /dev/stderr}.
   */
  private void replace(byte[] bytes) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      Files.write(file, bytes);
      return;
    }
    var part = file.resolveSibling(file.getFileName() + ".part");
    Files.write(part, bytes);
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
