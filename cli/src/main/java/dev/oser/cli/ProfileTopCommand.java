package dev.oser.cli;

import dev.oser.profile.context.ContextSummary;
import dev.oser.profile.context.SummaryFile;
import dev.oser.profile.report.Format;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code oser profile top}: the hottest contexts of a program while it runs. */
@Command(
    name = "top",
    header = "Shows the hottest calling contexts of a running JVM, live.",
    description = {
      "Instruments the classes of a running process of the same user and shows every few seconds",
      "which contexts had the largest share since the last look, and ever. q or Ctrl-C ends and",
      "restores the classes. Without a terminal, tables are printed one after the other.",
      "The JVM of the process says on its error stream that an agent was loaded."
    },
    footer = {
      "",
      "Examples:",
      "  oser profile top 4711",
      "  oser profile top 4711 --include 'com.acme.*' --burst 40:2",
      "  oser profile top 4711 --every 5 --times 3 > tables.txt"
    })
final class ProfileTopCommand implements Callable<Integer> {
  private static final int MILLISECONDS = 1000;
  private static final int LOOK_MILLISECONDS = 20;

  /** It is asked when all classes are changed, so there is nothing to wait for but a thread. */
  private static final Duration FIRST_PATIENCE = Duration.ofSeconds(10);

  /** A garbage collection, or a busy machine. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Streams streams;

  @Option(
      names = "--every",
      paramLabel = "SECONDS",
      defaultValue = "2",
      description = "How often (default: ${DEFAULT-VALUE}).")
  private double seconds;

  @Option(
      names = "--times",
      paramLabel = "TABLES",
      description = "End after so many tables (default: never).")
  private int times;

  @Option(
      names = "--top",
      defaultValue = "20",
      description = "The contexts of a table without a terminal (default: ${DEFAULT-VALUE}).")
  private int top;

  @Option(
      names = "--include",
      paramLabel = "PATTERN",
      description = "Only such classes or CLASS#METHODs; * is any characters.")
  private List<String> include = List.of();

  @Option(names = "--exclude", paramLabel = "PATTERN", description = "Not these.")
  private List<String> exclude = List.of();

  @Option(
      names = "--metric",
      paramLabel = "METRIC",
      description = "calls (default), wall or cpu time, or bytes.")
  private @Nullable String metric;

  @Option(
      names = "--burst",
      paramLabel = "INTERVAL:LENGTH",
      description = "Look only so long in each interval (ms on average, e.g. 40:2).")
  private @Nullable String burst;

  @Parameters(index = "0", paramLabel = "PID", description = "The process, as jps shows it.")
  private String process = "";

  private final AtomicBoolean isStopped = new AtomicBoolean();

  ProfileTopCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (!(seconds >= 0.1)) {
      throw new Failure("--every " + seconds + " is too often; at most ten times a second: 0.1");
    }
    var profile = AgentJar.newProfile();
    try (var machine = AttachedJvm.attach(process)) {
      watch(machine, profile);
    } finally {
      AgentJar.removeAll(profile);
    }
    return ExitCode.OK;
  }

  private String options(Path profile) {
    var options = new ProfileOptions(include, exclude, metric, burst);
    options.format(Format.SUMMARY);
    // It writes when asked, and not on its own. To ask by a file is quiet; whenever the agent is
    // loaded, the JVM warns on the error stream of the program.
    return options.text("hcct", profile.toString()) + ",every=0,trigger=" + trigger(profile);
  }

  private static Path trigger(Path profile) {
    return profile.resolveSibling("ask");
  }

  private void watch(AttachedJvm machine, Path profile) throws InterruptedException {
    try {
      machine.tell(options(profile));
    } catch (IOException e) {
      throw new Failure("process " + process + " ended, or does not answer: " + e.getMessage());
    }
    // From now on there is something to stop, unless it was refused.
    var stop = new Thread(() -> stop(machine), "oser-stop");
    if (!ask(machine, profile, FIRST_PATIENCE)) {
      if (machine.hasEnded()) {
        throw new Failure("process " + process + " has ended");
      }
      // It may be another's profile that runs: that is not ours to stop.
      throw new Failure(
          "process "
              + process
              + " cannot be profiled: its error stream says why, perhaps it is being profiled");
    }
    Runtime.getRuntime().addShutdownHook(stop);
    String end;
    try {
      end = show(machine, profile);
    } finally {
      stop(machine);
      forget(stop);
    }
    if (!end.isEmpty()) {
      streams.out().flush();
      streams.err().println("oser: " + end);
    }
  }

  /**
   * Asks for the profile so far.
   *
   * @return whether it was written
   */
  private static boolean ask(AttachedJvm machine, Path profile, Duration patience)
      throws InterruptedException {
    var trigger = trigger(profile);
    try {
      Files.write(trigger, new byte[0]);
    } catch (IOException e) {
      throw new Failure("cannot write " + trigger + ": " + e.getMessage());
    }
    long end = System.nanoTime() + patience.toNanos();
    while (Files.exists(trigger)) {
      if (System.nanoTime() > end || !machine.isRunning()) {
        return false;
      }
      Thread.sleep(LOOK_MILLISECONDS);
    }
    return true;
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // It runs: the process is ending.
    }
  }

  /** {@return why there are no more tables; empty if the person wants none} */
  private String show(AttachedJvm machine, Path profile) throws InterruptedException {
    var table = new TopTable("process " + process);
    boolean isLive = streams.areOfProcess() && streams.terminal().isThere();
    try (var screen =
        isLive ? TerminalScreen.ofProcess() : new PlainScreen(streams.out(), top + 2)) {
      for (int shown = 0; times == 0 || shown < times; shown++) {
        if (screen.endsWithin((long) (seconds * MILLISECONDS))) {
          return "";
        }
        if (!ask(machine, profile, PATIENCE)) {
          return machine.isRunning()
              ? "process " + process + " writes no profile any more: its error stream may say why"
              : "process " + process + " has ended";
        }
        screen.show(table.update(read(profile), screen.height()));
      }
      return "";
    }
  }

  private static ContextSummary read(Path profile) {
    try {
      return SummaryFile.read(profile);
    } catch (IOException e) {
      throw new Failure("cannot read the profile: " + e.getMessage());
    }
  }

  /** Restores the classes, once, however this command ends. */
  private void stop(AttachedJvm machine) {
    if (isStopped.compareAndSet(false, true) && machine.isRunning()) {
      try {
        machine.tell("stop");
      } catch (IOException | Failure e) {
        // It ends: nothing is left to restore.
      }
    }
  }
}
