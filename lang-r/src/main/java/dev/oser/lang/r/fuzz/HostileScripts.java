package dev.oser.lang.r.fuzz;

import dev.oser.lang.r.embed.LimitException;
import dev.oser.lang.r.embed.Limits;
import dev.oser.lang.r.embed.RException;
import dev.oser.lang.r.embed.Session;
import dev.oser.lang.r.runtime.Directories;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * Programs that mean harm, in families: resources {@code hostile/*.R}, separated by lines of {@code
 * #%%} with a name. Each runs in a session with limits and a directory of its own, and is to be
 * stopped: by an error or a limit, in time, with nothing changed outside; then another session in
 * the same JVM computes what it should.
 */
public final class HostileScripts {
  /** The families. */
  public static final List<String> FAMILIES =
      List.of(
          "time",
          "builtins",
          "memory",
          "depth",
          "output",
          "files",
          "processes",
          "network",
          "environment",
          "patterns",
          "serialized");

  /** What each may have. */
  public static final Limits LIMITS =
      Limits.none()
          .withTime(Duration.ofSeconds(2))
          .withMemory(256L << 20)
          .withDepth(3000)
          .withOutput(1 << 20);

  /** How much later than its limit one may end, on a machine that has other things to do. */
  public static final Duration GRACE = Duration.ofSeconds(2);

  private static final String SECRET = "as it was";
  private static final String CHECK =
      "sum(sapply(1:100, function(i) i^2)) + nchar(paste(rev(letters), collapse = ''))";
  private static final double CHECKED = 338350 + 26;

  /** A program and what it is called. */
  public record Attack(String family, String name, String script) {}

  /**
   * What became of it.
   *
   * @param end what its host was told
   * @param problem why it was not stopped as it should be; empty if it was
   */
  public record Outcome(Attack attack, double seconds, String end, String problem) {
    public boolean isStopped() {
      return problem.isEmpty();
    }
  }

  private HostileScripts() {}

  /** {@return all programs of some families} */
  public static List<Attack> of(List<String> families) {
    var attacks = new ArrayList<Attack>();
    for (var family : families) {
      for (var part : resource("hostile/" + family + ".R").split("(?m)^#%% ")) {
        int end = part.indexOf('\n');
        if (end >= 0 && !part.isBlank()) {
          attacks.add(new Attack(family, part.substring(0, end), part.substring(end + 1)));
        }
      }
    }
    return attacks;
  }

  private static String resource(String name) {
    try (var in = HostileScripts.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalArgumentException("there is no family " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs one and sees what becomes of it. */
  public static Outcome run(Attack attack) {
    var directory = Directories.empty();
    try {
      return run(attack, directory);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      Directories.discard(directory);
    }
  }

  private static Outcome run(Attack attack, Path directory) throws IOException {
    var own = Files.createDirectory(directory.resolve("own"));
    var outside = Files.writeString(directory.resolve("outside"), SECRET);
    Files.createSymbolicLink(own.resolve("link"), outside);
    Files.createSymbolicLink(own.resolve("linked"), directory);
    String end;
    boolean finished = false;
    long start = System.nanoTime();
    try (var session = Session.builder().directory(own).writeBelow(own).limits(LIMITS).build()) {
      session.set("OUTSIDE", outside.toString());
      start = System.nanoTime();
      session.eval(attack.script);
      finished = true;
      end = "it ended by itself";
    } catch (RException | LimitException | CancellationException e) {
      end = e.getClass().getSimpleName() + ": " + e.getMessage();
    } catch (RuntimeException | Error e) {
      finished = true;
      end = "a bug: " + e;
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    return new Outcome(attack, seconds, end, problem(finished, end, seconds, directory, outside));
  }

  private static String problem(
      boolean finished, String end, double seconds, Path directory, Path outside)
      throws IOException {
    if (finished) {
      return end;
    }
    if (end.contains("internal error")) {
      return end;
    }
    if (seconds * 1e3 > LIMITS.time().plus(GRACE).toMillis()) {
      return "it was stopped too late";
    }
    try (var files = Files.list(directory)) {
      if (files.count() != 2 || !Files.readString(outside).equals(SECRET)) {
        return "it changed files";
      }
    }
    try (var other = Session.builder().limits(LIMITS).build()) {
      return other.eval(CHECK).asDouble() == CHECKED ? "" : "another session computes nonsense";
    }
  }
}
